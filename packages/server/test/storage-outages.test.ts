import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { RemoteChange } from '../src/storage/notice.ts';
import { openStore } from '../src/storage/open.ts';
import { StorageProblem } from '../src/storage/problem.ts';
import type { Store } from '../src/storage/store.ts';
import { startPostgres, type TestPostgres } from './postgres-for-tests.ts';
import { query } from './storage/databases.ts';
import { sampleEntry, samplePlayer, sampleTable } from './storage/samples.ts';

/** Everything goes on within this time of the database's return. */
const SOON_MS = 3000;

// An unhandled error would end the process; here it fails the test run.
describe('a PostgreSQL that goes away and comes back', () => {
  let postgres: TestPostgres;
  let databaseUrl = '';
  let count = 0;
  const stores: Store[] = [];
  beforeAll(async () => {
    postgres = await startPostgres();
  });
  beforeEach(async () => {
    const database = `outage_${++count}`;
    await query(postgres.url('postgres'), `create database ${database}`);
    databaseUrl = postgres.url(database);
  });
  afterEach(async () => {
    for (const store of stores.splice(0)) await store.close();
  });
  afterAll(() => postgres.stop());

  const open = async (url = databaseUrl) => {
    const store = await openStore({ databaseUrl: url });
    stores.push(store);
    return store;
  };

  it('many writers lose nothing and double nothing while PostgreSQL restarts and crashes', async () => {
    const nodes = [await open(), await open()];
    let isOver = false;
    let outages = 0;
    /** Like a match host: a write that failed may have been done, so it looks before it goes on. */
    const write = async (matchId: string, { log }: Store): Promise<string[]> => {
      const acknowledged: string[] = [];
      const length = async (): Promise<number> => {
        try {
          return (await log.load(matchId)).length;
        } catch (error) {
          expect(error).toMatchObject({ key: 'storage.unreachable' });
          return length();
        }
      };
      for (let index = 0; !isOver; index = await length()) {
        const moveId = `${matchId} ${index} ${acknowledged.length}`;
        try {
          expect(await log.append(sampleEntry(index, { matchId, moveId }))).toEqual({ kind: 'written' });
          acknowledged.push(moveId);
        } catch (error) {
          expect(error).toBeInstanceOf(StorageProblem);
          outages++;
        }
      }
      return acknowledged;
    };
    const writing = Promise.all(Array.from({ length: 30 }, (_, n) => write(`match-${n}`, nodes[n % 2] as Store)));
    for (const how of ['orderly', 'crash', 'orderly', 'crash'] as const) {
      await sleep(300);
      await postgres.halt(how);
      await sleep(how === 'crash' ? 0 : 2500);
      await postgres.resume();
    }
    await sleep(500);
    isOver = true;
    const acknowledged = await writing;
    expect(outages).toBeGreaterThan(0);
    for (const [n, ids] of acknowledged.entries()) {
      const entries = (await nodes[0]?.log.load(`match-${n}`)) ?? [];
      expect(entries.map(({ index }) => index)).toEqual(entries.map((_, index) => index));
      const stored = entries.map(({ moveId }) => moveId);
      expect(new Set(stored).size).toBe(stored.length);
      expect(ids.filter((id) => !stored.includes(id))).toEqual([]);
    }
  });

  it('queries during a short outage of PostgreSQL wait, and are answered', async () => {
    const store = await open();
    await store.players.create(samplePlayer());
    await store.tables.create(sampleTable());
    for (const how of ['orderly', 'crash'] as const) {
      await postgres.halt(how);
      const asked = [
        store.players.find('player-1'),
        store.tables.listOfPlayer('player-1', 10),
        store.tables.create(sampleTable({ id: how })),
        store.tables.touch(['table-1'], 77),
        store.log.append(sampleEntry(how === 'orderly' ? 0 : 1)),
      ] as const;
      await sleep(200);
      await postgres.resume();
      const [player, tables, created, , appended] = await Promise.all(asked);
      expect(player).toMatchObject({ id: 'player-1' });
      expect(tables.length).toBeGreaterThan(0);
      expect([created, appended]).toEqual([{ kind: 'written' }, { kind: 'written' }]);
    }
    expect(await store.log.load('match-1')).toHaveLength(2);
  });

  it('a long outage of PostgreSQL is reported within a few seconds, and everything goes on soon after its return', async () => {
    const store = await open();
    const other = await open();
    const received: RemoteChange[] = [];
    await store.onRemoteChange((change) => received.push(change));
    await postgres.halt('orderly');
    const started = Date.now();
    const fate = (promise: Promise<unknown>) => promise.then(String, (problem: unknown) => problem);
    const problems = await Promise.all(
      [
        store.players.find('player-1'),
        store.players.create(samplePlayer()),
        store.tables.touch(['table-1'], 1),
        store.log.append(sampleEntry(0)),
        store.check(),
        store.notifyOthers({ kind: 'table', tableId: 'table-1' }),
      ].map(fate),
    );
    expect(Date.now() - started).toBeLessThan(5000);
    for (const problem of problems) expect(problem).toMatchObject({ name: 'StorageProblem' });
    expect(problems[0]).toMatchObject({ key: 'storage.unreachable', params: { reason: 'ECONNREFUSED' } });
    await postgres.resume();
    const back = Date.now();
    await store.check();
    expect(await store.players.create(samplePlayer())).toEqual({ kind: 'written' });
    while (received.length === 0 && Date.now() < back + 2 * SOON_MS) await sleep(10);
    expect(received).toEqual([{ kind: 'resumed' }]);
    expect(Date.now() - back).toBeLessThan(SOON_MS);
    await other.log.append(sampleEntry(0));
    while (received.length === 1 && Date.now() < back + 2 * SOON_MS) await sleep(10);
    expect(received[1]).toEqual({ kind: 'appended', matchId: 'match-1', index: 0 });
  });

  it('queries are answered after PostgreSQL was frozen for eight seconds', async () => {
    const store = await open();
    await store.log.append(sampleEntry(0));
    const frozen = postgres.freeze(8000);
    await sleep(200);
    const asked = Array.from({ length: 40 }, (_, n) => store.log.append(sampleEntry(0, { matchId: `frozen-${n}` })));
    const found = Array.from({ length: 40 }, () => store.log.load('match-1'));
    await expect(store.check()).rejects.toMatchObject({ key: 'storage.silent' });
    for (const outcome of await Promise.all(asked)) expect(outcome).toEqual({ kind: 'written' });
    for (const entries of await Promise.all(found)) expect(entries).toHaveLength(1);
    await frozen;
    await store.check();
  });

  it('a starting store waits for PostgreSQL, reports it once, and gives up in the end', async () => {
    await postgres.halt('orderly');
    const reported: string[] = [];
    const onWaiting = ({ key }: StorageProblem) => reported.push(key);
    await expect(openStore({ databaseUrl }, { patienceMs: 500, onWaiting })).rejects.toMatchObject({
      key: 'storage.unreachable',
    });
    const opening = openStore({ databaseUrl }, { patienceMs: 30_000, onWaiting });
    await sleep(1200);
    await postgres.resume();
    stores.push(await opening);
    expect(reported).toEqual(['storage.unreachable', 'storage.unreachable']);
  });

  describe('in the middle of a move', () => {
    let proxy: CutLine;
    beforeEach(async () => {
      proxy = await CutLine.before(new URL(databaseUrl));
    });
    afterEach(async () => {
      for (const store of stores.splice(0)) await store.close();
      proxy.close();
    });

    it.each(['query', 'answer'] as const)('a move is written once when the %s is lost on the way', async (lost) => {
      const { log } = await open(proxy.url);
      await log.append(sampleEntry(0));
      proxy.loseNext(lost);
      expect(await log.append(sampleEntry(1))).toEqual({ kind: 'written' });
      expect(proxy.losses).toBe(1);
      expect(await log.load('match-1')).toEqual([sampleEntry(0), sampleEntry(1)]);
    });

    it('a step of another node is not taken for one’s own after a lost answer', async () => {
      const [one, other] = [await open(proxy.url), await open()];
      await one.log.append(sampleEntry(0));
      proxy.loseNext('query', () => other.log.append(sampleEntry(1, { moveId: 'theirs' })));
      expect(await one.log.append(sampleEntry(1, { moveId: 'ours' }))).toEqual({ kind: 'conflict' });
      expect(await one.log.load('match-1', 1)).toEqual([sampleEntry(1, { moveId: 'theirs' })]);
    });
  });
});

