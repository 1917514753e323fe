import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { gunzipSync, gzipSync } from 'node:zlib';
import { randomBot } from '@tortuga/bots';
import type { GameModule } from '@tortuga/games/game-module';
import { tortugaCards } from '@tortuga/games/tortuga-cards';
import { MatchHost, seatBot, type Think } from '@tortuga/host';
import { FastRng, type GameTypes, type Json, seat, seedFromText } from '@tortuga/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { StoreJournal } from '../src/journal.ts';
import { backUp, restore } from '../src/storage/backup.ts';
import { openStore } from '../src/storage/open.ts';
import type { Store } from '../src/storage/store.ts';
import { type Databases, postgresDatabases, sqliteFiles } from './storage/databases.ts';
import { sampleEntry, sampleLine, sampleMatch, samplePlayer, sampleTable } from './storage/samples.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'tortuga-backup-'));
const sqlite = sqliteFiles();
const postgres = postgresDatabases();
beforeAll(() => postgres.start());
afterAll(async () => {
  await sqlite.stop();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});

let files = 0;
const newFile = () => path.join(folder, `${++files}.backup`);
const linesOf = (file: string) => gunzipSync(readFileSync(file)).toString().trim().split('\n');
/** Sorted, since databases sort texts differently. */
const contentOf = (file: string) => linesOf(file).slice(0, -1).sort();

function expectSame(file: string, other: string): void {
  const content = new Set(contentOf(other));
  expect(contentOf(file).filter((line) => !content.has(line))).toEqual([]);
  expect(contentOf(file)).toHaveLength(content.size);
}

const module: GameModule = tortugaCards;
const MATCH = 'played';
const hostOn = ({ log }: Store): Promise<MatchHost<GameTypes>> =>
  MatchHost.open(
    module.game,
    { options: {}, seats: 2, seed: seedFromText('kept') },
    { journal: new StoreJournal(log, MATCH, 'table') },
  );

/** Plays some moves of a real match, and fills the rest with samples. */
async function fill(store: Store): Promise<string> {
  await store.players.create(samplePlayer());
  await store.tables.create(sampleTable({ packJson: '{"id":"club"}', packId: 'club', packDigest: 'd' }));
  await store.packs.save({ digest: 'd', game: 'tortuga-cards', json: '{"id":"club"}', createdAt: 1 });
  await store.tables.start(
    sampleTable({ state: 'playing', packJson: '{"id":"club"}', packId: 'club', packDigest: 'd' }),
    sampleMatch({ id: MATCH }),
  );
  await store.tables.savePending([{ id: 'table-1', pending: [1], entries: 20, at: 5 }]);
  for (let n = 1; n <= 3; n++) await store.chat.append(sampleLine(n));
  const host = await hostOn(store);
  const bot = randomBot();
  const rng = new FastRng('kept');
  let left = 20;
  const think: Think = ({ seat: who, view, moves }) =>
    left-- <= 0
      ? new Promise(() => undefined)
      : Promise.resolve(bot.choose({ seat: who, view: view as object, moves: moves as object[], rng }) as Json);
  for (const who of [0, 1]) seatBot(host, seat(who), [think]);
  while (host.match.entries.length < 20) await new Promise((resume) => setTimeout(resume, 5));
  await host.settled();
  return host.match.hash;
}

const pairs: [Databases, Databases][] = [
  [sqlite, sqlite],
  [sqlite, postgres],
  [postgres, postgres],
  [postgres, sqlite],
];

