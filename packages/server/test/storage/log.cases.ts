import { expect, it } from 'vitest';
import type { LogEntry } from '../../src/storage/store.ts';
import type { TestDatabase } from './databases.ts';
import { sampleEntry, sampleMatch, samplePlayer, sampleTable } from './samples.ts';

const written = { kind: 'written' };
const conflict = { kind: 'conflict' };

export function logCases(database: () => TestDatabase): void {
  it('the log stores entries, and loads them in order from an index on', async () => {
    const { log } = await database().open();
    const entries = [0, 1, 2, 3].map((index) => sampleEntry(index, { moveId: index === 2 ? null : `m${index}` }));
    for (const entry of entries) expect(await log.append(entry)).toEqual(written);
    await log.append(sampleEntry(0, { matchId: 'other' }));
    expect(await log.load('match-1')).toEqual(entries);
    expect(await log.load('match-1', 2)).toEqual(entries.slice(2));
    expect(await log.load('match-1', 4)).toEqual([]);
  });

  it('of two nodes only one writes a step, and the other’s following steps are refused', async () => {
    const one = await database().open();
    const other = await database().open();
    const entriesBy = (node: string) => [0, 1].map((index) => sampleEntry(index, { moveId: `${node}-${index}` }));
    const outcomes = await Promise.all(
      [one, other].map(({ log }, n) => Promise.all(entriesBy(`node-${n}`).map((entry) => log.append(entry)))),
    );
    expect(outcomes.toSorted((a, b) => String(a[0]?.kind).localeCompare(String(b[0]?.kind)))).toEqual([
      [conflict, conflict],
      [written, written],
    ]);
    const winner = outcomes[0]?.[0]?.kind === 'written' ? 'node-0' : 'node-1';
    expect(await one.log.load('match-1')).toEqual(entriesBy(winner));
    expect(await other.log.load('match-1')).toEqual(entriesBy(winner));
  });

  it('two nodes that write the same match in turns leave no gap and no doubled step', async () => {
    const stores = [await database().open(), await database().open()];
    await Promise.all(
      stores.map(async ({ log }, node) => {
        for (let mine = 0; mine < 20; ) {
          const index = (await log.load('match-1')).length;
          const outcome = await log.append(sampleEntry(index, { moveId: `${node}-${mine}` }));
          if (outcome.kind === 'written') mine++;
        }
      }),
    );
    const entries = (await stores[0]?.log.load('match-1')) ?? [];
    expect(entries.map(({ index }) => index)).toEqual(Array.from({ length: 40 }, (_, index) => index));
  });

  it('two nodes with the same steps of many matches at once, in opposite orders, write each once', async () => {
    const stores = [await database().open(), await database().open()];
    const matches = Array.from({ length: 300 }, (_, match) => `match-${match}`);
    for (let index = 0; index < 5; index++) {
      const outcomes = await Promise.all(
        stores.map(async ({ log }, node) => {
          const order = node === 0 ? matches : matches.toReversed();
          const kinds = await Promise.all(
            order.map(
              async (matchId) => (await log.append(sampleEntry(index, { matchId, moveId: `${node}-${index}` }))).kind,
            ),
          );
          return node === 0 ? kinds : kinds.reverse();
        }),
      );
      for (const match of matches.keys()) {
        expect(outcomes.map((kinds) => kinds[match]).sort()).toEqual(['conflict', 'written']);
      }
    }
  });

  it('a step that is appended twice in one tick is written once, and what follows the second is refused', async () => {
    const { log } = await database().open();
    const outcomes = await Promise.all([0, 0, 1].map((index) => log.append(sampleEntry(index))));
    expect(outcomes).toEqual([written, conflict, conflict]);
    expect(await log.load('match-1')).toEqual([sampleEntry(0)]);
  });

  it('the log does not check request ids, only whether a step is new', async () => {
    const { log } = await database().open();
    const entries = [0, 1, 2].map((index) => sampleEntry(index, { moveId: index === 2 ? null : 'again' }));
    for (const entry of entries) expect(await log.append(entry)).toEqual(written);
    expect(await log.load('match-1')).toEqual(entries);
  });

  it('an entry that collides does not fail the rest of its batch', async () => {
    const { log } = await database().open();
    await log.append(sampleEntry(0, { matchId: 'b' }));
    const batch = ['a', 'b', 'c', 'd'].map((matchId) => sampleEntry(0, { matchId, moveId: `new-${matchId}` }));
    const outcomes = await Promise.all(batch.map((entry) => log.append(entry)));
    expect(outcomes).toEqual([written, conflict, written, written]);
    expect(await log.load('c')).toEqual([batch[2]]);
  });

  it('steps of the same tick that follow a lost one are not written', async () => {
    const { log } = await database().open();
    await log.append(sampleEntry(0));
    const lost = log.append(sampleEntry(0, { moveId: 'late' }));
    const built = log.append(sampleEntry(1));
    const others = log.append(sampleEntry(0, { matchId: 'other' }));
    expect(await Promise.all([lost, built, others])).toEqual([conflict, conflict, written]);
    expect(await log.append(sampleEntry(1))).toEqual(written);
    expect(await log.load('match-1')).toHaveLength(2);
  });

  it('the log stores 2,000 concurrent appends to 50 matches, each match in order', async () => {
    const store = await database().open();
    const entries: LogEntry[] = Array.from({ length: 2000 }, (_, n) =>
      sampleEntry(Math.floor(n / 50), { matchId: `match-${n % 50}` }),
    );
    const answered: LogEntry[] = [];
    await Promise.all(
      entries.map(async (entry) => {
        expect(await store.log.append(entry)).toEqual(written);
        answered.push(entry);
      }),
    );
    for (let match = 0; match < 50; match++) {
      const ofMatch = entries.filter(({ matchId }) => matchId === `match-${match}`);
      expect(answered.filter(({ matchId }) => matchId === `match-${match}`)).toEqual(ofMatch);
      expect(await store.log.load(`match-${match}`)).toEqual(ofMatch);
    }
  });

  it('the log has everything after a restart, even what was appended just before closing', async () => {
    const before = await database().open();
    await before.players.create(samplePlayer());
    await before.tables.create(sampleTable({ state: 'playing', currentMatch: 'match-1' }));
    await before.matches.create(sampleMatch());
    const appends = [0, 1, 2].map((index) => before.log.append(sampleEntry(index)));
    await before.close();
    expect(await Promise.all(appends)).toEqual([written, written, written]);
    await expect(before.log.append(sampleEntry(3))).rejects.toMatchObject({ key: 'storage.closed' });
    const after = await database().open();
    expect(await after.players.findBySecret('hash-1')).toMatchObject({ id: 'player-1' });
    expect(await after.tables.find('table-1')).toMatchObject({ id: 'table-1' });
    expect(await after.matches.find('match-1')).toEqual(sampleMatch());
    expect(await after.log.load('match-1')).toEqual([0, 1, 2].map((index) => sampleEntry(index)));
  });
}