/** A proxy before the database that cuts the connection at the next entry to be written. */
class CutLine {
  readonly url: string;
  losses = 0;
  readonly #server: Server;
  #next: 'query' | 'answer' | null = null;
  #meanwhile: () => Promise<unknown> = async () => {};

  private constructor(server: Server, url: string) {
    this.#server = server;
    this.url = url;
  }

  static async before(target: URL): Promise<CutLine> {
    const server = createServer();
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const url = new URL(target);
    url.port = String((server.address() as AddressInfo).port);
    const proxy = new CutLine(server, url.href);
    server.on('connection', (near) => {
      const far = connect(Number(target.port), target.hostname);
      let isCut = false;
      const cut = () => {
        proxy.losses++;
        void proxy.#meanwhile().then(() => near.destroy());
      };
      near.on('data', (data) => {
        const lost = data.includes('insert into log (') ? proxy.#next : null;
        if (lost !== null) proxy.#next = null;
        if (lost === 'query') return cut();
        isCut = lost === 'answer';
        return far.write(data);
      });
      far.on('data', (data) => (isCut ? cut() : near.write(data)));
      for (const [socket, peer] of [
        [near, far],
        [far, near],
      ] as const) {
        socket.on('error', () => {});
        socket.on('close', () => peer.destroy());
      }
    });
    return proxy;
  }

  loseNext(what: 'query' | 'answer', meanwhile: () => Promise<unknown> = async () => {}): void {
    this.#next = what;
    this.#meanwhile = meanwhile;
  }

  close(): void {
    this.#server.close();
  }
}
