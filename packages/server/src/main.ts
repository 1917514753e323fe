import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Command } from './commands/call.ts';
import { WrongSetting } from './settings.ts';
import { StorageProblem } from './storage/problem.ts';
import { speakerFor } from './words.ts';

/** The only list of commands: `node tortuga.mjs <command> …`. Each loads no more than it needs. */
const COMMANDS: Readonly<Record<string, Command>> = {
  serve: async (call) => (await import('./commands/serve.ts')).serve(call),
  backup: async (call) => (await import('./commands/data.ts')).backUpTo(call),
  restore: async (call) => (await import('./commands/data.ts')).restoreFrom(call),
  admin: async (call) => (await import('./commands/admin.ts')).admin(call),
  '--version': async (call) => (await import('./commands/version.ts')).printVersion(call),
};

const { say } = speakerFor(process.env['LANG'] ?? 'en');
const [name = 'serve', ...args] = process.argv.slice(2);

async function run(): Promise<void> {
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (command === undefined) {
    const known = Object.keys(COMMANDS).join(', ');
    throw new WrongSetting('server.error.noSuchCommand', { name, known });
  }
  await command({ name, args, say, folder: path.dirname(fileURLToPath(import.meta.url)) });
}

run().catch((error: unknown) => {
  const phrase = error instanceof WrongSetting ? error.phrase : error instanceof StorageProblem ? error : null;
  if (phrase === null) throw error;
  process.stderr.write(`${say(phrase)}\n`);
  process.exit(1);
});
