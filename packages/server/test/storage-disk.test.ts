import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  closeSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStore } from '../src/storage/open.ts';
import type { Store } from '../src/storage/store.ts';
import { sampleEntry, sampleLine, samplePlayer, sampleTable } from './storage/samples.ts';

const NOBODY = 65534;
const folder = mkdtempSync(path.join(os.tmpdir(), 'tortuga-disk-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A disk that can be filled and freed. */
interface Disk {
  readonly name: string;
  readonly folder: string;
  prepare(): void;
  fill(): void;
  free(): void;
  remove(): void;
}

/** Limits the size of files: the system then refuses to write, as a full disk does. */
function limitOfFiles(): Disk {
  const limit = (bytes: string) => execFileSync('prlimit', [`--pid=${process.pid}`, `--fsize=${bytes}:`]);
  return {
    name: 'a limit of what may be written',
    folder: path.join(folder, 'limited'),
    // Without a handler the signal would end the process.
    prepare: () => process.on('SIGXFSZ', () => {}),
    fill: () => limit('300000'),
    free: () => limit('unlimited'),
    remove: () => limit('unlimited'),
  };
}

/** A disk of 8 MB in memory. */
function smallDisk(): Disk {
  const place = path.join(folder, 'small');
  const filler = path.join(place, 'filler');
  return {
    name: 'a full disk',
    folder: path.join(place, 'data'),
    prepare: () => mountAt(place),
    fill: () => {
      const file = openSync(filler, 'w');
      try {
        for (;;) writeSync(file, Buffer.alloc(4096));
      } catch {
        closeSync(file);
      }
    },
    free: () => rmSync(filler),
    remove: () => unmount(place),
  };
}

function mountAt(place: string): void {
  mkdirSync(place, { recursive: true });
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=8m', 'tmpfs', place], { stdio: 'ignore' });
}

const unmount = (place: string) => execFileSync('umount', ['-l', place]);

/** Only root may mount, and not in every container. */
function canMount(): boolean {
  try {
    mountAt(path.join(folder, 'probe'));
    unmount(path.join(folder, 'probe'));
    return true;
  } catch {
    return false;
  }
}

describe.each([limitOfFiles(), ...(canMount() ? [smallDisk()] : [])])('SQLite and $name', (disk) => {
  beforeAll(() => disk.prepare());
  afterAll(() => disk.remove());

  it('SQLite on a full disk loses nothing, reports it, and goes on by itself when there is space again', async () => {
    const store = await openStore({ dataDir: disk.folder });
    const players = await fillWith(store);
    disk.fill();
    let index = 1;
    const problem = await appendUntilRefused(store, () => index++);
    expect(problem).toMatchObject({ name: 'StorageProblem', key: expect.stringMatching(/diskFull|notWritable/) });
    const refused = index - 1;
    await expect(checkOften(store)).rejects.toMatchObject({ name: 'StorageProblem' });
    await expect(store.chat.append(sampleLine(2, { json: long() }))).rejects.toMatchObject({ name: 'StorageProblem' });
    await store.maintain();
    expect(await store.players.find('player-1')).toEqual(players);
    expect(await store.log.load('match-1')).toHaveLength(refused);

    disk.free();
    await store.check();
    expect(await store.log.append(sampleEntry(refused))).toEqual({ kind: 'written' });
    expect(await store.chat.append(sampleLine(2))).toEqual({ kind: 'written' });
    await store.close();

    const again = await openStore({ dataDir: disk.folder });
    const entries = await again.log.load('match-1');
    expect(entries.map((entry) => entry.index)).toEqual(Array.from({ length: refused + 1 }, (_, n) => n));
    await again.close();
  });
});

/** The health check writes so little that it may still fit where a move does not. */
async function checkOften(store: Store): Promise<void> {
  for (let tries = 0; tries < 100; tries++) await store.check();
}

const long = () => JSON.stringify('x'.repeat(400_000));

async function appendUntilRefused({ log }: Store, next: () => number): Promise<unknown> {
  for (let tries = 0; tries < 1000; tries++) {
    try {
      await log.append(sampleEntry(next(), { entryJson: JSON.stringify('x'.repeat(20_000)) }));
    } catch (error) {
      return error;
    }
  }
  return null;
}

async function fillWith(store: Store): Promise<object> {
  const { secretHash: _, ...player } = samplePlayer();
  await store.players.create(samplePlayer());
  await store.tables.create(sampleTable());
  await store.chat.append(sampleLine(1));
  await store.log.append(sampleEntry(0));
  return player;
}

describe('the SQLite file', () => {
  it('an SQLite file that is read-only is refused at the start', async () => {
    const dataDir = path.join(folder, 'read-only');
    mkdirSync(dataDir);
    chmodSync(folder, 0o777);
    chmodSync(dataDir, 0o777);
    // Root may write to anything.
    const isRoot = process.geteuid?.() === 0;
    if (isRoot) process.seteuid?.(NOBODY);
    try {
      await (await openStore({ dataDir })).close();
      chmodSync(path.join(dataDir, 'tortuga.sqlite'), 0o444);
      await expect(openStore({ dataDir })).rejects.toMatchObject({
        key: 'storage.notWritable',
        params: { folder: dataDir, reason: expect.stringContaining('READONLY') },
      });
    } finally {
      if (isRoot) process.seteuid?.(0);
    }
  });

  it('the SQLite file copied without its WAL file has all but the last minute', async () => {
    const dataDir = path.join(folder, 'copied');
    const store = await openStore({ dataDir });
    const copyOf = async (name: string) => {
      const copied = path.join(folder, name);
      mkdirSync(copied);
      copyFileSync(path.join(dataDir, 'tortuga.sqlite'), path.join(copied, 'tortuga.sqlite'));
      return openStore({ dataDir: copied });
    };
    const empty = await copyOf('copy-1');
    expect(empty.isNew).toBe(false);
    await empty.close();

    const player = await fillWith(store);
    await store.maintain();
    const copy = await copyOf('copy-2');
    expect(await copy.players.find('player-1')).toEqual(player);
    expect(await copy.tables.find('table-1')).toEqual(sampleTable());
    expect(await copy.log.load('match-1')).toEqual([sampleEntry(0)]);
    await copy.close();
    await store.close();
  });

  it('a damaged SQLite file is reported in one sentence', async () => {
    const dataDir = path.join(folder, 'damaged');
    const name = path.join(dataDir, 'tortuga.sqlite');
    const store = await openStore({ dataDir });
    await fillWith(store);
    await store.close();
    const file = openSync(name, 'r+');
    const damage = Buffer.alloc(statSync(name).size - 4096, 'rats');
    writeSync(file, damage, 0, damage.length, 4096);
    await expect(openStore({ dataDir })).rejects.toMatchObject({ key: 'storage.notADatabase', params: { file: name } });
  });
});
