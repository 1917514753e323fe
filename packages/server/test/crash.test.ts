import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStore } from '../src/storage/open.ts';

const KILLS = 5;
const MIN_MS = 50;
const MAX_MS = 500;

describe('processes on one SQLite file', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'tortuga-crash-'));
  const program = path.join(folder, 'child.cjs');
  const dataDir = path.join(folder, 'data');

  beforeAll(async () => {
    await build({
      entryPoints: [fileURLToPath(new URL('./crash-child.ts', import.meta.url))],
      outfile: program,
      bundle: true,
      platform: 'node',
      format: 'cjs',
      target: 'node20',
      logLevel: 'warning',
      // Its native part can't be bundled, and would not be found by name from the temporary folder.
      alias: { libsql: createRequire(import.meta.url).resolve('libsql') },
      external: ['*/libsql/index.js', 'pg-native'],
    });
  });

  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  /** Returns the lines that the process printed before it was killed. */
  async function acknowledgedUntilKilled(): Promise<string[]> {
    const child = spawn(process.execPath, [program, dataDir], { stdio: ['ignore', 'pipe', 'inherit'] });
    let printed = '';
    child.stdout.setEncoding('utf8').on('data', (text) => {
      printed += String(text);
    });
    await once(child.stdout, 'data');
    await sleep(randomInt(MIN_MS, MAX_MS));
    child.kill('SIGKILL');
    const [code, signal] = await once(child, 'close');
    expect({ code, signal }).toEqual({ code: null, signal: 'SIGKILL' });
    // The last line may be cut off.
    return printed.split('\n').slice(0, -1);
  }

  it('a second process on an SQLite folder is refused until the first one has ended, even if it was killed', async () => {
    const busy = path.join(folder, 'busy');
    const child = spawn(process.execPath, [program, busy], { stdio: ['ignore', 'pipe', 'inherit'] });
    await once(child.stdout, 'data');
    await expect(openStore({ dataDir: busy })).rejects.toMatchObject({
      key: 'storage.inUse',
      params: { place: busy },
    });
    child.kill('SIGKILL');
    await once(child, 'close');
    const store = await openStore({ dataDir: busy });
    await expect(openStore({ dataDir: busy })).rejects.toMatchObject({ key: 'storage.inUse' });
    await store.close();
    await (await openStore({ dataDir: busy })).close();
  });

  it('a process that is killed, five times in a row, has lost nothing that it acknowledged', async () => {
    const acknowledged: string[] = [];
    for (let kill = 0; kill < KILLS; kill++) {
      const lines = await acknowledgedUntilKilled();
      expect(lines.length).toBeGreaterThan(0);
      acknowledged.push(...lines);

      const { log, close } = await openStore({ dataDir });
      const stored = new Set<string>();
      for (const matchId of new Set(acknowledged.map((line) => line.split(' ')[0] ?? ''))) {
        const entries = await log.load(matchId);
        expect(entries.map(({ index }) => index)).toEqual(entries.map((_, n) => n));
        for (const { index } of entries) stored.add(`${matchId} ${index}`);
      }
      expect(acknowledged.filter((line) => !stored.has(line))).toEqual([]);
      await close();
    }
  }, 30_000);
});
