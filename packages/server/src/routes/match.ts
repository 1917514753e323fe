import {
  askingSchema,
  LARGEST_REQUEST_BYTES,
  type Message,
  messageSchema,
  OUTDATED_CLIENT,
  recordSchema,
  SPOKEN_PROTOCOLS,
  type TableMessage,
} from '@tortuga/host';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Identities } from '../identity.ts';
import { Inbox } from '../inbox.ts';
import { hangUp, keepAlive } from '../keep-alive.ts';
import { Allowance, addressOf, type Limits, MOST_WATCHING } from '../limits.ts';
import { isOverfull, Outbox, sendEvent } from '../outbox.ts';
import { Problem, problem } from '../problem.ts';
import { playerOrGuest } from '../requests.ts';
import type { PlayerId } from '../tables/table.ts';
import type { Tables } from '../tables/tables.ts';
import { about, problemSchema } from './about.ts';

const tableId = z.object({ id: z.uuid() });

/** More messages than this in a second are no human hand. */
const MOST_PER_SECOND = 50;
/** A snapshot is a thousand times as long as the request for it. */
const RESUMES = { most: 10, perMs: 10_000 };

/** Why a connection was ended: of the numbers that are left to applications. */
const UNKNOWN_IDENTITY = 4001;
const NO_SUCH_TABLE = 4004;
const FLOOD = 4008;
const TOO_MANY = 4029;
/** And those of the protocol's own: not a text, and a fault on our side, after which a client tries again. */
const NOT_TEXT = 1003;
const TRY_AGAIN = 1013;

const BEAT = JSON.stringify({ type: 'beat' } satisfies TableMessage);

const watching = z.object({ invite: z.string().max(100).optional() });

