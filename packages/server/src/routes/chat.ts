import type { ChatMessage } from '@tortuga/protocol';
import { api, tableParams } from '@tortuga/protocol/http';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { House } from '../administration/house.ts';
import type { Identities } from '../identity.ts';
import type { Limits } from '../limits.ts';
import { problem, refused } from '../problem.ts';
import { knownPlayer, playerOf, saidOf } from '../requests.ts';
import type { TableChat } from '../tables/chat.ts';
import { mayChat, type PlayerId, refuseSpeaking, seatOfPlayer } from '../tables/table.ts';
import type { Tables } from '../tables/tables.ts';
import { about } from './about.ts';

export const chatRoutes =
  (tables: Tables, chat: TableChat, house: House, identities: Identities, limits: Limits): FastifyPluginAsyncZod =>
  async (app) => {
    const reading = { ...about('tables', 'What was said last'), response: { 200: api.chat.response } };
    app.get(
      api.chat.path,
      { schema: { ...reading, params: tableParams, querystring: api.chat.query } },
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
      response: { 201: api.say.response },
    };
    app.post(
      api.say.path,
      { schema: { ...speaking, params: tableParams, body: api.say.body } },
      async (request, reply) => {
        const me = await knownPlayer(request, identities);
        const live = await tables.existing(request.params.id);
        const player = me.id as PlayerId;
        const refusal = refuseSpeaking(live.table, player);
        if (refusal !== null) throw refused(refusal);
        const mute = house.sanctionOn('mute', me.id);
        if (mute !== null) throw refused({ rule: 'table-11.1', key: 'server.refuse.muted', params: saidOf(mute) });
        if (!limits.chatMessages.take(me.id)) throw problem(429, 'tooMany');
        const seat = seatOfPlayer(live.table, player);
        const message = await chat.say(request.params.id, me, seat, request.body);
        live.sendChat(message);
        return reply.code(201).send(message);
      },
    );
  };
