import { randomUUID } from 'node:crypto';
import { api, tableParams } from '@tortuga/protocol/http';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Addresses } from '../administration/addresses.ts';
import type { House } from '../administration/house.ts';
import type { OwnData } from '../administration/own-data.ts';
import type { Identities } from '../identity.ts';
import { addressOf, type Limits } from '../limits.ts';
import { problem, refused } from '../problem.ts';
import { clearSecret, knownPlayer, namedPlayer, playerOf } from '../requests.ts';
import type { Store } from '../storage/store.ts';
import type { TableChat } from '../tables/chat.ts';
import { mayChat, type PlayerId } from '../tables/table.ts';
import type { Tables } from '../tables/tables.ts';
import { about } from './about.ts';

export interface KeepingParts {
  readonly tables: Tables;
  readonly chat: TableChat;
  readonly house: House;
  readonly ownData: OwnData;
  readonly identities: Identities;
  readonly addresses: Addresses;
  readonly limits: Limits;
  readonly store: Store;
  readonly now: () => number;
}

/** What every player may ask of whoever runs the server: table-11.4, table-11.5. */
export const keepingRoutes =
  ({ tables, chat, house, ownData, identities, addresses, limits, store, now }: KeepingParts): FastifyPluginAsyncZod =>
  async (app) => {
    const looking = about('you', 'What was announced to everybody, and whether you are banned');
    app.get(api.news.path, { schema: { ...looking, response: { 200: api.news.response } } }, async (request) => {
      const me = await playerOf(request, identities);
      if (me !== null) addresses.note(me.id, addressOf(request));
      const ban = (me === null ? null : identities.banOf(me)) ?? house.banOfAddress(request.ip);
      const { announcement, isDraining } = house;
      return { announcement, isDraining, ban: ban === null ? null : { reason: ban.reason, until: ban.until } };
    });

    const reporting = about('tables', 'Report a chat message to whoever runs the server');
    app.post(
      api.report.path,
      { schema: { ...reporting, params: tableParams, body: api.report.body, response: { 204: api.report.response } } },
      async (request, reply) => {
        const me = await knownPlayer(request, identities);
        const { id } = request.params;
        const { n, reason } = request.body;
        const { table } = await tables.existing(id);
        const message = mayChat(table, me.id as PlayerId, false) ? await chat.find(id, n) : null;
        if (message === null || message.player === null) throw problem(404, 'noSuchMessage');
        if (message.player === me.id) throw refused({ rule: 'table-11.4', key: 'server.refuse.ownMessage' });
        if (!limits.reports.take(me.id)) throw problem(429, 'tooMany');
        await store.administration.report({
          id: randomUUID(),
          tableId: id,
          n,
          playerId: message.player,
          reporterId: me.id,
          said: 'text' in message.said ? message.said.text : message.said.phrase,
          reason,
          at: now(),
          settledAt: null,
        });
        return reply.code(204).send(null);
      },
    );

    app.get(
      api.ownData.path,
      { schema: { ...about('you', 'All that is stored of you'), response: { 200: api.ownData.response } } },
      async (request, reply) => {
        const me = await namedPlayer(request, identities);
        if (!limits.ownData.take(me.id)) throw problem(429, 'tooMany');
        reply.header('content-disposition', 'attachment; filename="tortuga-my-data.json"');
        return ownData.export(me);
      },
    );

    const deleting = about('you', 'Delete all that is stored of you; what was played stays, without your name');
    app.post(
      api.deleteMe.path,
      { schema: { ...deleting, body: api.deleteMe.body, response: { 204: api.deleteMe.response } } },
      async (request, reply) => {
        const me = await namedPlayer(request, identities);
        await ownData.delete(me, request.body.name);
        clearSecret(reply);
        return reply.code(204).send(null);
      },
    );
  };
