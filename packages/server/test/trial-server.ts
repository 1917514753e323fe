import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { request } from './test-server.ts';

/** Built once, so that the build is not measured with the start. */
const BUILD = `import { bundle, FLAGS } from './scripts/bundle.mjs';
const { program } = await bundle('packages/server/src/main.ts');
console.log(JSON.stringify([...FLAGS, program]));`;
const program: string[] = JSON.parse(
  execFileSync(process.execPath, ['--input-type=module', '-e', BUILD], { encoding: 'utf8' }),
);
export const folder = mkdtempSync(path.join(os.tmpdir(), 'tortuga-trials-'));

/** A server in its own process, as in a release. */
export class Server {
  readonly child: ChildProcess;
  readonly origin: string;
  /** From its start until it listens. */
  readonly startMs: number;

  private constructor(child: ChildProcess, origin: string, startMs: number) {
    this.child = child;
    this.origin = origin;
    this.startMs = startMs;
  }

  static async start(env: Readonly<Record<string, string>>): Promise<Server> {
    const began = performance.now();
    const child = spawn(process.execPath, program, {
      env: { ...process.env, NODE_ENV: 'production', PORT: '0', LOG_LEVEL: 'fatal', BOT_PACE_MS: '0', ...env },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    process.once('exit', () => child.kill('SIGKILL'));
    for await (const data of child.stdout ?? []) {
      const origin = /http:\/\/[\w.:]+/.exec(String(data))?.[0];
      if (origin === undefined) continue;
      // A closed pipe would end the child.
      child.stdout?.resume();
      return new Server(child, origin.replace('localhost', '127.0.0.1'), performance.now() - began);
    }
    throw new Error('The server did not start');
  }

  async memoryMb(): Promise<number> {
    const metrics = await (await fetch(`${this.origin}/metrics`)).text();
    return Math.round(Number(/^process_resident_memory_bytes (\S+)/m.exec(metrics)?.[1]) / 2 ** 20);
  }

  ask(method: string, place: string, body?: unknown, token?: string) {
    return request(this.origin, method, place, body, token);
  }

  async newPlayer(): Promise<string> {
    const { body } = await this.ask('POST', '/players', { name: 'Anna' });
    return body.token;
  }

  async begun(game: string, token: string, bots: readonly string[], others: readonly string[] = []): Promise<string> {
    const seats = ['me', ...others.map(() => 'open'), ...bots.map((bot) => ({ bot }))];
    const made = await this.ask('POST', '/tables', { game, visibility: 'public', seats }, token);
    const id: string = made.body.table?.id ?? '';
    for (const other of others) await this.ask('POST', `/tables/${id}/join`, {}, other);
    if (id !== '') await this.ask('POST', `/tables/${id}/start`, undefined, token);
    return id;
  }

  async stop(): Promise<void> {
    this.child.kill('SIGTERM');
    if (this.child.exitCode === null) await once(this.child, 'exit');
  }
}

export const onSqlite = (name: string) => ({ DATA_DIR: path.join(folder, name) });

export const quantile = (values: readonly number[], share: number): number => {
  const sorted = values.toSorted((a, b) => a - b);
  return Math.round((sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN) * 10) / 10;
};
