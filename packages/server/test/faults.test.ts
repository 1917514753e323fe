import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { GameModule } from '@tortuga/games/game-module';
import { tortugaCards } from '@tortuga/games/tortuga-cards';
import { parseMatchFile, replayMatchFile } from '@tortuga/kernel';
import Libsql from 'libsql';
import { describe, expect, it } from 'vitest';
import { reporter } from '../src/report.ts';
import { openStore } from '../src/storage/open.ts';
import { StorageProblem } from '../src/storage/problem.ts';
import { WorkerPool } from '../src/worker-pool.ts';
import { serverForEach } from './server-for-each.ts';
import { CARDS, TestServer, until } from './test-server.ts';

let server: TestServer;
let anna = '';
let boris = '';
let folder = '';
let worker = '';
serverForEach((ready) => {
  ({ server, anna, boris, folder, worker } = ready);
});

describe('tables that can’t be opened', () => {
  it.each([
    ['began with rules that no longer exist', 'update matches set rules_version = 0', 'server.closed.olderRules'],
    ['began with newer rules', 'update matches set rules_version = 999', 'server.closed.newerRules'],
    ['began with an unknown pack', `update matches set pack_digest = 'x'`, 'server.closed.otherCards'],
    ['has a log entry that is not JSON', `update log set entry_json = '{'`, 'server.closed.damaged'],
    [
      'has a move that the rules forbid',
      `update log set entry_json = replace(entry_json, '"column":', '"column":9')`,
      'server.closed.damaged',
    ],
    ['has lost its match', `update tables set current_match = 'nowhere'`, 'server.closed.damaged'],
    ['belongs to an unknown game', `update matches set game = 'chess'`, 'server.closed.unknownGame'],
  ])('a table that %s is closed with the reason, and the other tables go on', async (_, damage, key) => {
    const bad = await server.begun(CARDS, [anna, boris]);
    const page = server.page(bad, anna);
    const other = server.page(bad, boris);
    for (const each of [page, other]) each.playAlong();
    await until(() => (page.snapshot?.n ?? 0) > 3);
    for (const each of [page, other]) each.leave();
    await server.meanwhile((file) => file.exec(damage));
    const good = await server.begun(CARDS, [anna], 1);
    await server.playToTheEnd(good, [anna]);

    expect((await server.ask('GET', `/tables/${bad}`)).body.closed.key).toBe(key);
    const visitor = server.page(bad, boris);
    await until(() => visitor.tableInfo !== null);
    expect(visitor.tableInfo?.closed?.key).toBe(key);
    const mine = (await server.ask('GET', '/tables/mine', undefined, anna)).body;
    expect(mine.map(({ id }: { id: string }) => id).sort()).toEqual([bad, good].sort());
    expect((await server.ask('GET', `/tables/${bad}/match`, undefined, anna)).status).toBe(409);
  });

  it('a table with a damaged row does not keep the others from being listed', async () => {
    const bad = await server.begun(CARDS, [anna, boris]);
    const good = await server.begun(CARDS, [anna, boris]);
    await server.meanwhile((file) => file.prepare(`update tables set seats_json = '[' where id = ?`).run(bad));
    const { status, body } = await server.ask('GET', '/tables/mine', undefined, anna);
    expect(status).toBe(200);
    expect(body.find(({ id }: { id: string }) => id === bad).closed.key).toBe('server.closed.damaged');
    expect(body.find(({ id }: { id: string }) => id === good).closed).toBeNull();
  });

  it('the record of a table that can’t be opened shows its entries, but no moves before the match is over', async () => {
    const id = await server.begun(CARDS, [anna, boris]);
    const pages = [anna, boris].map((token) => server.page(id, token));
    for (const page of pages) page.playAlong();
    await until(() => pages.every(({ snapshot }) => (snapshot?.n ?? 0) > 3));
    for (const page of pages) page.leave();
    await server.meanwhile((file) => file.exec('update matches set rules_version = 0'));
    const { body } = await server.ask('GET', `/tables/${id}/record`);
    expect(body).toMatchObject({ game: CARDS, rulesVersion: 0, finishedAt: null, result: null, seed: null });
    expect(body.entries.length).toBeGreaterThan(3);
    expect(JSON.stringify(body.entries)).not.toContain('card');
  });
});

