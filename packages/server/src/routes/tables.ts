import { BOT_NAMES } from '@tortuga/bots';
import { LARGEST_PACK_BYTES, tableInfoSchema } from '@tortuga/host';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Identities } from '../identity.ts';
import { type Limits, MOST_BOT_TABLES, MOST_TABLES } from '../limits.ts';
import { problem } from '../problem.ts';
import { knownPlayer } from '../requests.ts';
import { comeBack, join, leave, type PlayerId, replaceAbsent, setBot } from '../tables/table.ts';
import { sitterOf, type Tables } from '../tables/tables.ts';
import type { Titles } from '../tables/titles.ts';
import { about } from './about.ts';

const seatIndex = z.int().min(0).max(15);
const botName = z.string().max(24);
/** A request for a table: a pack, and what else there is to say. */
const LARGEST_TABLE_BYTES = LARGEST_PACK_BYTES + 4096;
const tableId = z.object({ id: z.uuid() });

/** Who plays on for somebody who leaves. */
const STAND_IN = 'greedy';

/** One of ours: how long a bot may think is not for visitors to say. */
function knownBot(bot: string): string {
  if (!BOT_NAMES.some((name) => name === bot)) throw problem(400, 'noSuchBot', { bot, known: BOT_NAMES.join(', ') });
  return bot;
}

export const tableRoutes =
  (tables: Tables, titles: Titles, identities: Identities, limits: Limits): FastifyPluginAsyncZod =>
  async (app) => {
    const response = { 200: tableInfoSchema };
    const listing = { 200: z.array(tableInfoSchema) };
    const opened = { 201: z.object({ table: tableInfoSchema, invite: z.string().nullable() }) };

    app.get('/games', { schema: about('games', 'The games, their seats, options and bots') }, async () =>
      titles.all.map(({ game }) => ({
        id: game.id,
        seatCounts: game.seatCounts,
        optionSets: game.optionSets,
        bots: BOT_NAMES,
      })),
    );

    app.get(
      '/tables',
      { schema: { ...about('tables', 'Tables with a free seat for anybody'), response: listing } },
      () => tables.listOpen(),
    );

    app.get('/tables/mine', { schema: { ...about('tables', 'Your tables'), response: listing } }, async (request) => {
      const me = await knownPlayer(request, identities);
      return tables.listOf(me);
    });

    const newTable = z.strictObject({
      game: z.string().max(40),
      /** The values of one's own cards; without it those of the house. */
      pack: z.record(z.string().max(40), z.unknown()).optional(),
      /** The game says what they may be. */
      options: z.record(z.string().max(40), z.unknown()).default({}),
      visibility: z.enum(['public', 'invite']),
      seats: z
        .array(z.union([z.literal(['me', 'open']), z.strictObject({ bot: botName })]))
        .min(1)
        .max(8),
    });
    const opening = { ...about('tables', 'Open a table'), body: newTable, response: opened };
    app.post('/tables', { schema: opening, bodyLimit: LARGEST_TABLE_BYTES }, async (request, reply) => {
      const me = await knownPlayer(request, identities);
      const { seats } = request.body;
      if (seats.filter((plan) => plan === 'me').length > 1) throw problem(400, 'badSeats', { seats: seats.length });
      for (const plan of seats) if (typeof plan === 'object') knownBot(plan.bot);
      if (!limits.newTables.take(me.id)) throw problem(429, 'tooMany');
      if ((await tables.countOf(me)) >= MOST_TABLES) throw problem(429, 'tooManyTables', { most: MOST_TABLES });
      if (request.body.pack !== undefined && !limits.packs.take(me.id)) throw problem(429, 'tooMany');
      const { room, invite } = await tables.create(me, request.body);
      return reply.code(201).send({ table: room.info(), invite });
    });

    const packing = about('tables', 'The cards of a table: those its match was begun with, or that were brought along');
    app.get('/tables/:id/pack', { schema: { ...packing, params: tableId } }, async ({ params }, reply) => {
      const pack = await tables.packOf(params.id);
      if (pack === null) throw problem(404, 'housePack');
      return reply.type('application/json').send(pack);
    });

    app.get(
      '/games/:game/pack-template',
      {
        schema: {
          ...about('games', 'A pack to fill in with the values of your own box'),
          params: z.object({ game: z.string().max(40) }),
        },
      },
      ({ params }) => titles.existing(params.game).packTemplate(),
    );

    app.get('/tables/:id', { schema: { ...about('tables', 'A table'), params: tableId, response } }, ({ params }) =>
      tables.info(params.id),
    );

    const joining = z.strictObject({ seat: seatIndex.optional(), invite: z.string().max(100).optional() });
    const sitting = about('tables', 'Sit down');
    app.post(
      '/tables/:id/join',
      { schema: { ...sitting, params: tableId, body: joining, response } },
      async (request) => {
        const me = await knownPlayer(request, identities);
        const { seat, invite } = request.body;
        const room = await tables.change(request.params.id, (table, row) =>
          join(table, sitterOf(me), seat ?? null, tables.isInvited(row, invite ?? null)),
        );
        return room.info();
      },
    );

    const leaving = about('tables', 'Leave; in a match a bot plays on, and the seat is kept for you');
    app.post('/tables/:id/leave', { schema: { ...leaving, params: tableId, response } }, async (request) => {
      const me = await knownPlayer(request, identities);
      return (await tables.change(request.params.id, (table) => leave(table, me.id as PlayerId, STAND_IN))).info();
    });

    const seating = z.strictObject({ seat: seatIndex, bot: botName.nullable() });
    const filling = about('tables', 'Host: a bot for a free seat, or none');
    app.post(
      '/tables/:id/bot',
      { schema: { ...filling, params: tableId, body: seating, response } },
      async (request) => {
        const me = await knownPlayer(request, identities);
        const { seat, bot } = request.body;
        const isPresent = await tables.presenceAt(request.params.id);
        const room = await tables.change(request.params.id, (table) =>
          setBot(table, me.id as PlayerId, isPresent, seat, bot === null ? null : knownBot(bot)),
        );
        return room.info();
      },
    );

    const starting = about('tables', 'Host: begin');
    app.post('/tables/:id/start', { schema: { ...starting, params: tableId, response } }, async (request) => {
      const me = await knownPlayer(request, identities);
      const running = await tables.countBotTablesOf(me);
      if (running >= MOST_BOT_TABLES) throw problem(429, 'tooManyTables', { most: MOST_BOT_TABLES });
      return (await tables.start(request.params.id, me.id as PlayerId)).info();
    });

    app.post(
      '/tables/:id/replace',
      {
        schema: {
          ...about('tables', 'Host: let a bot play for somebody who is away'),
          params: tableId,
          body: z.strictObject({ seat: seatIndex }),
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

    const returning = about('tables', 'Come back to the seat that is kept for you');
    app.post('/tables/:id/return', { schema: { ...returning, params: tableId, response } }, async (request) => {
      const me = await knownPlayer(request, identities);
      return (await tables.change(request.params.id, (table) => comeBack(table, me.id as PlayerId))).info();
    });

    const again = about('tables', 'Another match with those who sat here, at a new table');
    app.post(
      '/tables/:id/rematch',
      { schema: { ...again, params: tableId, response: opened } },
      async (request, reply) => {
        const me = await knownPlayer(request, identities);
        const { room, invite } = await tables.rematch(request.params.id, me);
        return reply.code(201).send({ table: room.info(), invite });
      },
    );
  };
