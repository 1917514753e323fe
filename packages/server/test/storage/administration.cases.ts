import { expect, it } from 'vitest';
import type { Sanction } from '../../src/storage/administration-rows.ts';
import type { TestDatabase } from './databases.ts';
import { samplePlayer, sampleTable } from './samples.ts';

export function administrationCases(database: () => TestDatabase): void {
  const opened = async () => {
    const store = await database().open();
    for (const id of ['anna', 'boris']) await store.players.create(samplePlayer({ id, name: id, secretHash: id }));
    return store;
  };
  const ban: Sanction = { kind: 'ban', target: 'anna', reason: 'rude', at: 1, until: 1_763_000_000_000 };

  it('a sanction takes the place of the one before, and is forgotten when it is over', async () => {
    const { administration } = await opened();
    await administration.impose({ ...ban, until: 5 });
    await administration.impose(ban);
    await administration.impose({ ...ban, kind: 'mute', until: null });
    await administration.forgetOver(1_763_000_000_000 - 1);
    expect(await administration.listSanctions()).toHaveLength(2);
    await administration.forgetOver(1_763_000_000_000);
    expect(await administration.listSanctions()).toEqual([{ ...ban, kind: 'mute', until: null }]);
    expect(await administration.lift('mute', 'anna')).toBe(true);
    expect(await administration.lift('mute', 'anna')).toBe(false);
  });

  it('there is one announcement at most', async () => {
    const { administration } = await opened();
    expect(await administration.announcement()).toBeNull();
    await administration.announce({ text: 'old', at: 1, until: 2 });
    await administration.announce({ text: 'Wartung um 10', at: 3, until: 1_763_000_000_000 });
    expect(await administration.announcement()).toEqual({ text: 'Wartung um 10', at: 3, until: 1_763_000_000_000 });
    await administration.announce(null);
    expect(await administration.announcement()).toBeNull();
  });

  it('a message is reported once by each player, and settled once', async () => {
    const { administration } = await opened();
    const report = { id: 'r1', tableId: 't', n: 3, playerId: 'anna', reporterId: 'boris', said: 'boo', reason: '' };
    expect(await administration.report({ ...report, at: 1, settledAt: null })).toBe(true);
    expect(await administration.report({ ...report, id: 'r2', at: 2, settledAt: null })).toBe(false);
    expect(await administration.listReports(false, 10)).toEqual([
      { ...report, at: 1, settledAt: null, name: 'anna', reporter: 'boris' },
    ]);
    expect((await administration.counts()).reports).toBe(1);
    expect([await administration.settle('r1', 9), await administration.settle('r1', 10)]).toEqual([true, false]);
    expect(await administration.listReports(true, 10)).toMatchObject([{ id: 'r1', settledAt: 9 }]);
  });

  it('deeds are listed from the newest on, before a time', async () => {
    const { administration } = await opened();
    for (const at of [1, 2, 3]) await administration.note({ id: `deed-${at}`, at, deed: 'drain', detailsJson: '{}' });
    expect((await administration.listDeeds(3, 10)).map(({ at }) => at)).toEqual([2, 1]);
    expect((await administration.listDeeds(9, 1)).map(({ at }) => at)).toEqual([3]);
  });

  it('a lobby that is deleted is gone with all that belongs to it, a match is not deleted', async () => {
    const { tables, chat } = await opened();
    await tables.create(sampleTable({ id: 'lobby', players: ['anna'] }));
    await tables.create(sampleTable({ id: 'match', players: ['anna'], state: 'playing' }));
    await chat.append({ tableId: 'lobby', n: 1, player: 'anna', json: '{}', at: 1 });
    expect([await tables.deleteLobby('lobby'), await tables.deleteLobby('match')]).toEqual([true, false]);
    expect(await tables.find('lobby')).toBeNull();
    expect(await chat.loadLast('lobby', 9)).toEqual([]);
    expect(await tables.find('match')).not.toBeNull();
  });

  it('a new name stands wherever the old one stood, and the version of each table goes up', async () => {
    const { administration, tables, chat, players } = await opened();
    const seats = [
      { kind: 'person', sitter: { player: 'anna', name: 'anna' } },
      { kind: 'bot', bot: 'mate', standsInFor: { player: 'anna', name: 'anna' } },
      { kind: 'person', sitter: { player: 'boris', name: 'anna' } },
    ];
    await tables.create(sampleTable({ id: 't', players: ['anna', 'boris'], seatsJson: JSON.stringify(seats) }));
    await tables.create(sampleTable({ id: 'damaged', players: ['anna'], seatsJson: '[' }));
    await chat.append({ tableId: 't', n: 1, player: 'anna', json: '{"name":"anna","said":{"text":"hi"}}', at: 1 });
    const before = (await tables.find('t'))?.version ?? 0;
    await administration.renameEverywhere('anna', 'Жанна');
    expect((await players.find('anna'))?.name).toBe('Жанна');
    const after = await tables.find('t');
    expect(after?.version).toBe(before + 1);
    expect(JSON.parse(after?.seatsJson ?? '').map((seat: object) => JSON.stringify(seat).includes('Жанна'))).toEqual([
      true,
      true,
      false,
    ]);
    expect((await chat.find('t', 1))?.json).toContain('Жанна');
  });
}