describe.each(pairs.map(([from, to]) => ({ from, to, name: `${from.name} to ${to.name}` })))(
  'a backup from $name',
  ({ from, to }) => {
    it('a backup holds one moment while others write, and restores every row of it, so that matches go on', async () => {
      const [source, target] = [await from.create(), await to.create()];
      const store = await openStore(source);
      const hash = await fill(store);
      let isOver = false;
      const writers = Array.from({ length: 10 }, async (_, n) => {
        for (let index = 0; !isOver; index++) await store.log.append(sampleEntry(index, { matchId: `busy-${n}` }));
        return (await store.log.load(`busy-${n}`)).length;
      });
      await new Promise((resume) => setTimeout(resume, 200));
      const file = newFile();
      const rows = await backUp(source, file);
      await new Promise((resume) => setTimeout(resume, 100));
      isOver = true;
      const lengths = await Promise.all(writers);
      await store.close();

      expect(await restore(file, target, false)).toBe(rows);
      const restored = await openStore(target);
      expect(restored.isNew).toBe(false);
      for (const [n, length] of lengths.entries()) {
        const entries = await restored.log.load(`busy-${n}`);
        expect(entries.length).toBeGreaterThan(0);
        expect(entries.length).toBeLessThan(length);
        expect(entries).toEqual(entries.map((_, index) => sampleEntry(index, { matchId: `busy-${n}` })));
      }
      expect((await hostOn(restored)).match.hash).toBe(hash);
      expect(await restored.tables.find('table-1')).toMatchObject({ entries: 20, pendingJson: '[1]' });
      const again = newFile();
      expect(await backUp(target, again)).toBe(rows);
      expectSame(again, file);
      // The database's own counters go on.
      const { length } = await restored.log.load('busy-0');
      const next = sampleEntry(length, { matchId: 'busy-0' });
      expect(await restored.log.append(next)).toEqual({ kind: 'written' });
      expect(await restored.log.append(sampleEntry(0, { matchId: 'new' }))).toEqual({ kind: 'written' });
      await restored.close();
    });
  },
);

