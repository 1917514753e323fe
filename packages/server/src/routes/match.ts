import { LARGEST_REQUEST_BYTES, type Message } from '@tortuga/host';
import { writeMatchFile } from '@tortuga/kernel';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Identities } from '../identity.ts';
import { Inbox } from '../inbox.ts';
import { Outbox } from '../outbox.ts';
import { problem } from '../problem.ts';
import { playerOf } from '../requests.ts';
import type { PlayerId } from '../tables/table.ts';
import type { Tables } from '../tables/tables.ts';

const tableId = z.object({ id: z.uuid() });

/** More messages than this in a second are no human hand. */
const MOST_PER_SECOND = 50;
const FLOOD = 4008;

export const matchRoutes =
  (tables: Tables, identities: Identities): FastifyPluginAsyncZod =>
  async (app) => {
    const outbox = new Outbox();
    const inbox = new Inbox();
    const playerIdOf = async (request: FastifyRequest) =>
      ((await playerOf(request, identities))?.id ?? null) as PlayerId | null;

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
      { schema: { params: tableId, querystring: z.strictObject({ from: z.coerce.number().int().min(0).default(0) }) } },
      async (request) =>
        ask(request.params.id, await playerIdOf(request), { type: 'resume', from: request.query.from }),
    );

    const asking = z.looseObject({ type: z.enum(['move', 'undo', 'redo', 'why']) });
    app.post(
      '/tables/:id/match',
      { schema: { params: tableId, body: asking }, bodyLimit: LARGEST_REQUEST_BYTES },
      async (request, reply) => {
        const answer = await ask(request.params.id, await playerIdOf(request), request.body);
        const status = answer.type === 'refused' ? 409 : answer.type === 'error' ? 400 : 200;
        return reply.code(status).send(answer);
      },
    );

    app.get('/tables/:id/export', { schema: { params: tableId } }, async (request) => {
      const { host } = await tables.existing(request.params.id);
      const seed = host?.match.revealedSeed ?? null;
      if (host === null || seed === null) throw problem(409, 'notOver');
      return writeMatchFile(host.match, seed);
    });

    app.get('/tables/:id/events', { schema: { params: tableId } }, async (request, reply) => {
      const room = await tables.existing(request.params.id);
      const player = await playerIdOf(request);
      reply.hijack();
      reply.raw.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
      const visit = room.enter({ player, send: (text) => reply.raw.write(`data: ${text}\n\n`) });
      request.raw.on('close', () => visit.leave());
    });

    app.get('/tables/:id/socket', { websocket: true, schema: { params: tableId } }, async (socket, request) => {
      // What comes before the table is found is kept for then.
      const early: string[] = [];
      let receive = (text: string): void => void early.push(text);
      let second = 0;
      let inSecond = 0;
      socket.on('message', (data, isBinary) => {
        const now = Math.floor(performance.now() / 1000);
        inSecond = now === second ? inSecond + 1 : 1;
        second = now;
        if (inSecond > MOST_PER_SECOND) {
          request.log.warn({ table: request.url }, 'flood');
          socket.close(FLOOD);
        } else if (isBinary) socket.close(1003);
        else inbox.add(() => receive(String(data)));
      });
      const [room, player] = await Promise.all([
        tables.room((request.params as { id: string }).id),
        playerIdOf(request),
      ]);
      if (room === null) {
        socket.close(4004);
        return;
      }
      const connection = request.raw.socket;
      const visit = room.enter({ player, send: (text) => outbox.add(connection, socket, text) });
      receive = visit.receive;
      for (const text of early) visit.receive(text);
      socket.on('close', visit.leave);
    });
  };
