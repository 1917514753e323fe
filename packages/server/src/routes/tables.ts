import { LEVELS } from '@tortuga/bots';
import { tableBotNamed } from '@tortuga/games/bots';
import type { GameModule } from '@tortuga/games/game-module';
import { MAX_PACK_BYTES, tableInfoSchema } from '@tortuga/protocol';
import { api, tableParams } from '@tortuga/protocol/http';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { House } from '../administration/house.ts';
import type { Alerts } from '../alerts/alerts.ts';
import type { Identities } from '../identity.ts';
import { type Limits, MAX_BOT_TABLES, MAX_TABLES } from '../limits.ts';
import type { Acquaintances } from '../people/acquaintances.ts';
import { problem, refused } from '../problem.ts';
import { knownPlayer } from '../requests.ts';
import type { Games } from '../tables/games.ts';
import { STAND_IN } from '../tables/referee.ts';
import { join, leave, type PlayerId, replaceAbsent, setBot } from '../tables/table.ts';
import { sitterOf, type Tables } from '../tables/tables.ts';
import { about } from './about.ts';

/** A request for a table: a pack, and a few fields. */
const MAX_TABLE_BYTES = MAX_PACK_BYTES + 4096;

/** One of ours: how long a bot may think is not for visitors to say. */
function knownBot(module: GameModule, bot: string): string {
  const known = tableBotNamed(module, bot);
  if (known === null) throw problem(400, 'noSuchBot', { bot, known: LEVELS.join(', ') });
  return known;
}

/** What can't be said in JSON Schema may be anything: the rules refuse what they don't know. */
const shapeOf = (schema: z.ZodType): unknown => z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' });

