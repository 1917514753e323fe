import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { FastRng, pick } from '@tortuga/kernel';
import { type MatchMessage, PROTOCOL, type Request, type ServerEnvelope } from '@tortuga/protocol';
import WebSocket from 'ws';
import { ServerProcess } from './child.ts';
import { type Load, Stopwatch } from './stopwatch.ts';

/** How many tables are set up concurrently. */
const CONCURRENCY = 25;

/**
 * Tables of two, played at random as fast as acknowledgements allow, every move on disk before it is acknowledged.
 * Before them others are played to the end, unmeasured, so that the code is compiled as in a long-running server.
 */
export async function loadOurs(tables: number, warmUp: number): Promise<Load & { readonly rssMb: number }> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'tortuga-bench-'));
  const env = { PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataDir, REQUESTS_PER_MINUTE: '1000000' };
  const server = await ServerProcess.start('packages/server/src/main.ts', [], env);
  try {
    await playAll(server.origin, warmUp, new Stopwatch(() => server.cpuMs));
    const watch = new Stopwatch(() => server.cpuMs);
    await playAll(server.origin, tables, watch);
    const metrics = await (await fetch(`${server.origin}/metrics`)).text();
    const bytes = Number(/^process_resident_memory_bytes (\S+)/m.exec(metrics)?.[1] ?? 0);
    return { ...watch.read(), rssMb: Math.round(bytes / 2 ** 20) };
  } finally {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function playAll(origin: string, tables: number, watch: Stopwatch): Promise<void> {
  const seats = await Promise.all((await setUp(origin, tables)).map((seat) => sit(origin, seat, watch)));
  watch.start();
  await Promise.all(seats.map((seat) => seat.play()));
}

interface SeatToken {
  readonly table: string;
  readonly token: string;
}

async function setUp(origin: string, tables: number): Promise<SeatToken[]> {
  const post = async (route: string, body: object, token?: string): Promise<unknown> => {
    const authorization = token === undefined ? {} : { authorization: `Bearer ${token}` };
    const headers = { 'content-type': 'application/json', ...authorization };
    const response = await fetch(`${origin}/api${route}`, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!response.ok) throw new Error(`${route}: ${response.status} ${await response.text()}`);
    return response.json();
  };
  const newPlayer = async (name: string) => ((await post('/players', { name })) as { token: string }).token;
  const newTable = async (): Promise<SeatToken[]> => {
    const tokens = [await newPlayer('One'), await newPlayer('Other')];
    const [one, other] = tokens;
    const body = { game: 'tortuga-cards', visibility: 'public', seats: ['me', 'open'] };
    const { table } = (await post('/tables', body, one)) as { table: { id: string } };
    await post(`/tables/${table.id}/join`, {}, other);
    await post(`/tables/${table.id}/start`, {}, one);
    return tokens.map((token) => ({ table: table.id, token }));
  };
  const seats: SeatToken[] = [];
  for (let made = 0; made < tables; made += CONCURRENCY) {
    const some = Array.from({ length: Math.min(CONCURRENCY, tables - made) }, newTable);
    seats.push(...(await Promise.all(some)).flat());
  }
  return seats;
}

interface Player {
  /** Plays whenever it is this seat's turn; resolves when the game is over. */
  play(): Promise<void>;
}

/** The fields of a snapshot or an update that a player needs. */
type Position = Pick<Extract<MatchMessage, { type: 'snapshot' }>, 'n' | 'offers' | 'decision' | 'result'>;

function sit(origin: string, { table, token }: SeatToken, watch: Stopwatch): Promise<Player> {
  const rng = new FastRng(token);
  const url = `${origin.replace('http', 'ws')}/api/tables/${table}/socket?protocol=${PROTOCOL}`;
  const socket = new WebSocket(url, { headers: { authorization: `Bearer ${token}` } });
  let moved = -1;
  let handle = (_: Position): void => undefined;
  const send = (message: Request): void => socket.send(JSON.stringify({ to: 'match', message }));

  const play = (first: Position): Promise<void> =>
    new Promise((over) => {
      handle = ({ n, offers, decision, result }) => {
        if (n !== moved) watch.seen(`${table} ${n}`);
        if (result !== null) {
          socket.removeAllListeners('close').close();
          over();
        } else if (offers !== null && moved !== n + 1) {
          moved = n + 1;
          watch.send(`${table} ${moved}`);
          const { move } = pick(offers.legal, rng);
          send({ type: 'move', id: String(moved), decision, move });
        }
      };
      handle(first);
    });

  return new Promise((seated, failed) => {
    socket.on('error', failed);
    socket.on('open', () => send({ type: 'resume', from: 0 }));
    socket.on('close', (code) => {
      throw new Error(`The server hung up in the middle of a game: ${code}`);
    });
    socket.on('message', (data) => {
      const { message }: ServerEnvelope = JSON.parse(String(data));
      if (message.type === 'refused' || message.type === 'error') throw new Error(String(data));
      if (message.type === 'snapshot') seated({ play: () => play(message) });
      if (message.type === 'update') {
        const { shared, own, n } = message;
        handle({ n, decision: shared.decision, result: shared.result, offers: own.offers });
      }
    });
  });
}
