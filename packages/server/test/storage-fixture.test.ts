import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashOfSecret } from '../src/identity.ts';
import { openStore } from '../src/storage/open.ts';
import type { Store } from '../src/storage/store.ts';
import said from './fixtures/database-1.json' with { type: 'json' };

const FIXTURES = path.join(import.meta.dirname, 'fixtures');

/** `database-1.json` says what the server answered when the database was in use. */
describe('a database of the first release', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'tortuga-fixture-'));
  let store: Store;
  beforeAll(async () => {
    const dataDir = path.join(folder, 'data');
    mkdirSync(dataDir);
    const file = gunzipSync(readFileSync(path.join(FIXTURES, 'database-1.sqlite.gz')));
    writeFileSync(path.join(dataDir, 'tortuga.sqlite'), file);
    store = await openStore({ dataDir });
  });
  afterAll(async () => {
    await store.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('a database of the first release is not taken for a new one', () => expect(store.isNew).toBe(false));

  it('a database of the first release still knows its players by their secrets', async () => {
    for (const { id, name, token } of said.players) {
      expect(await store.players.findBySecret(hashOfSecret(token))).toMatchObject({ id, name });
    }
  });

  it.each(said.matches)('a database of the first release has the match "$what" unchanged', async (match) => {
    const table = await store.tables.find(match.tableId);
    expect(table).toMatchObject({ state: match.state, currentMatch: match.matchId, game: match.game });
    expect(table?.packJson === null).toBe(!match.ownPack);
    const { ownPack, packId, packDigest } = match;
    expect(table).toMatchObject(ownPack ? { packId, packDigest } : { packId: null, packDigest: null });
    const record = await store.matches.find(match.matchId);
    expect(record).toMatchObject({ packId, packDigest, rulesVersion: match.rulesVersion });
    expect(JSON.parse(record?.resultJson ?? 'null')).toEqual(match.result);
    const entries = await store.log.load(match.matchId);
    expect(entries.map(({ index }) => index)).toEqual(Array.from({ length: match.entries }, (_, n) => n));
  });

  it('a database of the first release has the moves of the exported files', async () => {
    const packed = readFileSync(path.join(FIXTURES, 'database-1.exports.json.gz'));
    const exported = JSON.parse(gunzipSync(packed).toString()) as Record<string, string>;
    for (const { tableId, matchId, exportSha256 } of said.matches.filter(({ state }) => state === 'finished')) {
      const text = exported[tableId] ?? '';
      expect(createHash('sha256').update(text).digest('hex')).toBe(exportSha256);
      const file = JSON.parse(text) as { entries: { move?: unknown }[] };
      const kept = (await store.log.load(matchId)).map(({ entryJson }) => JSON.parse(entryJson) as { move?: unknown });
      expect(kept.map(({ move }) => move)).toEqual(file.entries.map(({ move }) => move));
    }
  });

  it('a database of the first release has its custom packs by their digest', async () => {
    const { packDigest, tableId } = said.matches.find(({ ownPack }) => ownPack) ?? { packDigest: '', tableId: '' };
    const { packJson } = (await store.tables.find(tableId)) ?? {};
    expect(await store.packs.find(packDigest)).toEqual({ game: 'tortuga-cards', json: packJson });
  });

  it('every running match with a bot is loaded at the start, as the first release did not store whose turn it is', async () => {
    const running = said.matches.filter(({ state }) => state === 'playing').map(({ tableId }) => tableId);
    expect((await store.tables.listToLoad()).sort()).toEqual(running.sort());
  });

  it('a database of the first release has its lobby and its chat', async () => {
    expect(await store.tables.find(said.lobby.tableId)).toMatchObject({ state: 'lobby', entries: 0 });
    const lines = await store.chat.loadLast(said.chat.tableId, 10);
    expect(lines.map(({ n }) => n)).toEqual(said.chat.lines.map(({ n }) => n));
    for (const [n, line] of lines.entries()) {
      expect(JSON.parse(line.json)).toMatchObject({ said: said.chat.lines[n]?.said });
    }
  });
});