describe.each([sqlite, postgres])('restoring to $name', (databases) => {
  /** A backup with one player. */
  async function smallBackup(name: string): Promise<string> {
    const source = await sqlite.create();
    const store = await openStore(source);
    await store.players.create(samplePlayer({ name }));
    await store.close();
    const file = newFile();
    await backUp(source, file);
    return file;
  }

  it('a restore is refused if the database is not empty, unless it may be replaced', async () => {
    const target = await databases.create();
    await restore(await smallBackup('Anne'), target, false);
    const other = await smallBackup('Mary');
    await expect(restore(other, target, false)).rejects.toMatchObject({ key: 'storage.notEmpty' });
    const kept = await openStore(target);
    expect(await kept.players.find('player-1')).toMatchObject({ name: 'Anne' });
    await kept.close();
    await restore(other, target, true);
    const replaced = await openStore(target);
    expect(await replaced.players.find('player-1')).toMatchObject({ name: 'Mary' });
    await replaced.close();
  });

  it('a restore is refused while a server uses the database', async () => {
    const file = await smallBackup('Anne');
    const target = await databases.create();
    const store = await openStore(target);
    await store.onRemoteChange(() => {});
    await expect(restore(file, target, true)).rejects.toMatchObject({ key: 'storage.inUse' });
    await store.close();
    await restore(file, target, true);
  });

  it('a restore of a file that is not a backup, cut off, damaged or of a newer program changes nothing', async () => {
    const target = await databases.create();
    await restore(await smallBackup('Anne'), target, false);
    const file = await smallBackup('Mary');
    const whole = readFileSync(file);
    const lines = linesOf(file);
    const packed = (texts: string[]) => gzipSync(`${texts.join('\n')}\n`);
    const bad = {
      'a file that is something else': Buffer.from('Dear diary, '.repeat(100)),
      'an empty file': Buffer.alloc(0),
      'another compressed file': gzipSync('Dear diary'),
      'half of it': whole.subarray(0, whole.length / 2),
      'all but the last byte': whole.subarray(0, -1),
      'one without its last line': packed(lines.slice(0, -1)),
      'one with a line less': packed(lines.filter((_, n) => n !== 1)),
      'one with another name in it': packed(lines.map((line) => line.replace('Mary', 'Eve'))),
    };
    for (const [what, content] of Object.entries(bad)) {
      writeFileSync(file, content);
      await expect(restore(file, target, true), what).rejects.toMatchObject({ key: 'storage.noBackup' });
    }
    writeFileSync(file, Buffer.concat([whole.subarray(0, 60), Buffer.from('rats'), whole.subarray(64)]));
    await expect(restore(file, target, true)).rejects.toMatchObject({ key: 'storage.noBackup' });
    const future = lines.slice(0, -1).map((line) => line.replace(/"schema":"[^"]*"/, '"schema":"9999-of-the-future"'));
    const sha256 = createHash('sha256')
      .update(`${future.join('\n')}\n`)
      .digest('hex');
    writeFileSync(file, packed([...future, JSON.stringify({ sha256 })]));
    await expect(restore(file, target, true)).rejects.toMatchObject({
      key: 'storage.newerBackup',
      params: { found: '9999-of-the-future' },
    });
    await expect(restore(newFile(), target, true)).rejects.toMatchObject({
      key: 'storage.noSuchFile',
      params: { reason: 'ENOENT' },
    });
    const store = await openStore(target);
    expect(await store.players.find('player-1')).toMatchObject({ name: 'Anne' });
    await store.close();
  });

  it('a backup of an older program’s database can be restored', async () => {
    const old = await sqlite.create();
    const dataDir = 'dataDir' in old ? old.dataDir : '';
    mkdirSync(dataDir, { recursive: true });
    const fixture = path.join(import.meta.dirname, 'fixtures', 'database-1.sqlite.gz');
    writeFileSync(path.join(dataDir, 'tortuga.sqlite'), gunzipSync(readFileSync(fixture)));
    const file = newFile();
    const rows = await backUp(old, file);
    expect(linesOf(file)[0]).toContain('0003-lean-log');
    const target = await databases.create();
    expect(await restore(file, target, false)).toBe(rows);
    const [migrated, restored] = [newFile(), newFile()];
    await (await openStore(old)).close();
    await backUp(old, migrated);
    await backUp(target, restored);
    expectSame(restored, migrated);
  });
});

it('a backup of a missing database is refused, and does not replace an older backup', async () => {
  const file = newFile();
  writeFileSync(file, 'older');
  await expect(backUp(await sqlite.create(), file)).rejects.toMatchObject({ key: 'storage.nothingThere' });
  await expect(backUp(await postgres.create(), file)).rejects.toMatchObject({ key: 'storage.nothingThere' });
  expect(readFileSync(file, 'utf8')).toBe('older');
});

it('a damaged database is not taken for an empty one: it is neither backed up nor silently replaced', async () => {
  const [source, target] = [await sqlite.create(), await sqlite.create()];
  await (await openStore(source)).close();
  const file = newFile();
  await backUp(source, file);
  const dataDir = 'dataDir' in target ? target.dataDir : '';
  mkdirSync(dataDir, { recursive: true });
  const damaged = Buffer.from('Dear diary, '.repeat(500));
  writeFileSync(path.join(dataDir, 'tortuga.sqlite'), damaged);
  await expect(backUp(target, newFile())).rejects.toMatchObject({ key: 'storage.notADatabase' });
  await expect(restore(file, target, false)).rejects.toMatchObject({ key: 'storage.notADatabase' });
  expect(readFileSync(path.join(dataDir, 'tortuga.sqlite'))).toEqual(damaged);
  await restore(file, target, true);
  await (await openStore(target)).close();
});

it('backup and restore print one line about what they did or why they did not', async () => {
  const source = await sqlite.create();
  const target = await sqlite.create();
  await (await openStore(source)).close();
  const file = newFile();
  const run = async (args: string[], location: object) => {
    const env = { ...process.env, DATA_DIR: 'dataDir' in location ? String(location.dataDir) : '', LANG: 'en' };
    const root = path.join(import.meta.dirname, '..', '..', '..');
    const running = promisify(execFile)(process.execPath, ['scripts/start.mjs', ...args], { env, cwd: root });
    return running.then(
      ({ stdout }) => stdout,
      ({ stderr }: { stderr: string }) => stderr,
    );
  };
  expect(await run(['backup', file], source)).toMatch(/^Backed up .* 0 rows\.\n$/);
  expect(await run(['restore', file], target)).toMatch(/^Restored .* 0 rows\.\n$/);
  expect(await run(['restore'], target)).toMatch(/^Name a file, for example: restore tortuga.backup\n$/);
  expect(await run(['restore', `${file}.not`], target)).toMatch(/^The file .* can’t be read \(ENOENT\)\.\n$/);
});
