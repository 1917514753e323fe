import { PROTOCOL } from '@tortuga/protocol';
import { api } from '@tortuga/protocol/http';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { encoderFor } from '../connections/encode.ts';
import { EventStream } from '../connections/event-stream.ts';
import type { Identities } from '../identity.ts';
import { addressOf, type Limits } from '../limits.ts';
import type { Acquaintances } from '../people/acquaintances.ts';
import { problem } from '../problem.ts';
import { knownPlayer } from '../requests.ts';
import type { Visit } from '../tables/live-table.ts';
import type { PlayerId } from '../tables/table.ts';
import type { Tables } from '../tables/tables.ts';
import { about } from './about.ts';
import { HEARTBEAT } from './socket.ts';
import type { Visitors } from './visitors.ts';

export interface MyEventsParts {
  readonly tables: Tables;
  readonly acquaintances: Acquaintances;
  readonly identities: Identities;
  readonly visitors: Visitors;
  readonly limits: Limits;
  readonly heartbeatMs: number;
}

/** Tables in one stream; a player has more of them only by opening them. */
const MAX_STREAMED = 50;
/** How soon a table is in the stream at which its player has just sat down. */
const LOOK_MS = 1000;

/** One stream over all tables of a player, and their invitations: for bots, which wait for whoever wants to play. */
export const myEventRoutes =
  ({ tables, acquaintances, identities, visitors, limits, heartbeatMs }: MyEventsParts): FastifyPluginAsyncZod =>
  async (app) => {
    const streaming = about(
      'match',
      'Everything you may know about all of your tables that are not over, as server-sent events',
      'As the stream of a table, with `"table":"…"` in every event; an invitation is `{"to":"you","invitation":…}`. You count as present at all of them.',
    );
    app.get(api.myEvents.path, { schema: streaming }, async (request, reply) => {
      const me = await knownPlayer(request, identities);
      const mine = async () => (await tables.listOf(me)).filter(({ state }) => state !== 'finished');
      if ((await mine()).length > MAX_STREAMED) throw problem(429, 'tooManyTables', { most: MAX_STREAMED });
      const address = addressOf(request);
      if (request.raw.destroyed) return reply;
      if (!limits.streams.enter(me.id)) throw problem(429, 'tooMany');
      if (!limits.connections.enter(address)) {
        limits.streams.leave(me.id);
        throw problem(429, 'tooMany');
      }
      const stream = new EventStream(reply);
      stream.onClose(() => limits.connections.leave(address));
      stream.onClose(() => limits.streams.leave(me.id));
      const encode = encoderFor(PROTOCOL);
      const visits = new Map<string, Visit>();
      stream.onClose(() => {
        for (const visit of visits.values()) visit.leave();
      });

      const enter = async (id: string): Promise<void> => {
        const table = await tables.existing(id);
        if (!stream.isOpen || visits.has(id)) return;
        const leave = (): void => {
          visits.get(id)?.leave();
          visits.delete(id);
        };
        const visit = table.enter({
          player: me.id as PlayerId,
          isInvited: false,
          send: (envelope) => stream.send(`{"table":"${id}",${encode(envelope).slice(1)}`),
          end: leave,
        });
        visits.set(id, visit);
        visit.receive({ type: 'resume', from: 0 });
      };

      let invited: readonly string[] = [];
      const look = async (): Promise<void> => {
        const now = (await mine()).map(({ id }) => id);
        for (const id of now.slice(0, MAX_STREAMED)) if (!visits.has(id)) await enter(id);
        for (const [id, visit] of visits) {
          if (now.includes(id)) continue;
          visit.leave();
          visits.delete(id);
        }
        const invitations = await acquaintances.invitationsOf(me);
        for (const { tableId, invitedBy, name } of invitations) {
          if (!invited.includes(tableId))
            stream.send(JSON.stringify({ to: 'you', invitation: { table: tableId, from: { id: invitedBy, name } } }));
        }
        invited = invitations.map(({ tableId }) => tableId);
      };
      let isLooking = false;
      const lookOnce = async (): Promise<void> => {
        if (isLooking) return;
        isLooking = true;
        await look().finally(() => {
          isLooking = false;
        });
      };
      stream.every(LOOK_MS, lookOnce);
      stream.every(heartbeatMs, async () => {
        stream.send(encode(HEARTBEAT));
        if ((await visitors.isAnother(request, me.id as PlayerId)) !== false) stream.close();
      });
      lookOnce().catch((error: unknown) => request.log.error(error));
      return reply;
    });
  };
