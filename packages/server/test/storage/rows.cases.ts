import { expect, it } from 'vitest';
import type { TestDatabase } from './databases.ts';
import { sampleEntry, sampleLine, sampleMatch, samplePlayer, sampleTable, UNICODE } from './samples.ts';

const written = { kind: 'written' };
const conflict = { kind: 'conflict' };
const unknown = { kind: 'unknown' };

export function rowCases(database: () => TestDatabase): void {
  it('a player is found by id and by each secret', async () => {
    const { players } = await database().open();
    const { secretHash, ...player } = samplePlayer();
    expect(await players.create({ ...player, secretHash })).toEqual(written);
    expect(await players.addSecret({ playerId: player.id, secretHash: 'phone', createdAt: 5 })).toEqual(written);
    expect(await players.find(player.id)).toEqual(player);
    expect(await players.findBySecret(secretHash)).toEqual(player);
    expect(await players.findBySecret('phone')).toEqual(player);
  });

  it('a revoked secret finds no player, the others still do', async () => {
    const { players } = await database().open();
    await players.create(samplePlayer());
    await players.addSecret({ playerId: 'player-1', secretHash: 'phone', createdAt: 5 });
    expect(await players.revokeSecret('hash-1')).toEqual(written);
    expect(await players.findBySecret('hash-1')).toBeNull();
    expect(await players.findBySecret('phone')).toMatchObject({ id: 'player-1' });
  });

  it('a player whose id or secret is taken is refused, and leaves no row behind', async () => {
    const { players } = await database().open();
    await players.create(samplePlayer());
    expect(await players.create(samplePlayer({ name: 'other', secretHash: 'hash-2' }))).toEqual(conflict);
    expect(await players.create(samplePlayer({ id: 'player-2' }))).toEqual(conflict);
    expect(await players.addSecret({ playerId: 'player-1', secretHash: 'hash-1', createdAt: 5 })).toEqual(conflict);
    expect(await players.find('player-1')).toMatchObject({ name: UNICODE });
    expect(await players.find('player-2')).toBeNull();
    expect(await players.findBySecret('hash-2')).toBeNull();
  });

  it('a player can be renamed', async () => {
    const { players } = await database().open();
    await players.create(samplePlayer());
    expect(await players.rename('player-1', 'Anne')).toEqual(written);
    expect(await players.find('player-1')).toMatchObject({ name: 'Anne' });
  });

  it('the store answers for unknown ids', async () => {
    const { players, tables, matches, log, chat } = await database().open();
    expect(await players.find('?')).toBeNull();
    expect(await players.findBySecret('?')).toBeNull();
    expect(await players.rename('?', 'x')).toEqual(unknown);
    expect(await players.addSecret({ playerId: '?', secretHash: 'x', createdAt: 5 })).toEqual(unknown);
    expect(await players.revokeSecret('?')).toEqual(unknown);
    expect(await tables.find('?')).toBeNull();
    expect(await tables.update(sampleTable({ id: '?' }))).toEqual(unknown);
    expect(await tables.listOfPlayer('?', 10)).toEqual([]);
    expect(await matches.find('?')).toBeNull();
    await matches.end({ tableId: '?', matchId: '?', at: 1, resultJson: '{}' });
    expect(await matches.listOfTable('?')).toEqual([]);
    expect(await log.load('?')).toEqual([]);
    expect(await chat.loadLast('?', 10)).toEqual([]);
  });

  it('a text that no database gives back unchanged is refused', async () => {
    const { players, log } = await database().open();
    const problem = { key: 'storage.badText', params: { field: 'name' } };
    await expect(players.create(samplePlayer({ name: 'a\0b' }))).rejects.toMatchObject(problem);
    for (const moveId of ['a\0b', 'half \ud800', 'long'.repeat(999)]) {
      await expect(log.append(sampleEntry(0, { moveId }))).rejects.toMatchObject({
        key: 'storage.badText',
        params: { field: 'moveId' },
      });
    }
  });

  it('a table is stored with all its fields', async () => {
    const { tables } = await database().open();
    const bare = sampleTable();
    const full = sampleTable({
      id: 'table-2',
      packJson: JSON.stringify({ cards: UNICODE }),
      visibility: 'invite',
      inviteHash: 'invite',
      state: 'playing',
      currentMatch: 'match-1',
      players: ['player-1', 'player-2'],
    });
    expect(await tables.create(bare)).toEqual(written);
    expect(await tables.create(full)).toEqual(written);
    expect(await tables.create(bare)).toEqual(conflict);
    expect(await tables.find('table-1')).toEqual(bare);
    expect(await tables.find('table-2')).toEqual(full);
  });

  it('an update of any but the newest version of a table is refused', async () => {
    const one = await database().open();
    const other = await database().open();
    const table = sampleTable({ players: ['player-1', 'player-2'] });
    await one.tables.create(table);
    const changed = { ...table, seatsJson: '[1]', updatedAt: 9, players: ['player-2', 'player-3'] };
    expect(await one.tables.update(changed)).toEqual({ kind: 'written', version: 2 });
    expect(await other.tables.update({ ...table, seatsJson: '[2]' })).toEqual(conflict);
    expect(await other.tables.find('table-1')).toEqual({ ...changed, version: 2 });
    expect(await one.tables.listOfPlayer('player-1', 10)).toEqual([]);
  });

  it('of two nodes that update a table at once, one wins', async () => {
    const stores = [await database().open(), await database().open()];
    await stores[0]?.tables.create(sampleTable());
    const outcomes = await Promise.all(stores.map(({ tables }) => tables.update(sampleTable())));
    expect(outcomes.map(({ kind }) => kind).sort()).toEqual(['conflict', 'written']);
  });

  it('the open public tables are listed newest first', async () => {
    const { tables } = await database().open();
    for (const createdAt of [20, 40, 10, 30])
      await tables.create(sampleTable({ id: `open-${createdAt}`, createdAt, updatedAt: createdAt }));
    await tables.create(sampleTable({ id: 'private', visibility: 'invite', createdAt: 99 }));
    await tables.create(sampleTable({ id: 'running', state: 'playing', createdAt: 99 }));
    const ids = async (limit: number, since = 0) => (await tables.listOpen(limit, since, 10)).map(({ id }) => id);
    expect(await ids(10)).toEqual(['open-40', 'open-30', 'open-20', 'open-10']);
    expect(await ids(2)).toEqual(['open-40', 'open-30']);
    expect(await ids(10, 30)).toEqual(['open-40', 'open-30']);
    await tables.touch(['open-10', 'running', 'unknown'], 50);
    expect(await ids(10, 35)).toEqual(['open-40', 'open-10']);
    expect(await tables.find('open-10')).toMatchObject({ updatedAt: 50, version: 1 });
    expect(await tables.find('running')).toMatchObject({ updatedAt: sampleTable().updatedAt });
    await tables.touch([], 60);
  });

  it('the tables of a player and the running tables are listed', async () => {
    const { tables } = await database().open();
    await tables.create(sampleTable({ id: 'a', updatedAt: 1, players: ['anne', 'mary'] }));
    await tables.create(sampleTable({ id: 'b', updatedAt: 3, players: ['anne'], state: 'finished' }));
    await tables.create(sampleTable({ id: 'c', updatedAt: 2, players: ['mary'], state: 'playing' }));
    const idsOf = async (player: string, limit: number) =>
      (await tables.listOfPlayer(player, limit)).map(({ id }) => id);
    expect(await idsOf('anne', 10)).toEqual(['a', 'b']);
    expect(await idsOf('mary', 10)).toEqual(['c', 'a']);
    expect(await idsOf('mary', 1)).toEqual(['c', 'a']);
    expect(await idsOf('anne', 1)).toEqual(['a']);
  });

  it('a match is stored with all its fields', async () => {
    const { tables, matches } = await database().open();
    await tables.create(sampleTable());
    expect(await matches.create(sampleMatch())).toEqual(written);
    expect(await matches.create(sampleMatch({ seed: 'b' }))).toEqual(conflict);
    expect(await matches.find('match-1')).toEqual(sampleMatch());
  });

  it('matches end together with their tables, many at once, and each only once', async () => {
    const [one, other] = [await database().open(), await database().open()];
    const at = 1_763_000_009_999;
    const resultJson = JSON.stringify({ winner: UNICODE });
    const ids = Array.from({ length: 60 }, (_, n) => ({ tableId: `table-${n}`, matchId: `match-${n}` }));
    for (const { tableId, matchId } of ids) {
      await one.tables.create(sampleTable({ id: tableId, state: 'playing', currentMatch: matchId }));
      await one.matches.create(sampleMatch({ id: matchId, tableId }));
    }
    await Promise.all(ids.map((id) => one.matches.end({ ...id, at, resultJson })));
    await Promise.all(ids.map((id) => other.matches.end({ ...id, at: 1, resultJson: '{}' })));
    for (const { tableId, matchId } of ids) {
      expect(await other.matches.find(matchId)).toMatchObject({ finishedAt: at, resultJson });
      expect(await other.tables.find(tableId)).toMatchObject({ state: 'finished', updatedAt: at, version: 2 });
    }
  });

  it('the end of a match that a table no longer plays does not end the table', async () => {
    const { tables, matches } = await database().open();
    await tables.create(sampleTable({ state: 'playing', currentMatch: 'next' }));
    await matches.create(sampleMatch());
    await matches.end({ tableId: 'table-1', matchId: 'match-1', at: 1, resultJson: '{}' });
    expect(await tables.find('table-1')).toMatchObject({ state: 'playing' });
  });

  it('all matches of a table are listed oldest first', async () => {
    const { tables, matches } = await database().open();
    await tables.create(sampleTable());
    await tables.create(sampleTable({ id: 'table-2' }));
    const second = sampleMatch({ id: 'second', createdAt: 2 });
    const first = sampleMatch({ id: 'first', createdAt: 1, finishedAt: 2, resultJson: '{}' });
    for (const match of [second, first, sampleMatch({ id: 'other', tableId: 'table-2' })]) await matches.create(match);
    expect(await matches.listOfTable('table-1')).toEqual([first, second]);
  });

  it('the chat is stored, and its last messages are listed in order', async () => {
    const { tables, chat } = await database().open();
    await tables.create(sampleTable());
    for (const n of [1, 2, 3]) expect(await chat.append(sampleLine(n))).toEqual(written);
    expect(await chat.append(sampleLine(4, { player: null }))).toEqual(written);
    expect(await chat.append(sampleLine(4, { json: '{}' }))).toEqual(conflict);
    expect(await chat.loadLast('table-1', 2)).toEqual([sampleLine(3), sampleLine(4, { player: null })]);
    expect(await chat.loadLast('table-1', 10)).toHaveLength(4);
  });

  it('the last messages of a table are taken along to another one, once', async () => {
    const { tables, chat } = await database().open();
    for (const id of ['table-1', 'table-2']) await tables.create(sampleTable({ id }));
    for (const n of [1, 2, 3]) await chat.append(sampleLine(n));
    for (let tries = 0; tries < 2; tries++) await chat.takeAlong('table-1', 'table-2', 2);
    const copied = [sampleLine(2), sampleLine(3)].map((line, index) => ({ ...line, tableId: 'table-2', n: index + 1 }));
    expect(await chat.loadLast('table-2', 10)).toEqual(copied);
    expect(await chat.loadLast('table-1', 10)).toHaveLength(3);
  });
}