describe('a change of the default pack', () => {
  /** The module as an older server has it, with other values on the transports. */
  function olderModule(): GameModule {
    const pack = structuredClone(tortugaCards.pack) as { transports: { doubloons: number }[] };
    for (const transport of pack.transports) transport.doubloons += 7;
    const read = (tortugaCards as GameModule).withPack(pack);
    if (!read.ok) throw new Error('not a pack');
    return read.module;
  }

  it('a match keeps the default pack it began with: it is played, shown and exported with it', async () => {
    const before = olderModule();
    await server.reopen({ modules: [before] });
    const over = await server.begun(CARDS, [anna, boris]);
    await server.playToTheEnd(over, [anna, boris]);
    const running = await server.begun(CARDS, [anna, boris]);
    const { result } = (await server.ask('GET', `/tables/${over}/record`)).body;

    await server.reopen();
    const page = server.page(over);
    await until(() => page.snapshot !== null);
    expect(page.snapshot?.result).toEqual(result);
    expect(page.tableInfo).toMatchObject({ closed: null, pack: null, packDigest: before.game.pack.digest });
    const file = parseMatchFile(await (await fetch(`${server.origin}/api/tables/${over}/export`)).text());
    const replayed = file.ok ? replayMatchFile(before.game, file.value) : file;
    expect(replayed.ok && replayed.value.result).toEqual(result);
    expect((await server.ask('GET', `/tables/${over}/pack`)).body).toEqual(JSON.parse(JSON.stringify(before.pack)));
    await server.playToTheEnd(running, [anna, boris]);
    expect((await server.ask('GET', `/tables/${running}/export`)).body.pack.digest).toBe(before.game.pack.digest);
    const next = await server.begun(CARDS, [anna], 1);
    expect((await server.ask('GET', `/tables/${next}`)).body.packDigest).toBe(tortugaCards.game.pack.digest);
  });
});

describe('finished matches', () => {
  it('a finished match that replays to another result keeps its own, and is not exported', async () => {
    const id = await server.begun(CARDS, [anna, boris]);
    await server.playToTheEnd(id, [anna, boris]);
    const { result } = (await server.ask('GET', `/tables/${id}/record`)).body;
    await server.meanwhile((file) =>
      file.exec(`update matches set result_json = replace(result_json, '"scores":[', '"scores":[9')`),
    );
    const { body } = await server.ask('GET', `/tables/${id}/record`);
    expect(body.result.scores[0]).toBe(Number(`9${result.scores[0]}`));
    expect(body.entries[0].move).toBeDefined();
    expect((await server.ask('GET', `/tables/${id}`)).body.closed.key).toBe('server.closed.otherResult');
    expect((await server.ask('GET', `/tables/${id}/export`)).status).toBe(500);
  });

  it('a finished match is exported the same every time, and the file may be cached', async () => {
    const id = await server.begun(CARDS, [anna], 1);
    expect((await server.ask('GET', `/tables/${id}/export`)).status).toBe(409);
    await server.playToTheEnd(id, [anna]);
    const answers = await Promise.all([1, 2, 3].map(() => fetch(`${server.origin}/api/tables/${id}/export`)));
    expect(answers.map((answer) => answer.headers.get('cache-control'))).toEqual(
      new Array(3).fill('private, max-age=31536000, immutable'),
    );
    const [first, ...others] = await Promise.all(answers.map((answer) => answer.text()));
    expect(others).toEqual([first, first]);
  });
});

describe('faulty bots', () => {
  it('a bot that no longer exists stops neither the server nor the match', async () => {
    const id = await server.begun(CARDS, [anna], 1);
    await server.meanwhile((file) =>
      file.exec(`update tables set seats_json = replace(seats_json, 'random', 'clever')`),
    );
    await server.playToTheEnd(id, [anna]);
  });

  it.each([
    ['that throws at every move', `throw new Error('no idea');`],
    ['whose thread dies at every move', 'process.exit(1);'],
  ])('a bot %s is replaced by simple moves', async (_, thought) => {
    const broken = path.join(folder, 'broken-worker.mjs');
    writeFileSync(broken, `export function think() { ${thought} }`);
    await server.reopen({ workers: new WorkerPool(broken, 1) });
    const id = await server.begun(CARDS, [anna], 1);
    const page = server.page(id, anna);
    page.playAlong();
    await until(() => (page.snapshot?.n ?? 0) >= 4);
  });

  it('a bot that thinks forever is stopped at its deadline, and the match goes on', async () => {
    const endless = path.join(folder, 'endless-worker.mjs');
    writeFileSync(endless, 'export function think() { for (;;); }');
    await server.reopen({ workers: new WorkerPool(endless, 1, 100) });
    const id = await server.begun(CARDS, [anna], 1);
    const page = server.page(id, anna);
    page.playAlong();
    await until(() => (page.snapshot?.n ?? 0) >= 4);
  });
});

