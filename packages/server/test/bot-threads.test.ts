import { writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Writable } from 'node:stream';
import { pathToFileURL } from 'node:url';
import { seat } from '@tortuga/kernel';
import { describe, expect, it } from 'vitest';
import { type BotTask, WorkerPool } from '../src/worker-pool.ts';
import { serverForEach } from './server-for-each.ts';
import { CARDS, type TestServer, until } from './test-server.ts';

let server: TestServer;
let anna = '';
let folder = '';
let worker = '';
serverForEach((ready) => {
  ({ server, anna, folder, worker } = ready);
});

let files = 0;

/** A worker program that does something before the real one, or in its place. */
function workerThat(source: string): string {
  const file = path.join(folder, `worker-${files++}.mjs`);
  writeFileSync(file, `import * as real from ${JSON.stringify(pathToFileURL(worker).href)};\n${source}`);
  return file;
}

const taskOf = (table: string, at: number): BotTask => ({
  ...{ game: CARDS, rulesVersion: 2, packDigest: '', packJson: null },
  question: { table, bot: 'mate', seat: seat(at), view: null, moves: [], seed: '' },
});

describe('bots that fail in their threads', () => {
  it.each([
    ['throws', 'throw new Error("no idea");'],
    ['thinks for ever', 'for (;;);'],
    ['ends its thread', 'process.exit(1);'],
  ])(
    'a captain that %s is replaced by the first mate for the whole match, with one line in the log',
    async (...bad) => {
      const lines: string[] = [];
      const stream = new Writable({
        write(line, _, done) {
          lines.push(String(line));
          done();
        },
      });
      const broken = workerThat(`export function think(task) {
      if (task.question.bot === 'captain') { ${bad[1]} }
      if (task.question.bot !== 'mate') throw new Error('not asked for ' + task.question.bot);
      return real.think(task);
    }`);
      await server.reopen({ workers: new WorkerPool(broken, 2, 2000), logger: { level: 'error', stream } });
      const seats = ['me', { bot: 'captain' }];
      const { id } = (await server.ask('POST', '/tables', { game: CARDS, visibility: 'public', seats }, anna)).body
        .table;
      await server.ask('POST', `/tables/${id}/start`, undefined, anna);
      const page = server.page(id, anna);
      page.playAlong();
      await until(() => (page.snapshot?.n ?? 0) >= 6);
      expect(lines.map((line) => JSON.parse(line).msg)).toEqual([`bot captain at table ${id}`]);
    },
  );
});

describe('the threads of bots', () => {
  it('a bot is asked in the same thread every time, and the bots of one table in different ones', async () => {
    const pool = new WorkerPool(
      workerThat(`import { threadId } from 'node:worker_threads'; export const think = () => threadId;`),
      3,
    );
    const places = new Set<unknown>();
    for (const at of [0, 1, 2]) {
      const threads = new Set<unknown>();
      for (let n = 0; n < 5; n++) threads.add(await pool.think(taskOf('a table', at), 'Anna', true));
      expect(threads.size).toBe(1);
      places.add([...threads][0]);
    }
    expect(places.size).toBe(3);
    await pool.close();
  });

  it('a bot whose thread is busy is asked in another one', async () => {
    const pool = new WorkerPool(
      workerThat(`import { threadId } from 'node:worker_threads';
        export const think = async () => { await new Promise((done) => setTimeout(done, 300)); return threadId; };`),
      2,
    );
    const both = await Promise.all([1, 2].map(() => pool.think(taskOf('a table', 0), 'Anna', true)));
    expect(new Set(both).size).toBe(2);
    await pool.close();
  });

  it.runIf(process.platform === 'linux')('bots think with a lower priority than the server', async () => {
    const own = os.getPriority(0);
    const pool = new WorkerPool(
      workerThat(`import os from 'node:os'; void real; export const think = () => os.getPriority(0);`),
      1,
    );
    expect(await pool.think(taskOf('a table', 0), 'Anna', true)).toBe(Math.max(own, 10));
    expect(os.getPriority(0)).toBe(own);
    await pool.close();
  });
});
