import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { transform } from 'esbuild';
import { afterEach, expect, it } from 'vitest';
import { serverForEach } from './server-for-each.ts';
import type { TestServer } from './test-server.ts';

const EXAMPLES = path.join(import.meta.dirname, '../../../examples');

let server: TestServer;
let anna = '';
let folder = '';
serverForEach((ready) => {
  ({ server, anna, folder } = ready);
});

let bot: ChildProcess | null = null;
afterEach(() => bot?.kill());

const hasPython = spawnSync('python3', ['--version']).status === 0;
const source = (name: string): string => readFileSync(path.join(EXAMPLES, name), 'utf8');

/** Node 20 can't run TypeScript by itself. */
async function compiled(name: string): Promise<string> {
  const { code } = await transform(source(name), { loader: 'ts', format: 'esm' });
  const file = path.join(folder, `${name}.mjs`);
  writeFileSync(file, code);
  return file;
}

const BOTS = [
  ['bot.ts', async () => [process.execPath, await compiled('bot.ts')]],
  ['bot.py', async () => ['python3', path.join(EXAMPLES, 'bot.py')]],
] as const;

it.each(BOTS)('the example %s sits down by itself and plays a whole game', async (name, command) => {
  // On a machine without Python there is nothing to run it with.
  if (name === 'bot.py' && !hasPython) return;
  const wanted = { game: 'tortuga-cards', visibility: 'public', seats: ['me', 'open'] };
  const { id } = (await server.ask('POST', '/tables', wanted, anna)).body.table;
  const [program = '', ...args] = await command();
  let said = '';
  bot = spawn(program, [...args, server.origin, 'Randy'], { stdio: ['ignore', 'ignore', 'pipe'] });
  bot.stderr?.on('data', (text) => {
    said += String(text);
  });
  const state = async () => (await server.ask('GET', `/tables/${id}`)).body;
  await expect.poll(async () => (await state()).seats[1].name, { timeout: 20_000 }).toBe('Randy');
  await server.ask('POST', `/tables/${id}/start`, undefined, anna);
  const page = server.page(id, anna);
  page.playAlong();
  await expect.poll(async () => (await state()).state, { timeout: 25_000 }).toBe('finished');
  page.leave();
  expect(said).toBe('');
});

it.each(BOTS)('the example %s has at most 40 lines of code', (name) => {
  const lines = source(name).split('\n');
  const code = lines.filter((line) => /\S/.test(line) && !/^\s*(#|\/\/|\*|\/\*)/.test(line));
  expect(code.length).toBeLessThanOrEqual(40);
});
