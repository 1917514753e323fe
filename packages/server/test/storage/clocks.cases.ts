import { expect, it } from 'vitest';
import type { TestDatabase } from './databases.ts';
import { sampleEntry, sampleMatch, sampleTable } from './samples.ts';

const TERMS = '{"terms":{"kind":"live"}}';

export function clockCases(database: () => TestDatabase): void {
  /** A table that plays with a clock, whose time may be up first at 1000. */
  async function begun() {
    const store = await database().open();
    const table = sampleTable({ clockJson: TERMS });
    await store.tables.create(table);
    const playing = { ...table, state: 'playing', currentMatch: 'match-1' } as const;
    await store.tables.start(playing, sampleMatch(), 1000);
    const dueAfter = (index: number, at: number | null) =>
      store.log.append({ ...sampleEntry(index), due: { tableId: table.id, at } });
    return { ...store, playing: { ...playing, version: 2 }, dueAfter };
  }

  it('the clock of a table and what its players agree on are stored as given', async () => {
    const { tables, playing } = await begun();
    const accordJson = '{"proposal":null,"ending":null}';
    await tables.update({ ...playing, accordJson });
    expect(await tables.find(playing.id)).toMatchObject({ clockJson: TERMS, accordJson });
    expect(await tables.listOfPlayer('player-1', 5)).toMatchObject([{ clockJson: TERMS, accordJson }]);
  });

  it('a move and the time at which the next one is due are written together', async () => {
    const { clocks, dueAfter } = await begun();
    expect(await clocks.find('table-1')).toBe(1000);
    await Promise.all([dueAfter(0, 2000), dueAfter(1, 1_763_000_000_999)]);
    expect(await clocks.find('table-1')).toBe(1_763_000_000_999);
    await dueAfter(2, null);
    expect(await clocks.find('table-1')).toBeNull();
  });

  it('a move that collides with another one changes no due time', async () => {
    const { clocks, dueAfter } = await begun();
    await dueAfter(0, 2000);
    expect(await dueAfter(0, 7)).toEqual({ kind: 'conflict' });
    expect(await clocks.find('table-1')).toBe(2000);
  });

  it('a due time that was found before the newest move is not written', async () => {
    const { clocks, dueAfter } = await begun();
    await dueAfter(0, 2000);
    await clocks.save('table-1', { at: 1, entries: 0 });
    expect(await clocks.find('table-1')).toBe(2000);
    await clocks.save('table-1', { at: 3000, entries: 1 });
    expect(await clocks.find('table-1')).toBe(3000);
  });

  it('of two that judge the same time one does, and a move in between keeps both from it', async () => {
    const { tables, clocks, playing, dueAfter } = await begun();
    const judge = (version: number, expected: number | null) =>
      tables.update({ ...playing, version }, { due: { at: null, entries: 5, expected } });
    expect((await Promise.all([judge(2, 1000), judge(2, 1000)])).map(({ kind }) => kind).sort()).toEqual([
      'conflict',
      'written',
    ]);
    expect(await clocks.find('table-1')).toBeNull();
    await clocks.save('table-1', { at: 4000, entries: 5 });
    await dueAfter(5, 5000);
    expect(await judge(3, 4000)).toEqual({ kind: 'conflict' });
    expect(await tables.find('table-1')).toMatchObject({ version: 3 });
  });

  it('what is due is found in its order, up to a limit', async () => {
    const { tables, clocks } = await begun();
    for (const [n, due] of [500, 1500, 700].entries()) {
      const id = `table-${n + 2}`;
      await tables.create(sampleTable({ id }));
      await tables.start(
        sampleTable({ id, state: 'playing', currentMatch: `match-${n + 2}` }),
        sampleMatch({ id: `match-${n + 2}`, tableId: id }),
        due,
      );
    }
    const due = (await clocks.listDue(1200, 10)).map(({ tableId, dueAt }) => [tableId, dueAt]);
    expect(due).toEqual([
      ['table-2', 500],
      ['table-4', 700],
      ['table-1', 1000],
    ]);
    expect(await clocks.listDue(1200, 1)).toHaveLength(1);
  });

  it('a match that is over, by its rules or by its table, is due no more', async () => {
    const { tables, matches, clocks, playing } = await begun();
    const ended = { matchId: 'match-1', at: 77 };
    await tables.update({ ...playing, state: 'finished' }, { due: { at: null, entries: 0 }, ended });
    expect(await matches.find('match-1')).toMatchObject({ finishedAt: 77, resultJson: null });
    expect(await clocks.listDue(Number.MAX_SAFE_INTEGER, 10)).toEqual([]);
  });
}