export const matchRoutes =
  (tables: Tables, identities: Identities, limits: Limits, beatMs: number): FastifyPluginAsyncZod =>
  async (app) => {
    const outbox = new Outbox();
    const inbox = new Inbox();
    const playerIdOf = async (request: FastifyRequest) =>
      ((await playerOrGuest(request, identities))?.id ?? null) as PlayerId | null;
    const whoIs = (request: FastifyRequest): Promise<PlayerId | null | 'unknown'> =>
      playerIdOf(request).catch((error: unknown) => {
        if (error instanceof Problem) return 'unknown';
        throw error;
      });
    /** If the store does not answer, nobody is sent away for it. */
    const isRevoked = async (request: FastifyRequest): Promise<boolean> =>
      (await whoIs(request).catch(() => null)) === 'unknown';

    /** One request to the match, one answer: what a socket would hear first. */
    const ask = async (id: string, player: PlayerId | null, request: object): Promise<Message> => {
      const room = await tables.existing(id);
      const { host } = room;
      if (room.closed !== null) throw new Problem(409, room.closed);
      if (host === null) throw problem(409, 'notBegun');
      if (player !== null) room.heardOf(player);
      return new Promise((answer) => {
        const client = host.connect(room.viewerOf(player), (text) => {
          answer(JSON.parse(text) as Message);
          client.close();
        });
        client.receive(JSON.stringify(request));
      });
    };

    app.get(
      '/tables/:id/match',
      {
        schema: {
          ...about(
            'match',
            'How it stands for you',
            'The view, what you may do, and what happened after entry `from`.',
          ),
          params: tableId,
          querystring: z.strictObject({ from: z.coerce.number().int().min(0).default(0) }),
          response: { 200: messageSchema },
        },
      },
      async (request) =>
        ask(request.params.id, await playerIdOf(request), { type: 'resume', from: request.query.from }),
    );

    app.post(
      '/tables/:id/match',
      {
        bodyLimit: LARGEST_REQUEST_BYTES,
        schema: {
          ...about('match', 'Move, take back, redo, or ask why not'),
          params: tableId,
          body: askingSchema,
          response: { 200: messageSchema, 400: messageSchema.or(problemSchema), 409: messageSchema.or(problemSchema) },
        },
      },
      async (request, reply) => {
        const answer = await ask(request.params.id, await playerIdOf(request), request.body);
        const status = answer.type === 'refused' ? 409 : answer.type === 'error' ? 400 : 200;
        return reply.code(status).send(answer);
      },
    );

    const exporting = about('match', 'The file of a match that is over, with its seed');
    app.get('/tables/:id/export', { schema: { ...exporting, params: tableId } }, async (request, reply) => {
      const text = await tables.exportOf(request.params.id, addressOf(request));
      // A match that is over never changes.
      return reply.header('cache-control', 'private, max-age=31536000, immutable').type('application/json').send(text);
    });

    const recording = about('match', 'What was written down of a match, also of one that can’t be run any more');
    app.get(
      '/tables/:id/record',
      { schema: { ...recording, params: tableId, response: { 200: recordSchema } } },
      ({ params }) => tables.recordOf(params.id),
    );

    const streaming = about('match', 'All that you may hear of a table, as server-sent events');
    app.get(
      '/tables/:id/events',
      { schema: { ...streaming, params: tableId, querystring: watching } },
      async (request, reply) => {
        const { id } = request.params;
        const isInvited = await tables.isInvitedTo(id, request.query.invite ?? null);
        const [room, player] = await Promise.all([tables.existing(id), playerIdOf(request)]);
        const address = addressOf(request);
        // Who has hung up meanwhile would never leave.
        if (request.raw.destroyed) return reply;
        if (room.watchers >= MOST_WATCHING || !limits.connections.enter(address)) throw problem(429, 'tooMany');
        reply.hijack();
        const { raw } = reply;
        // Whatever goes wrong with it is heard by `close`; unheard, the error would end the process.
        raw.on('error', (error) => request.log.info(error));
        raw.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
        const send = (text: string): void => sendEvent(raw, text);
        const visit = room.enter({ player, isInvited, send });
        const beating = setInterval(() => {
          send(BEAT);
          isRevoked(request)
            .then((revoked) => revoked && leave())
            .catch((error: unknown) => request.log.error(error));
        }, beatMs);
        const leave = once(() => {
          clearInterval(beating);
          limits.connections.leave(address);
          visit.leave();
          raw.end();
        });
        raw.on('close', leave);
        return reply;
      },
    );

    const connecting = { websocket: true, schema: { params: tableId } } as const;
    app.get('/tables/:id/socket', connecting, async (socket, request) => {
      const address = addressOf(request);
      const connection = request.raw.socket;
      const end = (code: number, why: string): void => {
        request.log.warn({ code }, why);
        hangUp(socket, code);
      };
      const { protocol, invite } = request.query as { protocol?: string; invite?: string };
      if (!SPOKEN_PROTOCOLS.includes(Number(protocol ?? 1))) return end(OUTDATED_CLIENT, 'outdated client');
      if (!limits.connections.enter(address)) return end(TOO_MANY, 'too many connections');
      socket.on('close', () => limits.connections.leave(address));
      // What comes before the table is found is kept for then.
      const early: string[] = [];
      let receive = (text: string): void => {
        early.push(text);
      };
      let second = 0;
      let inSecond = 0;
      const isFlood = (): boolean => {
        const now = Math.floor(performance.now() / 1000);
        inSecond = now === second ? inSecond + 1 : 1;
        second = now;
        if (inSecond <= MOST_PER_SECOND) return false;
        end(FLOOD, 'flood');
        return true;
      };
      socket.on('ping', () => {
        if (socket.readyState !== socket.OPEN || isFlood()) return;
        if (isOverfull(connection)) socket.terminate();
      });
      const resumes = new Allowance(RESUMES);
      socket.on('message', (data, isBinary) => {
        if (socket.readyState !== socket.OPEN || isFlood()) return;
        if (isBinary) {
          end(NOT_TEXT, 'not a text');
          return;
        }
        const text = String(data);
        if (RESUME.test(text) && !resumes.take('')) end(FLOOD, 'too many snapshots');
        else inbox.add(() => receive(text));
      });
      const found = await entrance(request, invite ?? null).catch((error: unknown) => {
        request.log.error(error);
        return null;
      });
      if (found === null) return end(TRY_AGAIN, 'the table can’t be opened now');
      const { room, player, isInvited } = found;
      if (room === null) return end(NO_SUCH_TABLE, 'no such table');
      if (player === 'unknown') return end(UNKNOWN_IDENTITY, 'unknown identity');
      // Who has hung up meanwhile would never leave.
      if (socket.readyState !== socket.OPEN) return;
      if (room.watchers >= MOST_WATCHING) return end(TOO_MANY, 'too many at this table');
      let isLogged = false;
      const send = (text: string): void => {
        if (!isLogged && text.startsWith(NOT_UNDERSTOOD)) {
          isLogged = true;
          request.log.warn(text);
        }
        outbox.add(connection, socket, text);
      };
      const visit = room.enter({ player, isInvited, send });
      receive = visit.receive;
      for (const text of early) visit.receive(text);
      socket.on('close', visit.leave);
      keepAlive(socket, beatMs, () => {
        send(BEAT);
        isRevoked(request)
          .then((revoked) => revoked && end(UNKNOWN_IDENTITY, 'revoked identity'))
          .catch((error: unknown) => request.log.error(error));
      });
    });

    async function entrance(request: FastifyRequest, invite: string | null) {
      const { id } = request.params as { id: string };
      const [room, player] = await Promise.all([tables.room(id), whoIs(request)]);
      const isInvited = room !== null && (await tables.isInvitedTo(id, invite));
      return { room, player, isInvited };
    }
  };

/** How the host says that a request was none. */
const NOT_UNDERSTOOD = '{"type":"error"';

const RESUME = /"type"\s*:\s*"resume"/;

function once(task: () => void): () => void {
  let isDone = false;
  return () => {
    if (isDone) return;
    isDone = true;
    task();
  };
}
