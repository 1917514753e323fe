// Trials that take too long for every test run: node scripts/run.mjs packages/server/test/trials.ts <trial>
import { rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import Libsql from 'libsql';
import { startPostgres } from './postgres-for-tests.ts';
import { query } from './storage/databases.ts';
import { TestPage, until } from './test-server.ts';
import { folder, onSqlite, quantile, Server } from './trial-server.ts';

/** Three nodes, twenty outages of their database: how many processes end, and is every acknowledged move there? */
async function outages(): Promise<object> {
  const postgres = await startPostgres();
  await query(postgres.url('postgres'), 'create database trial');
  const env = { DATABASE_URL: postgres.url('trial'), REQUESTS_PER_MINUTE: '100000' };
  const nodes = [await Server.start(env), await Server.start(env), await Server.start(env)];
  let exits = 0;
  for (const { child } of nodes) child.once('exit', () => exits++);
  const nodeOf = (index: number): Server => nodes[index % nodes.length] as Server;
  const pages: { readonly table: string; readonly page: TestPage }[] = [];
  let games = 0;
  const begin = async (): Promise<void> => {
    const tokens = [await nodeOf(games).newPlayer(), await nodeOf(games + 1).newPlayer()];
    const table = await nodeOf(games).begun('tortuga-cards', tokens[0] ?? '', ['random'], tokens.slice(1));
    for (const [index, token] of tokens.entries()) {
      const page = new TestPage(nodeOf(games + index).origin, table, token);
      page.playSlowly(60);
      pages.push({ table, page });
    }
    games++;
  };
  const pauses: number[] = [];
  for (let outage = 0; outage < 20; outage++) {
    for (let n = 0; n < 3; n++) await begin();
    await sleep(1500);
    await postgres.halt(outage % 2 === 0 ? 'crash' : 'orderly');
    await sleep([300, 1000, 3000][outage % 3] ?? 300);
    const before = pages.map(({ page }) => page.snapshot?.n ?? 0);
    await postgres.resume();
    const back = performance.now();
    await until(() =>
      pages.every(({ page }, index) => page.snapshot?.result != null || (page.snapshot?.n ?? 0) > (before[index] ?? 0)),
    );
    pauses.push(performance.now() - back);
  }
  await until(() => pages.every(({ page }) => page.snapshot?.result != null));
  let acknowledged = 0;
  let lost = 0;
  for (const { table, page } of pages) {
    const { entries } = (await nodeOf(0).ask('GET', `/tables/${table}/record`)).body;
    acknowledged += page.answers.filter((kind) => kind === 'done').length;
    if (entries.length !== 54 || page.answers.some((kind) => kind !== 'done')) lost++;
  }
  for (const node of nodes) await node.stop();
  await postgres.stop();
  return {
    outages: 20,
    exits: exits - 3,
    games,
    acknowledged,
    gamesWithLostOrDoubledMoves: lost,
    goesOnAfterMs: { median: quantile(pauses, 0.5), longest: quantile(pauses, 1) },
  };
}

/** Sixty connections that ask and don't read: how much memory do they cost? */
async function readers(): Promise<object> {
  const server = await Server.start(onSqlite('readers'));
  const token = await server.newPlayer();
  const table = await server.begun('tortuga-2199', token, ['random', 'random', 'random']);
  await sleep(3000);
  const before = await server.memoryMb();
  const port = Number(new URL(server.origin).port);
  const frame = (opcode: number, text: string) =>
    Buffer.concat([Buffer.from([0x80 | opcode, 0x80 | text.length, 0, 0, 0, 0]), Buffer.from(text)]);
  const deaf = (place: string, upgrade: boolean): Socket => {
    const socket = connect(port, '127.0.0.1');
    const handshake =
      'upgrade: websocket\r\nconnection: Upgrade\r\nsec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n';
    socket.write(`GET /api/tables/${table}/${place} HTTP/1.1\r\nhost: x\r\n${upgrade ? handshake : ''}\r\n`);
    socket.on('error', () => undefined);
    return socket.pause();
  };
  const sockets = [
    ...Array.from({ length: 20 }, () => [deaf('socket', true), frame(1, '{"type":"resume","from":0}')] as const),
    ...Array.from({ length: 20 }, () => [deaf('socket', true), frame(9, 'x'.repeat(100))] as const),
    ...Array.from({ length: 20 }, () => [deaf('events', false), Buffer.alloc(0)] as const),
  ];
  let most = before;
  for (let tick = 0; tick < 1200; tick++) {
    for (const [socket, bytes] of sockets) if (!socket.destroyed) socket.write(bytes);
    await sleep(50);
    if (tick % 20 === 0) most = Math.max(most, await server.memoryMb());
  }
  await server.stop();
  return { connections: 60, beforeMb: before, mostMb: most, aboveMb: most - before };
}

/** How long a stranger waits for a bot, before and while somebody has opened 250 tables of bots. */
async function bots(): Promise<object> {
  const server = await Server.start(onSqlite('bots'));
  const waits = async (): Promise<number[]> => {
    const times: number[] = [];
    for (let game = 0; game < 4; game++) {
      const token = await server.newPlayer();
      const page = new TestPage(server.origin, await server.begun('tortuga-cards', token, ['captain']), token);
      let asked = performance.now();
      let wasMine = true;
      const play = page.playAlong.bind(page);
      play();
      const answer = page.onChange;
      page.onChange = (standing) => {
        const isMine = standing.offers !== null;
        if (isMine && !wasMine) times.push(performance.now() - asked);
        if (!isMine) asked = performance.now();
        wasMine = isMine;
        answer(standing);
      };
      await until(() => page.snapshot?.result != null);
      page.leave();
    }
    return times;
  };
  const quiet = await waits();
  let tables = 0;
  for (let identity = 0; identity < 9; identity++) {
    const token = await server.newPlayer();
    for (let n = 0; n < 28; n++) {
      if ((await server.begun('tortuga-2199', token, ['captain', 'captain', 'captain'])) !== '') tables++;
    }
  }
  const busy = await waits();
  await server.stop();
  const ratio = quantile(busy, 0.5) / quantile(quiet, 0.5);
  return {
    tables,
    quietMs: quantile(quiet, 0.5),
    busyMs: quantile(busy, 0.5),
    ratio: Math.round(ratio * 100) / 100,
    quietP90: quantile(quiet, 0.9),
    busyP90: quantile(busy, 0.9),
  };
}

/** How long a move takes, before and while somebody exports. */
async function exports(): Promise<object> {
  const server = await Server.start({ ...onSqlite('exports'), REQUESTS_PER_MINUTE: '100000' });
  const finished: string[] = [];
  for (let n = 0; n < 3; n++) {
    const token = await server.newPlayer();
    const table = await server.begun('tortuga-2199', token, ['random', 'random', 'random']);
    await server.ask('POST', `/tables/${table}/leave`, undefined, token);
    await until(async () => (await server.ask('GET', `/tables/${table}`)).body.state === 'finished');
    finished.push(table);
  }
  const moves = async (milliseconds: number): Promise<number[]> => {
    const times: number[] = [];
    const end = performance.now() + milliseconds;
    while (performance.now() < end) {
      const tokens = [await server.newPlayer(), await server.newPlayer()];
      const table = await server.begun('tortuga-cards', tokens[0] ?? '', [], tokens.slice(1));
      const pages = tokens.map((token) => new TestPage(server.origin, table, token));
      await until(() => pages.every(({ snapshot }) => snapshot !== null));
      while (pages[0]?.snapshot?.result == null) {
        const asked = pages.find(({ snapshot }) => snapshot?.offers != null);
        const move = asked?.snapshot?.offers?.legal[0]?.move;
        if (asked === undefined || move === undefined) {
          await sleep(1);
          continue;
        }
        const began = performance.now();
        await asked.client.play(move);
        times.push(performance.now() - began);
      }
      for (const page of pages) page.leave();
    }
    return times;
  };
  const quiet = await moves(10_000);
  let isOver = false;
  let exported = 0;
  const exporting = (async () => {
    while (!isOver) {
      for (const table of finished) {
        await (await fetch(`${server.origin}/api/tables/${table}/export`)).text();
        exported++;
        await sleep(80);
      }
    }
  })();
  const busy = await moves(10_000);
  isOver = true;
  await exporting;
  await server.stop();
  return {
    exported,
    quiet: { p50: quantile(quiet, 0.5), p99: quantile(quiet, 0.99) },
    busy: { p50: quantile(busy, 0.5), p99: quantile(busy, 0.99) },
  };
}

/** A start with 5,000 running and 100,000 finished matches, all of them copies of two real ones. */
async function startup(): Promise<object> {
  const env = onSqlite('startup');
  const first = await Server.start(env);
  const token = await first.newPlayer();
  const over = await first.begun('tortuga-cards', token, ['random']);
  const page = new TestPage(first.origin, over, token);
  page.playAlong();
  await until(() => page.tableInfo?.state === 'finished');
  const running = await first.begun('tortuga-cards', token, ['random']);
  const other = new TestPage(first.origin, running, token);
  other.playAlong();
  await until(() => (other.snapshot?.n ?? 0) >= 20);
  other.leave();
  await sleep(3000);
  await first.stop();
  const file = new Libsql(path.join(env.DATA_DIR, 'tortuga.sqlite'));
  const columns = (table: string) =>
    file
      .prepare(`select name from pragma_table_info('${table}')`)
      .all()
      .map((row) => (row as { name: string }).name);
  const copy = (original: string, count: number): void => {
    const named = (table: string, changed: Readonly<Record<string, string>>) =>
      columns(table)
        .map((name) => changed[name] ?? `"${name}"`)
        .join(', ');
    const numbers = `with recursive numbers(k) as (select 1 union all select k + 1 from numbers where k < ${count})`;
    const newId = `'${original.slice(0, 8)}' || '-copy-' || k`;
    const match = file.prepare('select current_match as id from tables where id = ?').get(original) as { id: string };
    file.exec(
      `${numbers} insert into tables select ${named('tables', { id: newId, current_match: `'m-' || ${newId}` })} from tables, numbers where id = '${original}'`,
    );
    file.exec(
      `${numbers} insert into table_players (player_id, table_id) select player_id, ${newId} from table_players, numbers where table_id = '${original}'`,
    );
    file.exec(
      `${numbers} insert into matches select ${named('matches', { id: `'m-' || ${newId}`, table_id: newId })} from matches, numbers where id = '${match.id}'`,
    );
    file.exec(`${numbers} insert into log_matches (match_id) select 'm-' || ${newId} from numbers`);
    file.exec(`insert into log (match_number, "index", move_id, entry_json)
      select copies.number, log."index", log.move_id, log.entry_json from log
      join log_matches as originals on originals.number = log.match_number and originals.match_id = '${match.id}'
      join log_matches as copies on copies.match_id like 'm-${original.slice(0, 8)}-copy-%'`);
  };
  copy(running, 5000);
  copy(over, 100_000);
  file.close();
  const server = await Server.start(env);
  const answered = performance.now();
  await fetch(`${server.origin}/api/tables`);
  const firstAnswerMs = Math.round(performance.now() - answered);
  const atFirst = await server.memoryMb();
  await sleep(5000);
  const later = await server.memoryMb();
  const began = performance.now();
  const mine = (await server.ask('GET', '/tables/mine', undefined, token)).body;
  const mineMs = Math.round(performance.now() - began);
  await server.stop();
  return {
    startMs: Math.round(server.startMs),
    memoryMb: atFirst,
    memoryAfter5sMb: later,
    openListMs: firstAnswerMs,
    mineMs,
    mineListed: mine.length,
  };
}

/** Plays the first legal move whenever asked, after a pause; returns how long each answer took. */
function timed(page: TestPage, pauseMs: number): number[] {
  const taken: number[] = [];
  page.onChange = ({ n, offers }) => {
    if (offers === null) return;
    const play = async (): Promise<void> => {
      await sleep(pauseMs);
      if (page.snapshot?.n !== n) return;
      const began = performance.now();
      await page.client.play(offers.legal[0]?.move ?? null);
      taken.push(performance.now() - began);
    };
    play().catch(() => undefined);
  };
  return taken;
}

/** A hundred tables of people, first alone, then beside three tables where three admirals think: how long do moves take? */
async function thinking(): Promise<object> {
  const server = await Server.start({ ...onSqlite('thinking'), REQUESTS_PER_MINUTE: '1000000' });
  const people = async (): Promise<number[][]> => {
    const taken: number[][] = [];
    for (let table = 0; table < 100; table++) {
      const tokens = [await server.newPlayer(), await server.newPlayer()];
      const id = await server.begun('tortuga-2199', tokens[0] ?? '', [], tokens.slice(1));
      for (const token of tokens) taken.push(timed(new TestPage(server.origin, id, token), 1000));
    }
    return taken;
  };
  const measured = async (taken: readonly number[][]): Promise<object> => {
    for (const each of taken) each.length = 0;
    await sleep(30_000);
    const all = taken.flat();
    return { moves: all.length, p50: quantile(all, 0.5), p99: quantile(all, 0.99) };
  };
  const taken = await people();
  const without = await measured(taken);
  const admirals: TestPage[] = [];
  for (let table = 0; table < 3; table++) {
    const token = await server.newPlayer();
    const id = await server.begun('tortuga-2199', token, ['admiral', 'admiral', 'admiral']);
    const page = new TestPage(server.origin, id, token);
    page.playAlong();
    admirals.push(page);
  }
  const withAdmirals = await measured(taken);
  const thought = admirals.map(({ snapshot }) => snapshot?.n ?? 0);
  await server.stop();
  return { without, withAdmirals, stepsAtAdmiralsTables: thought };
}

const TRIALS: Readonly<Record<string, () => Promise<object>>> = { outages, readers, bots, exports, startup, thinking };
const [name = ''] = process.argv.slice(2);
const trial = TRIALS[name];
if (trial === undefined) throw new Error(`There are the trials ${Object.keys(TRIALS).join(', ')}`);
try {
  process.stdout.write(`${JSON.stringify({ [name]: await trial() })}\n`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
process.exit(0);
