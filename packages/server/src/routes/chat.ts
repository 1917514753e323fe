import { type ChatMessage, chatHistorySchema, chatMessageSchema, chatSchema } from '@tortuga/host';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Identities } from '../identity.ts';
import type { Limits } from '../limits.ts';
import { problem, refused } from '../problem.ts';
import { knownPlayer, playerOf } from '../requests.ts';
import type { TableChat } from '../tables/chat.ts';
import { mayChat, type PlayerId, refuseSpeaking, seatOfPlayer } from '../tables/table.ts';
import type { Tables } from '../tables/tables.ts';
import { about } from './about.ts';

const tableId = z.object({ id: z.uuid() });

export const chatRoutes =
  (tables: Tables, chat: TableChat, identities: Identities, limits: Limits): FastifyPluginAsyncZod =>
  async (app) => {
    const reading = { ...about('tables', 'What was said last'), response: { 200: chatHistorySchema } };
    const asking = z.object({ invite: z.string().max(100).optional() });
    app.get(
      '/tables/:id/chat',
      { schema: { ...reading, params: tableId, querystring: asking } },
      async (request): Promise<ChatMessage[]> => {
        const { id } = request.params;
        const { table } = await tables.existing(id);
        const me = await playerOf(request, identities);
        const isInvited = await tables.isInvitedTo(id, request.query.invite ?? null);
        return mayChat(table, (me?.id ?? null) as PlayerId | null, isInvited) ? chat.last(id) : [];
      },
    );

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
        const player = me.id as PlayerId;
        const refusal = refuseSpeaking(room.table, player);
        if (refusal !== null) throw refused(refusal);
        if (!limits.chatLines.take(me.id)) throw problem(429, 'tooMany');
        const seat = seatOfPlayer(room.table, player);
        const message = await chat.say(request.params.id, me, seat, request.body);
        room.tellChat(message);
        return reply.code(201).send(message);
      },
    );
  };
