import { api, tableParams } from '@tortuga/protocol/http';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { encoderFor } from '../connections/encode.ts';
import { EventStream } from '../connections/event-stream.ts';
import { addressOf, type Limits, MAX_VISITORS } from '../limits.ts';
import { problem } from '../problem.ts';
import type { Tables } from '../tables/tables.ts';
import { about } from './about.ts';
import { HEARTBEAT } from './socket.ts';
import type { Visitors } from './visitors.ts';

/** The same messages as over a socket, as server-sent events: for programs that only listen. */
export const eventRoutes =
  (tables: Tables, visitors: Visitors, limits: Limits, heartbeatMs: number): FastifyPluginAsyncZod =>
  async (app) => {
    const streaming = about('match', 'Everything you may know about a table, as server-sent events');
    app.get(
      api.events.path,
      { schema: { ...streaming, params: tableParams, querystring: api.events.query } },
      async (request, reply) => {
        const { id } = request.params;
        const { invite = null, protocol = '1' } = request.query;
        const isInvited = await tables.isInvitedTo(id, invite);
        const [table, player] = await Promise.all([tables.existing(id), visitors.playerOf(request)]);
        const address = addressOf(request);
        // A client that has closed the connection meanwhile would never leave.
        if (request.raw.destroyed) return reply;
        if (table.visitors >= MAX_VISITORS || !limits.connections.enter(address)) throw problem(429, 'tooMany');
        const stream = new EventStream(reply);
        stream.onClose(() => limits.connections.leave(address));
        const encode = encoderFor(Number(protocol));
        const visit = table.enter({
          player,
          isInvited,
          send: (envelope) => stream.send(encode(envelope)),
          end: () => stream.close(),
        });
        stream.onClose(() => visit.leave());
        visit.receive({ type: 'resume', from: 0 });
        stream.every(heartbeatMs, async () => {
          stream.send(encode(HEARTBEAT));
          if ((await visitors.isAnother(request, player)) !== false) stream.close();
        });
        return reply;
      },
    );
  };
