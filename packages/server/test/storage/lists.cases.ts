import { expect, it } from 'vitest';
import type { Store } from '../../src/storage/store.ts';
import type { TestDatabase } from './databases.ts';
import { sampleEntry, sampleLine, sampleMatch, sampleTable } from './samples.ts';

const written = { kind: 'written' };
const conflict = { kind: 'conflict' };

const BOT = { kind: 'bot', bot: 'random', standsInFor: null };
const PERSON = { kind: 'person', sitter: { player: 'player-1', name: 'Anne' } };

export function listCases(database: () => TestDatabase): void {
  it('a pack is stored by its digest, and the first one stays', async () => {
    const { packs } = await database().open();
    const pack = { digest: 'd', game: 'tortuga-cards', json: '{"id":"club"}', createdAt: 1 };
    await packs.save(pack);
    await packs.save({ ...pack, json: '{}' });
    expect(await packs.find('d')).toEqual({ game: 'tortuga-cards', json: '{"id":"club"}' });
    expect(await packs.find('?')).toBeNull();
  });

  it('lists of tables leave out the packs, which may be large', async () => {
    const { tables } = await database().open();
    const table = sampleTable({ packJson: '{"id":"club"}', packId: 'club', packDigest: 'd' });
    await tables.create(table);
    const { packJson: _, ...listed } = table;
    expect(await tables.listOpen(10, 0, 10)).toEqual([listed]);
    expect(await tables.listOfPlayer('player-1', 10)).toEqual([listed]);
    expect(await tables.find('table-1')).toEqual(table);
  });

  it('running public tables are listed by their last move', async () => {
    const { tables } = await database().open();
    for (const [id, changes] of [
      ['old', { movedAt: 5 }],
      ['first', { movedAt: 20 }],
      ['second', { movedAt: 10 }],
      ['private', { movedAt: 20, visibility: 'invite' }],
      ['over', { movedAt: 20, state: 'finished' }],
    ] as const)
      await tables.create(sampleTable({ id, state: 'playing', ...changes }));
    const ids = async (limit: number) => (await tables.listRunning(limit, 10)).map(({ id }) => id);
    expect(await ids(10)).toEqual(['first', 'second']);
    expect(await ids(1)).toEqual(['first']);
  });

  it('no host can fill the list of open tables alone', async () => {
    const { tables } = await database().open();
    for (let n = 0; n < 5; n++) await tables.create(sampleTable({ id: `flood-${n}`, createdAt: 100 + n }));
    await tables.create(sampleTable({ id: 'other', hostPlayer: 'player-2', createdAt: 1 }));
    const ids = async (limit: number, perPlayer: number) =>
      (await tables.listOpen(limit, 0, perPlayer)).map(({ id }) => id);
    expect(await ids(10, 2)).toEqual(['flood-4', 'flood-3', 'other']);
    expect(await ids(2, 2)).toEqual(['flood-4', 'flood-3']);
  });

  it('finished tables never push running ones out of a player’s list', async () => {
    const { tables } = await database().open();
    await tables.create(sampleTable({ id: 'old', state: 'playing', updatedAt: 1 }));
    for (let n = 0; n < 5; n++)
      await tables.create(sampleTable({ id: `over-${n}`, state: 'finished', updatedAt: 10 + n }));
    const ids = (await tables.listOfPlayer('player-1', 3)).map(({ id }) => id);
    expect(ids).toEqual(['old', 'over-4', 'over-3']);
  });

  it('the store counts the tables that a player hosts and that are not over', async () => {
    const { tables } = await database().open();
    await tables.create(sampleTable({ id: 'a' }));
    await tables.create(sampleTable({ id: 'b', state: 'playing' }));
    await tables.create(sampleTable({ id: 'c', state: 'finished' }));
    await tables.create(sampleTable({ id: 'd', hostPlayer: 'player-2', players: ['player-1', 'player-2'] }));
    expect(await tables.countOfPlayer('player-1')).toBe(2);
    expect(await tables.countOfPlayer('player-2')).toBe(1);
    expect(await tables.countOfPlayer('?')).toBe(0);
  });

  it('storing whose turn it is makes no new version, and never goes back', async () => {
    const { tables } = await database().open();
    await tables.create(sampleTable());
    await tables.create(sampleTable({ id: 'table-2' }));
    await tables.savePending([
      { id: 'table-2', pending: [0, 1], entries: 7, at: 70 },
      { id: 'table-1', pending: [1], entries: 3, at: 30 },
      { id: '?', pending: [], entries: 3, at: 30 },
    ]);
    await tables.savePending([{ id: 'table-2', pending: [0], entries: 6, at: 99 }]);
    await tables.savePending([]);
    expect(await tables.find('table-1')).toMatchObject({ pendingJson: '[1]', entries: 3, movedAt: 30, version: 1 });
    expect(await tables.find('table-2')).toMatchObject({ pendingJson: '[0,1]', entries: 7, movedAt: 70 });
    // A table is changed only after it was read.
    expect(await tables.update(sampleTable())).toMatchObject(written);
    expect(await tables.find('table-1')).toMatchObject({ pendingJson: '[1]', entries: 3, movedAt: 30, version: 2 });
  });

  it('a match and the table that plays it begin together, or neither does', async () => {
    const { tables, matches } = await database().open();
    await tables.create(sampleTable());
    const playing = sampleTable({ state: 'playing' });
    const match = sampleMatch();
    expect(await tables.start({ ...playing, version: 0 }, match)).toEqual(conflict);
    expect(await tables.start({ ...playing, id: '?' }, match)).toEqual({ kind: 'unknown' });
    expect(await matches.find(match.id)).toBeNull();
    expect(await tables.start(playing, match)).toEqual({ kind: 'written', version: 2 });
    expect(await tables.find('table-1')).toMatchObject({ state: 'playing', currentMatch: match.id, entries: -1 });
    expect(await matches.find(match.id)).toEqual(match);

    await tables.create(sampleTable({ id: 'table-2' }));
    const other = sampleTable({ id: 'table-2', state: 'playing' });
    expect(await tables.start(other, sampleMatch({ tableId: 'table-2' }))).toEqual(conflict);
    expect(await tables.find('table-2')).toEqual(sampleTable({ id: 'table-2' }));
  });

  it('when many start a table at once, one succeeds, and there is one match', async () => {
    const stores = [await database().open(), await database().open()];
    await stores[0]?.tables.create(sampleTable());
    const starts = Array.from({ length: 8 }, (_, n) =>
      stores[n % 2]?.tables.start(sampleTable({ state: 'playing' }), sampleMatch({ id: `match-${n}` })),
    );
    const kinds = (await Promise.all(starts)).map((outcome) => outcome?.kind);
    expect(kinds.filter((kind) => kind === 'written')).toHaveLength(1);
    expect(await stores[0]?.matches.listOfTable('table-1')).toHaveLength(1);
  });

  it('the tables to load are those where a bot may have to move', async () => {
    const { tables, matches, log } = await database().open();
    const begin = async (
      id: string,
      seats: object[],
      noted: { pending: number[]; entries: number } | null,
      moves = 2,
    ) => {
      await tables.create(sampleTable({ id, seatsJson: JSON.stringify(seats) }));
      const playing = sampleTable({ id, seatsJson: JSON.stringify(seats), state: 'playing' });
      await tables.start(playing, sampleMatch({ id: `match of ${id}`, tableId: id }));
      for (let index = 0; index < moves; index++) await log.append(sampleEntry(index, { matchId: `match of ${id}` }));
      if (noted !== null) await tables.savePending([{ id, ...noted, at: 1 }]);
    };
    await begin('a bot owes', [PERSON, BOT], { pending: [1], entries: 2 });
    await begin('a person owes', [PERSON, BOT], { pending: [0], entries: 2 });
    await begin('both owe', [PERSON, BOT], { pending: [0, 1], entries: 2 });
    await begin('went on', [PERSON, BOT], { pending: [0], entries: 1 });
    await begin('never noted', [PERSON, BOT], null);
    await begin('just begun', [PERSON, BOT], null, 0);
    await begin('begun and noted', [PERSON, BOT], { pending: [0], entries: 0 }, 0);
    await begin('people only', [PERSON, { ...PERSON, sitter: { player: 'p', name: '"bot"' } }], null);
    await begin('over', [PERSON, BOT], { pending: [1], entries: 2 });
    await matches.end({ tableId: 'over', matchId: 'match of over', at: 1, resultJson: '{}' });
    await tables.create(sampleTable({ id: 'lobby', seatsJson: JSON.stringify([PERSON, BOT]) }));
    expect((await tables.listToLoad()).sort()).toEqual([
      'a bot owes',
      'both owe',
      'just begun',
      'never noted',
      'went on',
    ]);
  });

  it('deleting tables whose game is long over deletes what was played and said there, and nothing else', async () => {
    const store = await database().open();
    const { tables, chat, matches, log, clocks } = store;
    for (const [id, state, updatedAt] of [
      ['old', 'finished', 1],
      ['new', 'finished', 100],
      ['playing', 'playing', 1],
      ['waiting', 'lobby', 1],
    ] as const) {
      await tables.create(sampleTable({ id, state, updatedAt, currentMatch: `match-${id}` }));
      await matches.create(sampleMatch({ id: `match-${id}`, tableId: id }));
      for (let index = 0; index < 3; index++) await log.append(sampleEntry(index, { matchId: `match-${id}` }));
      await chat.append(sampleLine(1, { tableId: id }));
      await clocks.save(id, { at: 5, entries: 1 });
    }
    expect(await tables.deleteFinished(100)).toBe(1);
    expect(await tables.deleteFinished(100)).toBe(0);
    expect(await tables.find('old')).toBeNull();
    expect(await matches.find('match-old')).toBeNull();
    expect(await log.load('match-old')).toEqual([]);
    expect(await chat.loadLast('old', 10)).toEqual([]);
    for (const id of ['new', 'playing', 'waiting']) {
      expect(await tables.find(id)).not.toBeNull();
      expect(await log.load(`match-${id}`)).toHaveLength(3);
      expect(await chat.loadLast(id, 10)).toHaveLength(1);
    }
  });

  it('deleting abandoned lobbies deletes all their rows, and nothing else', async () => {
    const { tables, chat, matches } = await database().open();
    const kept = [
      sampleTable({ id: 'waiting', updatedAt: 100 }),
      sampleTable({ id: 'playing', state: 'playing', updatedAt: 1 }),
      sampleTable({ id: 'over', state: 'finished', updatedAt: 1 }),
    ];
    for (const table of kept) await tables.create(table);
    for (let n = 0; n < 450; n++)
      await tables.create(
        sampleTable({ id: `left-${n}`, updatedAt: n % 100, visibility: n % 2 ? 'public' : 'invite' }),
      );
    await chat.append(sampleLine(1, { tableId: 'left-7' }));
    await chat.append(sampleLine(1, { tableId: 'over' }));
    // As an older program left it when a start was refused.
    await matches.create(sampleMatch({ tableId: 'left-8' }));
    expect(await tables.deleteAbandoned(100)).toBe(450);
    expect(await tables.deleteAbandoned(100)).toBe(0);
    expect(await tables.find('left-7')).toBeNull();
    expect(await chat.loadLast('left-7', 10)).toEqual([]);
    expect(await chat.loadLast('over', 10)).toHaveLength(1);
    const left = (await tables.listOfPlayer('player-1', 500)).map(({ id }) => id);
    expect(left.sort()).toEqual(['over', 'playing', 'waiting']);
  });

  it('the health check of the store writes', async () => {
    const store = await database().open();
    await store.check();
    await store.check();
    await store.maintain();
    await expectGone(store);
  });
}

/** A store that is closed can't write. */
async function expectGone(store: Store): Promise<void> {
  await store.close();
  await expect(store.check()).rejects.toMatchObject({ name: 'StorageProblem' });
}
