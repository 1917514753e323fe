import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setImmediate as nextTick } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { GroupCommit } from '../src/storage/group-commit.ts';
import { migrate } from '../src/storage/migrations.ts';
import type { Backend, NumberedEntry } from '../src/storage/schema.ts';
import { openSqlite } from '../src/storage/sqlite.ts';
import { sampleEntry } from './storage/samples.ts';

describe('group commit', () => {
  const written = { kind: 'written' };
  const conflict = { kind: 'conflict' };
  let folder: string;
  let backend: Backend;
  /** The number of entries of each transaction. */
  let transactions: number[];
  let disk: Promise<void>;
  let commits: GroupCommit;

  beforeEach(async () => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'tortuga-commit-'));
    backend = await openSqlite(folder);
    await migrate(backend.db, 'sqlite');
    transactions = [];
    disk = Promise.resolve();
    commits = new GroupCommit({
      ...backend,
      insertAll: async (entries: readonly NumberedEntry[]) => {
        transactions.push(entries.length);
        await disk;
        return backend.insertAll(entries);
      },
    });
  });

  afterEach(async () => {
    await backend.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const append = (index: number, matchId = 'match-1') =>
    commits.append(sampleEntry(index, { matchId, moveId: `move-${matchId}-${index}` }));

  /** Keeps the disk busy until the caller lets it succeed or fail. */
  function holdDisk(): { done: () => void; fail: (error: Error) => void } {
    let done = () => {};
    let fail: (error: Error) => void = () => {};
    disk = new Promise((resolve, reject) => {
      done = resolve;
      fail = reject;
    });
    return { done, fail };
  }

  it('entries of one tick, and those that come during a transaction, are written together', async () => {
    const held = holdDisk();
    const first = [append(0), append(0, 'b'), append(1)];
    await nextTick();
    await nextTick();
    const second = [append(2), append(1, 'b')];
    await nextTick();
    expect(transactions).toEqual([3]);
    held.done();
    expect(await Promise.all([...first, ...second])).toEqual([written, written, written, written, written]);
    expect(transactions).toEqual([3, 2]);
  });

  it('no append is answered before its transaction is committed', async () => {
    const held = holdDisk();
    let answered = false;
    const appended = append(0).then(() => {
      answered = true;
    });
    for (let tick = 0; tick < 5; tick++) await nextTick();
    expect(answered).toBe(false);
    held.done();
    await appended;
  });

  it('entries that follow a step which another node has taken are not written', async () => {
    await new GroupCommit(backend).append(sampleEntry(0, { moveId: 'of another node' }));
    const held = holdDisk();
    const lost = append(0);
    await nextTick();
    await nextTick();
    const builtOnIt = [append(1), append(2)];
    const others = append(0, 'b');
    held.done();
    expect(await Promise.all([lost, ...builtOnIt, others])).toEqual([conflict, conflict, conflict, written]);
    expect(await append(1)).toEqual(written);
  });

  it('when the disk fails, the entries and those that follow them are refused, and later ones are written', async () => {
    const held = holdDisk();
    const failing = [append(0), append(0, 'b')];
    await nextTick();
    await nextTick();
    const builtOnIt = append(1);
    const others = append(0, 'c');
    disk = Promise.resolve();
    held.fail(new Error('disk full'));
    const problem = { key: 'storage.writeFailed', params: { reason: 'Error: disk full' } };
    for (const appended of [...failing, builtOnIt]) await expect(appended).rejects.toMatchObject(problem);
    expect(await others).toEqual(written);
    expect(await append(0)).toEqual(written);
  });
});
