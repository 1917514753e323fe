import { chatHistorySchema, chatMessageSchema, chatSchema } from '@tortuga/host';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Identities } from '../identity.ts';
import { knownPlayer } from '../requests.ts';
import type { TableChat } from '../tables/chat.ts';
import { type PlayerId, seatOfPlayer } from '../tables/table.ts';
import type { Tables } from '../tables/tables.ts';
import { about } from './about.ts';

const tableId = z.object({ id: z.uuid() });

export const chatRoutes =
  (tables: Tables, chat: TableChat, identities: Identities): FastifyPluginAsyncZod =>
  async (app) => {
    const reading = { ...about('tables', 'What was said last'), response: { 200: chatHistorySchema } };
    app.get('/tables/:id/chat', { schema: { ...reading, params: tableId } }, async ({ params }) => {
      await tables.existing(params.id);
      return chat.last(params.id);
    });

    const speaking = {
      ...about('tables', 'Say something, or one of the quick phrases'),
      response: { 201: chatMessageSchema },
    };
    app.post(
      '/tables/:id/chat',
      { schema: { ...speaking, params: tableId, body: chatSchema } },
      async (request, reply) => {
        const me = await knownPlayer(request, identities);
        const room = await tables.existing(request.params.id);
        const seat = seatOfPlayer(room.table, me.id as PlayerId);
        const message = await chat.say(request.params.id, me, seat, request.body);
        room.tellAll(message);
        return reply.code(201).send(message);
      },
    );
  };
