import { alertWayParams, api } from '@tortuga/protocol/http';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Alerts } from '../alerts/alerts.ts';
import type { Asking } from '../alerts/ways.ts';
import type { Identities } from '../identity.ts';
import { addressOf, type Limits, type RateLimit } from '../limits.ts';
import { problem } from '../problem.ts';
import { knownPlayer, secretHashOf } from '../requests.ts';
import { about } from './about.ts';

const MAX_TOKEN_LENGTH = 200;

/** By what players are told about their tables while they are away. */
export const alertRoutes =
  (alerts: Alerts, identities: Identities, limits: Limits): FastifyPluginAsyncZod =>
  async (app) => {
    const { ways } = alerts;
    const response = { 200: api.alerts.response };

    const asking = async (request: FastifyRequest): Promise<Asking> => ({
      me: await knownPlayer(request, identities),
      secretHash: secretHashOf(request),
    });

    const limited = (limit: RateLimit, who: string): void => {
      if (!limit.take(who)) throw problem(429, 'tooMany');
    };

    app.get(
      api.alerts.path,
      { schema: { ...about('alerts', 'What you are told while you are away, and by what'), response } },
      async (request) => ways.infoOf(await asking(request)),
    );

    const choosing = about('alerts', 'Choose what you are told, and in which language');
    app.patch(
      api.chooseAlerts.path,
      { schema: { ...choosing, body: api.chooseAlerts.body, response } },
      async (request) => {
        const who = await asking(request);
        limited(limits.alertChanges, who.me.id);
        const { kinds, language } = request.body;
        await ways.choose(who, { ...(kinds !== undefined && { kinds }), ...(language !== undefined && { language }) });
        return ways.infoOf(who);
      },
    );

    const subscribing = about(
      'alerts',
      'Be told on this device',
      'With what `PushManager.subscribe` of a browser gives.',
    );
    app.post(
      api.addAlertDevice.path,
      { schema: { ...subscribing, body: api.addAlertDevice.body, response } },
      async (request) => {
        const who = await asking(request);
        limited(limits.alertChanges, who.me.id);
        const { endpoint, keys, language } = request.body;
        await ways.addDevice(who, endpoint, keys, language);
        return ways.infoOf(who);
      },
    );

    const mailing = about('alerts', 'Be told by mail', 'The address gets one mail, with a link to confirm it.');
    app.post(
      api.addAlertMail.path,
      { schema: { ...mailing, body: api.addAlertMail.body, response } },
      async (request) => {
        const who = await asking(request);
        const { address, language } = request.body;
        limited(limits.alertMails, who.me.id);
        limited(limits.alertMailsOfAddress, addressOf(request));
        // However many people ask for it: nobody's box is filled with questions.
        limited(limits.alertMailsTo, address.trim().toLowerCase());
        await ways.addMail(who, address.trim(), language);
        return ways.infoOf(who);
      },
    );

    const hooking = about('alerts', 'Have another program told by a webhook', 'As JSON, or as a Discord message.');
    app.post(
      api.addAlertHook.path,
      { schema: { ...hooking, body: api.addAlertHook.body, response } },
      async (request) => {
        const who = await asking(request);
        limited(limits.alertChanges, who.me.id);
        const { url, format, language } = request.body;
        await ways.addHook(who, url, format, language);
        return ways.infoOf(who);
      },
    );

    const removing = about('alerts', 'Not be told there any more');
    app.delete(
      api.removeAlertWay.path,
      { schema: { ...removing, params: alertWayParams, response } },
      async (request) => {
        const who = await asking(request);
        await ways.remove(who, request.params.id);
        return ways.infoOf(who);
      },
    );

    const testing = about('alerts', 'Send a message there now, to see whether it arrives');
    app.post(
      api.testAlertWay.path,
      { schema: { ...testing, params: alertWayParams, response: { 204: api.testAlertWay.response } } },
      async (request, reply) => {
        const who = await asking(request);
        limited(limits.alertTests, who.me.id);
        await ways.test(who, request.params.id);
        return reply.code(204).send(null);
      },
    );

    const confirming = about('alerts', 'Confirm a mail address, with the token of the link');
    app.post(
      api.confirmAlerts.path,
      { schema: { ...confirming, body: api.confirmAlerts.body, response: { 200: api.confirmAlerts.response } } },
      async ({ body }) => ({ name: await ways.confirm(body.token) }),
    );

    const stopping = about('alerts', 'Stop messages, with the token of the link in one of them');
    app.post(
      api.stopAlerts.path,
      { schema: { ...stopping, body: api.stopAlerts.body, response: { 200: api.stopAlerts.response } } },
      async ({ body }) => ({ name: await ways.stop(body.token) }),
    );
  };

/** For mail programs with a button to stop (RFC 8058): a form whose content says nothing new. */
export const oneClickStop =
  (alerts: Alerts): FastifyPluginAsync =>
  async (app) => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', (_, payload, done) => {
      payload.resume();
      done(null);
    });
    const params = z.object({ token: z.string().max(MAX_TOKEN_LENGTH) });
    const schema = {
      ...about('alerts', 'Stop messages by one click in a mail program'),
      params,
      response: { 204: api.stopByMail.response },
    };
    app.post<{ Params: z.infer<typeof params> }>(api.stopByMail.path, { schema }, async (request, reply) => {
      await alerts.ways.stop(request.params.token);
      return reply.code(204).send(null);
    });
  };
