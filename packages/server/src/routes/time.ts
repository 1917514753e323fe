import { seat } from '@tortuga/kernel';
import { tableInfoSchema } from '@tortuga/protocol';
import { api, tableParams } from '@tortuga/protocol/http';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Identities } from '../identity.ts';
import { knownPlayer } from '../requests.ts';
import { agree, resign } from '../tables/accord.ts';
import { decide, endPause, timeForReturning } from '../tables/clock.ts';
import { STAND_IN } from '../tables/referee.ts';
import { changed, comeBack, keptSeatOf, type PlayerId } from '../tables/table.ts';
import type { Tables } from '../tables/tables.ts';
import { about } from './about.ts';

/** What players do about time and absence during a match: table-4.9, table-7.x and table-8.x. */
export const timeRoutes =
  (tables: Tables, identities: Identities): FastifyPluginAsyncZod =>
  async (app) => {
    const response = { 200: tableInfoSchema };

    const returning = about('tables', 'Come back to the seat that is kept for you');
    app.post(api.comeBack.path, { schema: { ...returning, params: tableParams, response } }, async (request) => {
      const me = (await knownPlayer(request, identities)).id as PlayerId;
      const live = await tables.change(request.params.id, (table, _, { now, clock }) => {
        const index = keptSeatOf(table, me);
        const back = comeBack(table, me);
        if (!back.ok) return back;
        return changed(timeForReturning(back.table, index, clock?.leftAt(seat(index), now) ?? 0, now), {});
      });
      return live.info();
    });

    const deciding = about('tables', 'Let a bot play for somebody whose time is up, or give them more time');
    app.post(
      api.decide.path,
      { schema: { ...deciding, params: tableParams, body: api.decide.body, response } },
      async (request) => {
        const me = (await knownPlayer(request, identities)).id as PlayerId;
        const { seat: index, what } = request.body;
        const live = await tables.change(request.params.id, (table, _, { now, clock }) =>
          decide(table, me, index, what, { now, bot: STAND_IN, isUp: (each) => clock?.isLate(each) ?? false }),
        );
        return live.info();
      },
    );

    const agreeing = about('tables', 'Propose a pause or the end of the match, agree to it, or don’t');
    app.post(
      api.agree.path,
      { schema: { ...agreeing, params: tableParams, body: api.agree.body, response } },
      async (request) => {
        const me = (await knownPlayer(request, identities)).id as PlayerId;
        const { what, agree: doesAgree } = request.body;
        const live = await tables.change(request.params.id, (table, _, { now }) =>
          agree(table, me, what, doesAgree, now),
        );
        return live.info();
      },
    );

    const goingOn = about('tables', 'End a pause: the clocks go on');
    app.delete(api.endPause.path, { schema: { ...goingOn, params: tableParams, response } }, async (request) => {
      const me = (await knownPlayer(request, identities)).id as PlayerId;
      return (await tables.change(request.params.id, (table, _, { now }) => endPause(table, me, now))).info();
    });

    const resigning = about('tables', 'Give up a match of two: the other one wins');
    app.post(api.resign.path, { schema: { ...resigning, params: tableParams, response } }, async (request) => {
      const me = (await knownPlayer(request, identities)).id as PlayerId;
      return (await tables.change(request.params.id, (table, _, { now }) => resign(table, me, now))).info();
    });
  };
