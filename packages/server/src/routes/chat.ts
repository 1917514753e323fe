import { chatSchema } from '@tortuga/host';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Identities } from '../identity.ts';
import { knownPlayer } from '../requests.ts';
import type { TableChat } from '../tables/chat.ts';
import type { Tables } from '../tables/tables.ts';

const tableId = z.object({ id: z.uuid() });

export const chatRoutes =
  (tables: Tables, chat: TableChat, identities: Identities): FastifyPluginAsyncZod =>
  async (app) => {
    app.get('/tables/:id/chat', { schema: { params: tableId } }, async ({ params }) => {
      await tables.existing(params.id);
      return chat.last(params.id);
    });

    app.post('/tables/:id/chat', { schema: { params: tableId, body: chatSchema } }, async (request, reply) => {
      const me = await knownPlayer(request, identities);
      const room = await tables.existing(request.params.id);
      const message = await chat.say(request.params.id, me, request.body);
      room.tellAll(message);
      return reply.code(201).send(message);
    });
  };
