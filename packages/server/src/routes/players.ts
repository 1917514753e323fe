import { api } from '@tortuga/protocol/http';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Alerts } from '../alerts/alerts.ts';
import type { Identities } from '../identity.ts';
import { addressOf, type Limits } from '../limits.ts';
import { nameOrProblem } from '../names.ts';
import { problem } from '../problem.ts';
import { forgetSecret, keepSecret, knownPlayer, playerOf, secretHashOf } from '../requests.ts';
import { about } from './about.ts';

export const playerRoutes =
  (identities: Identities, alerts: Alerts, limits: Limits): FastifyPluginAsyncZod =>
  async (app) => {
    const becoming = about('you', 'Become a player by choosing a name');
    app.post(
      api.becomePlayer.path,
      { schema: { ...becoming, body: api.becomePlayer.body, response: { 201: api.becomePlayer.response } } },
      async (request, reply) => {
        const name = nameOrProblem(request.body.name);
        if (!limits.newPlayers.take(addressOf(request))) throw problem(429, 'tooMany');
        const made = await identities.create(name);
        keepSecret(request, reply, made.secret);
        return reply.code(201).send({ player: made.player, token: made.secret });
      },
    );

    app.get(
      api.me.path,
      { schema: { ...about('you', 'Who you are'), response: { 200: api.me.response } } },
      (request) => knownPlayer(request, identities),
    );

    app.patch(
      api.rename.path,
      {
        schema: {
          ...about('you', 'Change your name'),
          body: api.rename.body,
          response: { 200: api.rename.response },
        },
      },
      async (request) => {
        const me = await knownPlayer(request, identities);
        const name = nameOrProblem(request.body.name);
        if (!limits.names.take(me.id)) throw problem(429, 'tooMany');
        await identities.rename(me, name);
        return { id: me.id, name };
      },
    );

    app.post(
      api.addDevice.path,
      {
        schema: {
          ...about('you', 'A secret of yours for another device'),
          response: { 201: api.addDevice.response },
        },
      },
      async (request, reply) => {
        const me = await knownPlayer(request, identities);
        if (!limits.devices.take(me.id)) throw problem(429, 'tooMany');
        return reply.code(201).send({ token: await identities.secretForAnotherDevice(me) });
      },
    );

    /**
     * For pages: who has no name yet is no error. A cookie that nobody is known by is left where it is: a database may be
     * the wrong one, or not there yet, and the secret is in no other place.
     */
    app.get(
      api.session.path,
      {
        schema: {
          ...about('you', 'Who you are, or null'),
          response: { 200: api.session.response },
        },
      },
      async (request) => ({ player: await playerOf(request, identities) }),
    );

    const ownerOf = async (token: string) => {
      const owner = await identities.find(token);
      if (owner === null) throw problem(401, 'unknownIdentity');
      return owner;
    };

    const asking = about('you', 'Whose secret this is, without becoming anybody');
    app.post(
      api.whose.path,
      { schema: { ...asking, body: api.whose.body, response: { 200: api.whose.response } } },
      ({ body }) => ownerOf(body.token),
    );

    app.post(
      api.logIn.path,
      {
        schema: {
          ...about('you', 'Be, in this browser, the player with this secret'),
          body: api.logIn.body,
          response: { 200: api.logIn.response },
        },
      },
      async (request, reply) => {
        const me = await ownerOf(request.body.token);
        const before = await playerOf(request, identities);
        // Messages for somebody else are not for this device any more.
        if (before !== null && before.id !== me.id) await alerts.forgetDevice(before.id, secretHashOf(request));
        keepSecret(request, reply, request.body.token);
        return me;
      },
    );

    const forgetting = about('you', 'Forget you on this device: its secret is revoked');
    app.delete(
      api.logOut.path,
      { schema: { ...forgetting, response: { 204: api.logOut.response } } },
      async (request, reply) => {
        const before = await playerOf(request, identities);
        await forgetSecret(request, reply, identities);
        if (before !== null) await alerts.forgetDevice(before.id, secretHashOf(request));
        return reply.code(204).send(null);
      },
    );
  };
