import { adminApi, tableParams } from '@tortuga/protocol/http';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Administration } from '../administration/administration.ts';
import type { AdminToken } from '../administration/token.ts';
import { nameOrProblem } from '../names.ts';
import type { TableChat } from '../tables/chat.ts';
import { about } from './about.ts';

const anyParams = z.object({ id: z.string().max(64) });

/** For whoever has the admin token, and nobody else. */
export const adminRoutes =
  (administration: Administration, chat: TableChat, token: AdminToken): FastifyPluginAsyncZod =>
  async (app) => {
    app.addHook('onRequest', async (request) => token.check(request));
    const described = (summary: string) => about('administration', summary);

    app.get(
      adminApi.overview.path,
      { schema: { ...described('How the server is'), response: { 200: adminApi.overview.response } } },
      () => administration.overview(),
    );

    app.get(
      adminApi.tables.path,
      {
        schema: {
          ...described('All tables, by the beginning of their id or the name of a player'),
          querystring: adminApi.tables.query,
          response: { 200: adminApi.tables.response },
        },
      },
      async ({ query }) =>
        (await administration.tables(query.search)).map((table) => ({ ...table, players: [...table.players] })),
    );

    app.get(
      adminApi.chatOfTable.path,
      {
        schema: {
          ...described('What was said at a table'),
          params: tableParams,
          response: { 200: adminApi.chatOfTable.response },
        },
      },
      ({ params }) => chat.last(params.id),
    );

    app.delete(
      adminApi.closeTable.path,
      {
        schema: {
          ...described('Close a table: a match ends without a winner, and nobody finds the table any more'),
          params: tableParams,
          response: { 204: adminApi.closeTable.response },
        },
      },
      async ({ params }, reply) => {
        await administration.closeTable(params.id);
        return reply.code(204).send(null);
      },
    );

    app.post(
      adminApi.removeMessage.path,
      {
        schema: {
          ...described('Take a message out of a chat'),
          params: tableParams,
          body: adminApi.removeMessage.body,
          response: { 204: adminApi.removeMessage.response },
        },
      },
      async ({ params, body }, reply) => {
        await administration.removeMessage(params.id, body.n);
        return reply.code(204).send(null);
      },
    );

    app.get(
      adminApi.players.path,
      {
        schema: {
          ...described('All players, by their id or a part of their name'),
          querystring: adminApi.players.query,
          response: { 200: adminApi.players.response },
        },
      },
      ({ query }) => administration.players(query.search),
    );

    app.patch(
      adminApi.renamePlayer.path,
      {
        schema: {
          ...described('Give a player another name, wherever it stands'),
          params: anyParams,
          body: adminApi.renamePlayer.body,
          response: { 204: adminApi.renamePlayer.response },
        },
      },
      async ({ params, body }, reply) => {
        await administration.rename(params.id, nameOrProblem(body.name));
        return reply.code(204).send(null);
      },
    );

    app.get(
      adminApi.sanctions.path,
      { schema: { ...described('Who is banned or muted'), response: { 200: adminApi.sanctions.response } } },
      () => administration.sanctions(),
    );

    app.post(
      adminApi.impose.path,
      {
        schema: {
          ...described('Ban or mute a player, or ban an address or a network'),
          body: adminApi.impose.body,
          response: { 204: adminApi.impose.response },
        },
      },
      async ({ body }, reply) => {
        await administration.impose(body.kind, body.target, body.reason, body.hours);
        return reply.code(204).send(null);
      },
    );

    app.post(
      adminApi.lift.path,
      {
        schema: {
          ...described('Lift a ban or a mute'),
          body: adminApi.lift.body,
          response: { 204: adminApi.lift.response },
        },
      },
      async ({ body }, reply) => {
        await administration.lift(body.kind, body.target);
        return reply.code(204).send(null);
      },
    );

    app.get(
      adminApi.reports.path,
      {
        schema: {
          ...described('Messages that players have reported'),
          querystring: adminApi.reports.query,
          response: { 200: adminApi.reports.response },
        },
      },
      ({ query }) => administration.reports(query.settled === 'yes'),
    );

    app.post(
      adminApi.settle.path,
      {
        schema: {
          ...described('A report has been dealt with'),
          params: anyParams,
          response: { 204: adminApi.settle.response },
        },
      },
      async ({ params }, reply) => {
        await administration.settle(params.id);
        return reply.code(204).send(null);
      },
    );

    app.post(
      adminApi.announce.path,
      {
        schema: {
          ...described('Tell everybody who has a page open'),
          body: adminApi.announce.body,
          response: { 204: adminApi.announce.response },
        },
      },
      async ({ body }, reply) => {
        await administration.announce(body.text, body.minutes);
        return reply.code(204).send(null);
      },
    );

    app.post(
      adminApi.drain.path,
      {
        schema: {
          ...described('Before a restart: no table opens and no match begins at this process; running matches go on'),
          body: adminApi.drain.body,
          response: { 204: adminApi.drain.response },
        },
      },
      async ({ body }, reply) => {
        await administration.drain(body.isDraining);
        return reply.code(204).send(null);
      },
    );

    app.get(
      adminApi.deeds.path,
      {
        schema: {
          ...described('What was done with the admin token, the newest first'),
          querystring: adminApi.deeds.query,
          response: { 200: adminApi.deeds.response },
        },
      },
      async ({ query }) =>
        (await administration.deeds(query.before)).map(({ detailsJson, ...deed }) => ({
          ...deed,
          details: JSON.parse(detailsJson) as Record<string, unknown>,
        })),
    );
  };
