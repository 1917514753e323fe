import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

const ROOT = path.join(import.meta.dirname, '..', '..', '..');

describe('starting the server', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'tortuga-main-'));
  const started: ChildProcess[] = [];
  // Once, so that no test has to wait for it.
  beforeAll(() => execFileSync(process.execPath, ['scripts/prepare.mjs'], { cwd: ROOT }));
  afterEach(async () => {
    for (const child of started.splice(0)) await stop(child);
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  async function stop(child: ChildProcess): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGTERM');
    await once(child, 'exit');
  }

  /** Returns the output until it matches, or until the process ends. */
  async function start(
    env: Record<string, string>,
    until: RegExp,
    args: readonly string[] = [],
  ): Promise<{ child: ChildProcess; said: string }> {
    const child = spawn(process.execPath, ['scripts/start.mjs', ...(args.length === 0 ? ['serve'] : args)], {
      cwd: ROOT,
      env: { ...process.env, PORT: '0', LANG: 'en', ...env },
    });
    started.push(child);
    let said = '';
    await new Promise<void>((done) => {
      for (const stream of [child.stdout, child.stderr]) {
        stream.on('data', (text) => {
          said += String(text);
          if (until.test(said)) done();
        });
      }
      child.once('close', () => done());
    });
    return { child, said };
  }

  it('a starting server says where it made a new database, and a second server on the same folder is refused', async () => {
    const dataDir = path.join(folder, 'data');
    const { child, said } = await start({ DATA_DIR: dataDir }, /open at/);
    expect(said).toMatch(
      /^There was no database in .*\/data: a new one was made, with no players and no tables\.\nTortuga is open at http/,
    );
    expect(said).toContain(dataDir);
    const second = await start({ DATA_DIR: dataDir }, /open at/);
    expect(second.said).toBe(`Another Tortuga is using ${dataDir}: stop it first, or choose another place.\n`);
    expect(second.child.exitCode).toBe(1);
    await stop(child);
    expect((await start({ DATA_DIR: dataDir }, /open at/)).said).toMatch(/^Tortuga is open at http/);
  });

  it('a starting server says once that it waits for its database', async () => {
    const { said } = await start({ DATABASE_URL: 'postgres://postgres:geheim@127.0.0.1:1/x' }, /\n/);
    expect(said).toBe('The database at 127.0.0.1:1 can’t be reached (ECONNREFUSED). Waiting for it.\n');
  });

  it('a command that does not exist is named, with those that do', async () => {
    const { child, said } = await start({ DATA_DIR: path.join(folder, 'never') }, /open at/, ['serf']);
    expect(said).toBe('There is no command “serf”; there are serve, backup, restore, admin, --version.\n');
    expect(child.exitCode).toBe(1);
  });

  it('a wrong setting is named in one sentence, and nothing is opened', async () => {
    const dataDir = path.join(folder, 'never');
    const { child, said } = await start({ DATA_DIR: dataDir, BOT_PACE_MS: 'fast' }, /open at/);
    expect(said).toBe('BOT_PACE_MS must be a whole number from 0 to 60000, not “fast”.\n');
    expect(child.exitCode).toBe(1);
    expect(existsSync(dataDir)).toBe(false);
  });
});
