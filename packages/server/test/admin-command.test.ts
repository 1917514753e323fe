import { afterEach, expect, it, vi } from 'vitest';
import { admin } from '../src/commands/admin.ts';
import { WrongSetting } from '../src/settings.ts';
import { speakerFor } from '../src/words.ts';
import { serverForEach } from './server-for-each.ts';
import { CARDS, type TestServer } from './test-server.ts';

const TOKEN = 'another-token-that-nobody-guesses';

let server: TestServer;
let anna = '';
let boris = '';
serverForEach((ready) => {
  ({ server, anna, boris } = ready);
});
afterEach(() => vi.unstubAllEnvs());

const { say } = speakerFor('en');

/** What it prints, or the sentence it ends with. */
async function run(...args: string[]): Promise<string> {
  vi.stubEnv('ADMIN_TOKEN', TOKEN);
  return runAsSet(...args);
}

async function runAsSet(...args: string[]): Promise<string> {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  try {
    await admin({ name: 'admin', args: [...args, '--server', server.origin], say, folder: '' });
    return write.mock.calls.map(([text]) => String(text)).join('');
  } catch (error) {
    if (!(error instanceof WrongSetting)) throw error;
    return say(error.phrase);
  } finally {
    write.mockRestore();
  }
}

it('whoever keeps a server finds, mutes, renames and closes from the terminal', async () => {
  await server.reopen({ adminToken: TOKEN });
  const table = await server.begun(CARDS, [anna, boris]);
  await server.ask('POST', `/tables/${table}/chat`, { text: 'you fool' }, boris);
  expect(await run()).toMatch(/counts\t.*1/);
  expect(await run('tables', 'Boris')).toContain(table);
  expect(await run('chat', table)).toContain('you fool');
  const { id } = (await server.ask('GET', '/me', undefined, boris)).body;
  expect(await run('mute', id, '--hours', '2', '--reason', 'rude')).toBe('Done.\n');
  expect(await run('players', 'bor')).toMatch(/mute.*rude/);
  expect(await run('unsay', table, '1')).toBe('Done.\n');
  expect(await run('rename', id, 'Quiet', 'Guest')).toBe('Done.\n');
  expect(JSON.parse(await run('players', 'guest', '--json'))).toMatchObject([{ name: 'Quiet Guest' }]);
  expect(await run('lift', id)).toBe('Done.\n');
  expect(await run('ban', '203.0.113.9')).toBe('Done.\n');
  expect(await run('sanctions')).toMatch(/^address\t203\.0\.113\.9/);
  expect(await run('close', table)).toBe('Done.\n');
  expect(await run('announce', 'Back', 'in', 'ten', '--minutes', '10')).toBe('Done.\n');
  expect(await run('drain', '--wait')).toBe('Done.\n');
  expect((await run('log')).split('\n')[0]).toContain('drain');
});

it('a wrong call ends with one sentence', async () => {
  await server.reopen({ adminToken: TOKEN });
  expect(await run('burn')).toMatch(/^There is no “admin burn”\. There are overview, tables,/);
  expect(await run('rename', 'somebody')).toBe('Say which: admin rename <player> <name>');
  expect(await run('close', '00000000-0000-4000-8000-000000000000')).toBe('There is no such table.');
  expect(await run('close', 'nonsense')).toBe('The request is invalid: id.');
  expect(await run('ban', 'nobody')).toBe('There is no such player.');
  expect(await run('mute', 'x', '--hours', 'many')).toBe('The request is invalid: hours.');
  expect(await runAsSet('lift', 'nobody')).toBe('There is no such ban or mute.');
  vi.stubEnv('ADMIN_TOKEN', 'wrong');
  expect(await runAsSet()).toBe('This is not the admin token.');
  vi.stubEnv('ADMIN_TOKEN', undefined);
  expect(await runAsSet()).toMatch(/^Set ADMIN_TOKEN/);
  await server.close();
  expect(await run()).toMatch(/^No Tortuga answers at http/);
  expect(await run('token')).toMatch(/^[\w-]{32}\n$/);
});