export const tableRoutes =
  (
    tables: Tables,
    games: Games,
    house: House,
    identities: Identities,
    acquaintances: Acquaintances,
    alerts: Alerts,
    limits: Limits,
  ): FastifyPluginAsyncZod =>
  async (app) => {
    const response = { 200: tableInfoSchema };

    app.get(
      api.games.path,
      {
        schema: {
          ...about('games', 'The games, their seats, options and bots'),
          response: { 200: api.games.response },
        },
      },
      async () =>
        games.all.map(({ game }) => ({
          id: game.id,
          seatCounts: [...game.seatCounts],
          optionSets: [...game.optionSets],
          bots: [...LEVELS],
        })),
    );

    app.get(
      api.game.path,
      {
        schema: {
          ...about('games', 'A game: the shape of its moves and options, and the values on its cards'),
          params: z.object({ game: z.string().max(40) }),
          response: { 200: api.game.response },
        },
      },
      async ({ params }) => {
        const { game, pack, characters } = games.existing(params.game);
        return {
          id: game.id,
          rulesVersion: game.rulesVersion,
          seatCounts: [...game.seatCounts],
          optionSets: [...game.optionSets],
          bots: [...LEVELS],
          characters: [...characters],
          packDigest: game.pack.digest,
          pack,
          schemas: { move: shapeOf(game.moveSchema), options: shapeOf(game.optionsSchema) },
        };
      },
    );

    app.get(
      api.openTables.path,
      {
        schema: {
          ...about('tables', 'Tables with a free seat for anybody'),
          response: { 200: api.openTables.response },
        },
      },
      () => tables.listOpen(),
    );

    app.get(
      api.runningTables.path,
      {
        schema: {
          ...about('tables', 'Public matches that are going on, to watch'),
          response: { 200: api.runningTables.response },
        },
      },
      () => tables.listRunning(),
    );

    app.get(
      api.myTables.path,
      { schema: { ...about('tables', 'Your tables'), response: { 200: api.myTables.response } } },
      async (request) => {
        const me = await knownPlayer(request, identities);
        return tables.listOf(me);
      },
    );

    const opening = {
      ...about('tables', 'Open a table'),
      body: api.createTable.body,
      response: { 201: api.createTable.response },
    };
    app.post(api.createTable.path, { schema: opening, bodyLimit: MAX_TABLE_BYTES }, async (request, reply) => {
      const me = await knownPlayer(request, identities);
      house.refuseWhileDraining();
      const { seats } = request.body;
      if (seats.filter((plan) => plan === 'me').length > 1) throw problem(400, 'badSeats', { seats: seats.length });
      const module = games.existing(request.body.game);
      const wanted = seats.map((plan) => (typeof plan === 'object' ? { bot: knownBot(module, plan.bot) } : plan));
      if (!limits.newTables.take(me.id)) throw problem(429, 'tooMany');
      if ((await tables.countOf(me)) >= MAX_TABLES) throw problem(429, 'tooManyTables', { most: MAX_TABLES });
      if (request.body.pack !== undefined && !limits.packs.take(me.id)) throw problem(429, 'tooMany');
      const { live, invite } = await tables.create(me, { ...request.body, seats: wanted });
      return reply.code(201).send({ table: live.info(), invite });
    });

    const packing = about('tables', 'The cards of a table: those its match was begun with, or that were brought along');
    app.get(api.pack.path, { schema: { ...packing, params: tableParams } }, async ({ params }, reply) => {
      const pack = await tables.packOf(params.id);
      if (pack === null) throw problem(404, 'housePack');
      return reply.type('application/json').send(pack);
    });

    app.get(
      api.packTemplate.path,
      {
        schema: {
          ...about('games', 'A pack to fill in with the values of your own box'),
          params: z.object({ game: z.string().max(40) }),
        },
      },
      ({ params }) => games.existing(params.game).packTemplate(),
    );

    app.get(
      api.table.path,
      { schema: { ...about('tables', 'A table'), params: tableParams, response } },
      ({ params }) => tables.info(params.id),
    );

    const sitting = about('tables', 'Sit down');
    app.post(
      api.join.path,
      { schema: { ...sitting, params: tableParams, body: api.join.body, response } },
      async (request) => {
        const me = await knownPlayer(request, identities);
        const { id } = request.params;
        const { seat, invite } = request.body;
        const isAsked = await acquaintances.isInvited(id, me);
        const unwanted = await acquaintances.refuseSitting((await tables.existing(id)).table.host, me);
        if (unwanted !== null) throw refused(unwanted);
        const live = await tables.change(id, (table, row) =>
          join(table, sitterOf(me), seat ?? null, isAsked || tables.isInvited(row, invite ?? null)),
        );
        alerts.joined(live.table, me.id as PlayerId);
        return live.info();
      },
    );

    const leaving = about('tables', 'Leave; in a match a bot plays on, and the seat is kept for you');
    app.post(api.leave.path, { schema: { ...leaving, params: tableParams, response } }, async (request) => {
      const me = await knownPlayer(request, identities);
      return (await tables.change(request.params.id, (table) => leave(table, me.id as PlayerId, STAND_IN))).info();
    });

    const filling = about('tables', 'Host: a bot for a free seat, or none');
    app.post(
      api.setBot.path,
      { schema: { ...filling, params: tableParams, body: api.setBot.body, response } },
      async (request) => {
        const me = await knownPlayer(request, identities);
        const { seat, bot } = request.body;
        const isPresent = await tables.presenceAt(request.params.id);
        const live = await tables.change(request.params.id, (table) =>
          setBot(
            table,
            me.id as PlayerId,
            isPresent,
            seat,
            bot === null ? null : knownBot(games.existing(table.game), bot),
          ),
        );
        return live.info();
      },
    );

    const starting = about('tables', 'Host: begin');
    app.post(api.start.path, { schema: { ...starting, params: tableParams, response } }, async (request) => {
      const me = await knownPlayer(request, identities);
      const running = await tables.countBotTablesOf(me);
      if (running >= MAX_BOT_TABLES) throw problem(429, 'tooManyTables', { most: MAX_BOT_TABLES });
      house.refuseWhileDraining();
      return (await tables.start(request.params.id, me.id as PlayerId)).info();
    });

    app.post(
      api.replace.path,
      {
        schema: {
          ...about('tables', 'Host: let a bot play for somebody who is away'),
          params: tableParams,
          body: api.replace.body,
          response,
        },
      },
      async (request) => {
        const me = await knownPlayer(request, identities);
        const isPresent = await tables.presenceAt(request.params.id);
        const changed = await tables.change(request.params.id, (table) =>
          replaceAbsent(table, me.id as PlayerId, isPresent, request.body.seat, STAND_IN),
        );
        return changed.info();
      },
    );

    const again = about('tables', 'Another match with those who sat here, at a new table');
    app.post(
      api.rematch.path,
      { schema: { ...again, params: tableParams, response: { 201: api.rematch.response } } },
      async (request, reply) => {
        const me = await knownPlayer(request, identities);
        house.refuseWhileDraining();
        const { live, invite } = await tables.rematch(request.params.id, me);
        const before = await tables.existing(request.params.id);
        if (live.table.host === me.id) alerts.askedForRematch(before.table, me.id as PlayerId);
        return reply.code(201).send({ table: live.info(), invite });
      },
    );
  };
