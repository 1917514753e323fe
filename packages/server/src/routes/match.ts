import { askingSchema, LARGEST_REQUEST_BYTES, type Message, messageSchema, type TableMessage } from '@tortuga/host';
import { writeMatchFile } from '@tortuga/kernel';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Identities } from '../identity.ts';
import { Inbox } from '../inbox.ts';
import { keepAlive } from '../keep-alive.ts';
import { Outbox } from '../outbox.ts';
import { Problem, problem } from '../problem.ts';
import { playerOrGuest } from '../requests.ts';
import type { PlayerId } from '../tables/table.ts';
import type { Tables } from '../tables/tables.ts';
import { about, problemSchema } from './about.ts';

const tableId = z.object({ id: z.uuid() });

/** More messages than this in a second are no human hand. */
const MOST_PER_SECOND = 50;

/** Why a line was ended: of the numbers that are left to applications. */
const UNKNOWN_IDENTITY = 4001;
const NO_SUCH_TABLE = 4004;
const FLOOD = 4008;
/** And one of the protocol's own. */
const NOT_TEXT = 1003;

const BEAT = JSON.stringify({ type: 'beat' } satisfies TableMessage);

export const matchRoutes =
  (tables: Tables, identities: Identities, beatMs: number): FastifyPluginAsyncZod =>
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
      if (host === null) throw problem(409, 'notBegun');
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
    app.get('/tables/:id/export', { schema: { ...exporting, params: tableId } }, async (request) => {
      const { host } = await tables.existing(request.params.id);
      const seed = host?.match.revealedSeed ?? null;
      if (host === null || seed === null) throw problem(409, 'notOver');
      return writeMatchFile(host.match, seed);
    });

    const streaming = about('match', 'All that you may hear of a table, as server-sent events');
    app.get('/tables/:id/events', { schema: { ...streaming, params: tableId } }, async (request, reply) => {
      const room = await tables.existing(request.params.id);
      const player = await playerIdOf(request);
      reply.hijack();
      reply.raw.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
      const visit = room.enter({ player, send: (text) => reply.raw.write(`data: ${text}\n\n`) });
      const beating = setInterval(async () => {
        if (await isRevoked(request)) reply.raw.end();
        else reply.raw.write(`data: ${BEAT}\n\n`);
      }, beatMs);
      request.raw.on('close', () => {
        clearInterval(beating);
        visit.leave();
      });
    });

    app.get('/tables/:id/socket', { websocket: true, schema: { params: tableId } }, async (socket, request) => {
      const hangUp = (code: number, why: string): void => {
        request.log.warn({ code }, why);
        socket.close(code);
      };
      // What comes before the table is found is kept for then.
      const early: string[] = [];
      let receive = (text: string): void => void early.push(text);
      let second = 0;
      let inSecond = 0;
      socket.on('message', (data, isBinary) => {
        if (socket.readyState !== socket.OPEN) return;
        const now = Math.floor(performance.now() / 1000);
        inSecond = now === second ? inSecond + 1 : 1;
        second = now;
        if (inSecond > MOST_PER_SECOND) hangUp(FLOOD, 'flood');
        else if (isBinary) hangUp(NOT_TEXT, 'not a text');
        else inbox.add(() => receive(String(data)));
      });
      const [room, player] = await Promise.all([tables.room((request.params as { id: string }).id), whoIs(request)]);
      if (room === null) return hangUp(NO_SUCH_TABLE, 'no such table');
      if (player === 'unknown') return hangUp(UNKNOWN_IDENTITY, 'unknown identity');
      // Who has hung up meanwhile would never leave.
      if (socket.readyState !== socket.OPEN) return;
      const connection = request.raw.socket;
      const send = (text: string): void => {
        if (text.startsWith(NOT_UNDERSTOOD)) request.log.warn(text);
        outbox.add(connection, socket, text);
      };
      const visit = room.enter({ player, send });
      receive = visit.receive;
      for (const text of early) visit.receive(text);
      socket.on('close', visit.leave);
      keepAlive(socket, beatMs, async () => {
        send(BEAT);
        if (await isRevoked(request)) hangUp(UNKNOWN_IDENTITY, 'revoked identity');
      });
    });
  };

/** How the host says that a request was none. */
const NOT_UNDERSTOOD = '{"type":"error"';
