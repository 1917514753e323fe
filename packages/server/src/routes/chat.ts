import { chatSchema } from '@tortuga/host';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Identities } from '../identity.ts';
import { problem } from '../problem.ts';
import { knownPlayer } from '../requests.ts';
import type { TableChat } from '../tables/chat.ts';
import type { Tables } from '../tables/tables.ts';

const tableId = z.object({ id: z.uuid() });

export const chatRoutes =
  (tables: Tables, chat: TableChat, identities: Identities): FastifyPluginAsyncZod =>
  async (app) => {
    const roomOf = async (id: string) => {
      const room = await tables.room(id);
      if (room === null) throw problem(404, 'noSuchTable');
      return room;
    };

    app.get('/tables/:id/chat', { schema: { params: tableId } }, async ({ params }) => {
      await roomOf(params.id);
      return chat.last(params.id);
    });

    app.post('/tables/:id/chat', { schema: { params: tableId, body: chatSchema } }, async (request, reply) => {
      const me = await knownPlayer(request, identities);
      const room = await roomOf(request.params.id);
      const message = await chat.say(request.params.id, me, request.body);
      room.tellAll(message);
      return reply.code(201).send(message);
    });
  };