describe('a database that does not answer', () => {
  it('requests and the health check answer 503 while the database does not answer', async () => {
    const store = await openStore({ dataDir: path.join(folder, 'away') });
    let isAway = false;
    const failing = <Result>(answer: () => Promise<Result>): Promise<Result> =>
      isAway ? Promise.reject(new StorageProblem('unreachable', { host: 'x', reason: 'test' })) : answer();
    const away = new TestServer(worker);
    await away.open({
      store: {
        ...store,
        check: () => failing(() => store.check()),
        players: { ...store.players, findBySecret: (hash) => failing(() => store.players.findBySecret(hash)) },
      },
    });
    const token = await away.newPlayer('Anna');
    isAway = true;
    const answer = await fetch(`${away.origin}/api/me`, { headers: { authorization: `Bearer ${token}` } });
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '1']);
    expect(await answer.json()).toMatchObject({ error: { key: 'server.error.storeAway' } });
    expect((await fetch(`${away.origin}/healthz`)).status).toBe(503);
    expect((await fetch(`${away.origin}/healthz/alive`)).status).toBe(200);
    isAway = false;
    await until(async () => (await fetch(`${away.origin}/healthz`)).status === 200);
    await away.close();
  });

  it('storing whose turn it is is retried after the database did not answer', async () => {
    const store = await openStore({ dataDir: path.join(folder, 'notes') });
    const noted: string[][] = [];
    const savePending: typeof store.tables.savePending = async (rows) => {
      noted.push(rows.map(({ id }) => id));
      if (noted.length === 1) throw new StorageProblem('unreachable', { host: 'x', reason: 'test' });
      await store.tables.savePending(rows);
    };
    const away = new TestServer(worker);
    await away.open({ store: { ...store, tables: { ...store.tables, savePending } } });
    const id = await away.begun(CARDS, [await away.newPlayer('Anna'), await away.newPlayer('Boris')]);
    await until(() => noted.length === 2);
    expect(noted).toEqual([[id], [id]]);
    await away.close();
  });

  it('an SQLite file that is locked for three seconds delays the moves, and loses none', async () => {
    const id = await server.begun(CARDS, [anna, boris]);
    const pages = [anna, boris].map((token) => server.page(id, token));
    await until(() => pages.every(({ snapshot }) => snapshot !== null));
    const other = new Libsql(path.join(server.dataDir, 'tortuga.sqlite'));
    other.exec('begin immediate');
    for (const page of pages) page.playAlong();
    await sleep(3000);
    expect(pages.map(({ snapshot }) => snapshot?.n)).toEqual([0, 0]);
    other.exec('rollback');
    other.close();
    await until(() => pages.every((page) => page.tableInfo?.state === 'finished'));
  });
});

describe('the log', () => {
  it('an error with one cause at many tables is logged once in a while, with the number of the others', () => {
    const lines: unknown[] = [];
    let now = 0;
    let counted = 0;
    const log = { error: (...line: unknown[]) => lines.push(line) };
    const report = reporter(
      log,
      () => counted++,
      () => now,
    );
    const cause = new Error('disk full');
    for (let table = 0; table < 5; table++) report(new Error(`at table ${table}`, { cause }), `table ${table}`);
    report(new Error('something else'), 'elsewhere');
    now = 10_000;
    report(cause, 'again');
    expect(lines).toMatchObject([
      [{ unlogged: 0 }, 'table 0'],
      [{ unlogged: 0 }, 'elsewhere'],
      [{ unlogged: 4 }, 'again'],
    ]);
    expect(counted).toBe(7);
  });
});
