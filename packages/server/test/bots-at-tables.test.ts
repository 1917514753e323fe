import { expect, it } from 'vitest';
import { WorkerPool } from '../src/worker-pool.ts';
import { serverForEach } from './server-for-each.ts';
import { DUEL, type TestServer, until } from './test-server.ts';

let server: TestServer;
let anna = '';
let boris = '';
let worker = '';
serverForEach((ready) => {
  ({ server, anna, boris, worker } = ready);
});

it('a host may have bots at thirty running tables, and no more', async () => {
  const statuses: number[] = [];
  const hosts = [anna, boris];
  for (let n = 0; n < 31; n++) {
    // A host may open only thirty tables an hour, so the last one is somebody else's.
    const seats = ['me', { bot: 'random' }];
    const made = await server.ask('POST', '/tables', { ...DUEL, seats }, hosts[n === 30 ? 1 : 0]);
    const started = await server.ask('POST', `/tables/${made.body.table.id}/start`, undefined, hosts[n === 30 ? 1 : 0]);
    statuses.push(started.status);
  }
  expect(statuses.every((status) => status === 200)).toBe(true);
  await server.meanwhile(() => undefined);
  const made = await server.ask('POST', '/tables', { ...DUEL, seats: ['me', { bot: 'random' }] }, anna);
  const { status, body } = await server.ask('POST', `/tables/${made.body.table.id}/start`, undefined, anna);
  expect([status, body.error.key]).toEqual([429, 'server.error.tooManyTables']);
});

it.each(['montecarlo:9999999', 'montecarlo:2', 'clever'])('a table with a bot called %s is refused', async (bot) => {
  const { status, body } = await server.ask('POST', '/tables', { ...DUEL, seats: ['me', { bot }] }, anna);
  expect([status, body.error.key]).toEqual([400, 'server.error.noSuchBot']);
});

it('a match of bots only is refused', async () => {
  const seats = [{ bot: 'greedy' }, { bot: 'greedy' }];
  const { id } = (await server.ask('POST', '/tables', { ...DUEL, seats }, anna)).body.table;
  const { status, body } = await server.ask('POST', `/tables/${id}/start`, undefined, anna);
  expect([status, body.error.key]).toEqual([409, 'server.refuse.nobodyPlays']);
});

/** Everybody is asked at once, so the bot owes a move from the start. */
const DICE = 'tortuga-dice';
const owedAt = async (table: string): Promise<number[]> => (await server.ask('GET', `/tables/${table}`)).body.pending;

it('a bot waits while somebody is at the table, does not hold up a closing server, and answers at once where nobody looks', async () => {
  const workers = new WorkerPool(worker, 1);
  const think = workers.think.bind(workers);
  let thoughts = 0;
  workers.think = async (...task) => {
    const answer = await think(...task);
    thoughts++;
    return answer;
  };
  await server.reopen({ workers, botPaceMs: 60_000 });
  const table = await server.begun(DICE, [anna], 1);
  const page = server.page(table, anna);
  await until(() => page.snapshot !== null && thoughts > 0);
  // It knows its move, and keeps it to itself.
  await new Promise((resume) => setTimeout(resume, 150));
  expect(await owedAt(table)).toContain(1);
  page.leave();
  // After the restart nobody has the table open.
  await server.reopen({ botPaceMs: 60_000 });
  await until(async () => !(await owedAt(table)).includes(1));
});
