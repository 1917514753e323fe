import {
  CLOSE,
  DEFLATED_SNAPSHOTS,
  readRequest,
  type ServerEnvelope,
  SHOWS_CLOCKS,
  SUPPORTED_PROTOCOLS,
} from '@tortuga/protocol';
import { tableParams } from '@tortuga/protocol/http';
import type { FastifyInstance, FastifyPluginAsync, FastifyRequest } from 'fastify';
import { deflatingSnapshots, encoderFor, matchEnvelope } from '../connections/encode.ts';
import { Inbox } from '../connections/inbox.ts';
import { closeSocket, keepAlive } from '../connections/keep-alive.ts';
import { isOverfull, Outbox } from '../connections/outbox.ts';
import { addressOf, type Limits, MAX_VISITORS, RateLimit } from '../limits.ts';
import type { Visit } from '../tables/live-table.ts';
import type { Tables } from '../tables/tables.ts';
import type { Visitors } from './visitors.ts';

/** More messages than this in a second don't come from a human hand. */
const MAX_PER_SECOND = 50;
/** A snapshot is a thousand times as long as the request for it. */
const RESUMES = { max: 10, perMs: 10_000 };

/** Numbers of the WebSocket protocol itself: not a text, and a fault on our side, after which a client tries again. */
const NOT_TEXT = 1003;
const TRY_AGAIN = 1013;

export const HEARTBEAT: ServerEnvelope = { to: 'table', message: { type: 'beat' } };

/** The one socket that a page has to a table: text is read and made here, and nowhere else. */
export const socketRoutes =
  (tables: Tables, visitors: Visitors, limits: Limits, heartbeatMs: number): FastifyPluginAsync =>
  async (app: FastifyInstance) => {
    const outbox = new Outbox();
    const inbox = new Inbox();

    app.get('/tables/:id/socket', { websocket: true, schema: { params: tableParams } }, async (socket, request) => {
      const address = addressOf(request);
      const connection = request.raw.socket;
      const close = (code: number, why: string): void => {
        request.log.warn({ code }, why);
        closeSocket(socket, code);
      };
      const { protocol: version, invite, snapshots } = request.query as Record<string, string | undefined>;
      const protocol = Number(version ?? 1);
      if (!SUPPORTED_PROTOCOLS.includes(protocol)) return close(CLOSE.outdatedClient, 'outdated client');
      if (!limits.connections.enter(address)) return close(CLOSE.tooMany, 'too many connections');
      socket.on('close', () => limits.connections.leave(address));

      const encodeText = encoderFor(protocol);
      const encode = snapshots === DEFLATED_SNAPSHOTS ? deflatingSnapshots(encodeText) : encodeText;
      const send = (envelope: ServerEnvelope): void => outbox.add(connection, socket, encode(envelope));
      const resumes = new RateLimit(RESUMES);
      let isWarned = false;
      const receive = (text: string, visit: Visit): void => {
        const read = readRequest(text, protocol);
        if (!read.ok) {
          if (!isWarned) request.log.warn({ field: read.field }, 'not understood');
          isWarned = true;
          const error = { key: 'server.error.badRequest', params: { field: read.field } };
          send(matchEnvelope({ type: 'error', id: null, error }));
        } else if (read.request.type === 'resume' && !resumes.take('')) close(CLOSE.flood, 'too many snapshots');
        else visit.receive(read.request);
      };

      // Messages that come before the table is open wait for it.
      const early: string[] = [];
      let visit: Visit | null = null;
      const isFlood = floodDetector(MAX_PER_SECOND);
      const mayGoOn = (): boolean => {
        if (socket.readyState !== socket.OPEN) return false;
        if (!isFlood()) return true;
        close(CLOSE.flood, 'flood');
        return false;
      };
      socket.on('ping', () => {
        if (mayGoOn() && isOverfull(connection)) socket.terminate();
      });
      socket.on('message', (data, isBinary) => {
        if (!mayGoOn()) return;
        if (isBinary) {
          close(NOT_TEXT, 'not a text');
          return;
        }
        const text = String(data);
        inbox.add(() => {
          if (visit === null) early.push(text);
          else if (socket.readyState === socket.OPEN) receive(text, visit);
        });
      });

      const found = await open(request, invite ?? null).catch((error: unknown) => {
        request.log.error(error);
        return null;
      });
      if (found === null) return close(TRY_AGAIN, 'the table can’t be opened now');
      const { table, player, isInvited } = found;
      if (table === null) return close(CLOSE.noSuchTable, 'no such table');
      if (player === 'unknown') return close(CLOSE.unknownIdentity, 'unknown identity');
      if (protocol < SHOWS_CLOCKS && table.table.clock !== null) return close(CLOSE.outdatedClient, 'shows no clock');
      // A client that has closed the connection meanwhile would never leave.
      if (socket.readyState !== socket.OPEN) return;
      if (table.visitors >= MAX_VISITORS) return close(CLOSE.tooMany, 'too many at this table');
      const end = (): void => close(CLOSE.noSuchTable, 'the table was deleted');
      const entered = table.enter({ player, isInvited, send, end });
      visit = entered;
      for (const text of early) receive(text, entered);
      socket.on('close', entered.leave);
      keepAlive(socket, heartbeatMs, () => {
        send(HEARTBEAT);
        visitors
          .isAnother(request, player)
          .then((who) => {
            if (who === 'unknown') close(CLOSE.unknownIdentity, 'revoked identity');
            // Whoever was banned comes back as a guest.
            else if (who) close(TRY_AGAIN, 'somebody else');
          })
          .catch((error: unknown) => request.log.error(error));
      });
    });

    async function open(request: FastifyRequest, invite: string | null) {
      const { id } = request.params as { id: string };
      const [table, player] = await Promise.all([tables.live.get(id), visitors.find(request)]);
      const isInvited = table !== null && (await tables.isInvitedTo(id, invite));
      return { table, player, isInvited };
    }
  };

/** Counts calls by the second; true when there were too many in this one. */
function floodDetector(max: number): () => boolean {
  let second = 0;
  let count = 0;
  return () => {
    const now = Math.floor(performance.now() / 1000);
    count = now === second ? count + 1 : 1;
    second = now;
    return count > max;
  };
}
