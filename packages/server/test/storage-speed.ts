// Durable appends a second: node scripts/run.mjs packages/server/test/storage-speed.ts
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { openStore } from '../src/storage/open.ts';
import type { Store } from '../src/storage/store.ts';
import { startPostgres } from './postgres-for-tests.ts';

const SECONDS = 2;
/** About as long as a move of a match file. */
const entryJson = JSON.stringify({ kind: 'move', seat: 1, decision: 17, move: { type: 'play', card: 'galleon-3' } });

let matches = 0;

/** Several matches at once, each waiting for its last append before the next. */
async function appendsPerSecond({ log }: Store, writers: number): Promise<number> {
  let appended = 0;
  const started = performance.now();
  const end = started + SECONDS * 1000;
  await Promise.all(
    Array.from({ length: writers }, async () => {
      const matchId = `match-${++matches}-${'0'.repeat(16)}`;
      for (let index = 0; performance.now() < end; index++) {
        await log.append({ matchId, index, moveId: `0123456789abcdef-${index}`, entryJson });
        appended++;
      }
    }),
  );
  return Math.round((appended * 1000) / (performance.now() - started));
}

async function measure(name: string, store: Store): Promise<void> {
  await appendsPerSecond(store, 10);
  for (const writers of [1, 50, 500]) {
    console.log(`${name}\t${writers} at once\t${await appendsPerSecond(store, writers)} appends/s`);
  }
  await store.close();
}

const folder = mkdtempSync(path.join(os.tmpdir(), 'tortuga-speed-'));
const postgres = await startPostgres({ waitsForDisk: true });
try {
  await measure('SQLite', await openStore({ dataDir: folder }));
  await measure('PostgreSQL', await openStore({ databaseUrl: postgres.url('postgres') }));
} finally {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}
