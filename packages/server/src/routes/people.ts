import { api, tableParams } from '@tortuga/protocol/http';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Alerts } from '../alerts/alerts.ts';
import type { Identities } from '../identity.ts';
import type { Limits } from '../limits.ts';
import type { Acquaintances } from '../people/acquaintances.ts';
import { problem } from '../problem.ts';
import { knownPlayer } from '../requests.ts';
import type { PlayerId } from '../tables/table.ts';
import type { Tables } from '../tables/tables.ts';
import { about } from './about.ts';

const STANCES = { friend: 'friend', blocked: 'blocked', nothing: null } as const;

/** Friends, and invitations from one player to another: table-10.x. */
export const peopleRoutes =
  (
    tables: Tables,
    acquaintances: Acquaintances,
    identities: Identities,
    alerts: Alerts,
    limits: Limits,
  ): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      api.people.path,
      { schema: { ...about('people', 'Whom you know'), response: { 200: api.people.response } } },
      async (request) => acquaintances.of(await knownPlayer(request, identities)),
    );

    const wanting = about('people', 'Ask somebody to be your friend, agree to it, block somebody, or take it back');
    app.post(
      api.want.path,
      {
        schema: {
          ...wanting,
          params: z.object({ id: z.uuid() }),
          body: api.want.body,
          response: { 200: api.want.response },
        },
      },
      async (request) => {
        const me = await knownPlayer(request, identities);
        if (!limits.stances.take(me.id)) throw problem(429, 'tooMany');
        return acquaintances.want(me, request.params.id, STANCES[request.body.want]);
      },
    );

    const muting = about('people', 'Read what somebody says in chats, or don’t');
    app.post(
      api.mute.path,
      {
        schema: {
          ...muting,
          params: z.object({ id: z.uuid() }),
          body: api.mute.body,
          response: { 200: api.mute.response },
        },
      },
      async (request) => {
        const me = await knownPlayer(request, identities);
        if (!limits.stances.take(me.id)) throw problem(429, 'tooMany');
        return acquaintances.mute(me, request.params.id, request.body.mute);
      },
    );

    app.get(
      api.invitations.path,
      {
        schema: {
          ...about('people', 'The tables to which friends have invited you'),
          response: { 200: api.invitations.response },
        },
      },
      async (request) => {
        const me = await knownPlayer(request, identities);
        const all = await acquaintances.invitationsOf(me);
        const infos = await Promise.all(all.map(({ tableId }) => tables.info(tableId).catch(() => null)));
        return all.flatMap(({ invitedBy, name, at }, index) => {
          const table = infos[index] ?? null;
          return table === null || table.state !== 'lobby' ? [] : [{ table, from: { id: invitedBy, name }, at }];
        });
      },
    );

    const asking = about('people', 'Whom the players of a table have invited');
    app.get(
      api.invited.path,
      { schema: { ...asking, params: tableParams, response: { 200: api.invited.response } } },
      async (request) => {
        const me = await knownPlayer(request, identities);
        return acquaintances.invitedTo(me, (await tables.existing(request.params.id)).table);
      },
    );

    const inviting = about('people', 'Invite a friend to a table where you sit');
    app.post(
      api.invite.path,
      {
        schema: { ...inviting, params: tableParams, body: api.invite.body, response: { 200: api.invite.response } },
      },
      async (request) => {
        const me = await knownPlayer(request, identities);
        if (!limits.invitations.take(me.id)) throw problem(429, 'tooMany');
        const { table } = await tables.existing(request.params.id);
        await acquaintances.invite(me, table, request.body.player);
        alerts.invited(table, me.id as PlayerId, request.body.player);
        return acquaintances.invitedTo(me, table);
      },
    );

    const declining = about('people', 'Decline the invitation to a table');
    app.delete(
      api.decline.path,
      { schema: { ...declining, params: tableParams, response: { 204: api.decline.response } } },
      async (request, reply) => {
        await acquaintances.decline(request.params.id, await knownPlayer(request, identities));
        return reply.code(204).send(null);
      },
    );
  };
