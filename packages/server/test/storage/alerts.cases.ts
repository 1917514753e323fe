import { expect, it } from 'vitest';
import type { AlertPerson, AlertWay } from '../../src/storage/alert-rows.ts';
import type { TestDatabase } from './databases.ts';
import { sampleMatch, sampleTable } from './samples.ts';

const KEYS = { publicKey: 'public', privateKey: 'private', linkSecret: 'secret' };

export function alertCases(database: () => TestDatabase): void {
  const sampleWay = (id: string, playerId: string, more: Partial<AlertWay> = {}): AlertWay => ({
    id,
    playerId,
    kind: 'push',
    address: `https://push.example.org/${id}`,
    detailsJson: '{}',
    secretHash: `secret of ${playerId}`,
    createdAt: 1,
    confirmedAt: 1,
    failures: 0,
    failingSince: null,
    problem: null,
    ...more,
  });
  const person = (playerId: string): AlertPerson => ({ playerId, language: 'fr', kindsJson: '["turn"]' });

  async function opened() {
    const store = await database().open();
    for (const id of ['player-1', 'player-2'])
      await store.players.create({ id, name: id, createdAt: 1, secretHash: `secret of ${id}` });
    return store;
  }

  it('the keys that were stored first are the keys', async () => {
    const { alerts } = await opened();
    expect(await alerts.keys(KEYS)).toEqual(KEYS);
    expect(await alerts.keys({ ...KEYS, linkSecret: 'other' })).toEqual(KEYS);
  });

  it('of many ways that are added at once no more are stored than a player may have', async () => {
    const { alerts } = await opened();
    const ids = Array.from({ length: 30 }, (_, n) => `way-${n}`);
    const added = await Promise.all(ids.map((id) => alerts.addWay(sampleWay(id, 'player-1'), person('player-1'), 10)));
    expect(added.filter((each) => each === 'written')).toHaveLength(10);
    expect(await alerts.listWays('player-1')).toHaveLength(10);
    expect(await alerts.addWay(sampleWay('way-x', 'player-2'), person('player-2'), 10)).toBe('written');
  });

  it('a way that is added again is renewed, and stays confirmed', async () => {
    const { alerts } = await opened();
    await alerts.addWay(sampleWay('way-1', 'player-1', { confirmedAt: 5 }), person('player-1'), 10);
    await alerts.noteOutcome('way-1', { failures: 3, failingSince: 7, problem: 'gone' });
    await alerts.addWay(sampleWay('way-1', 'player-2', { confirmedAt: null }), person('player-2'), 10);
    expect(await alerts.listWays('player-1')).toEqual([]);
    expect(await alerts.findWay('way-1')).toMatchObject({
      playerId: 'player-2',
      confirmedAt: 5,
      failures: 0,
      problem: null,
    });
  });

  it('the same is told once, and something new only after the player was there', async () => {
    const { alerts } = await opened();
    const claim = (mark: string) =>
      alerts.claim({ playerId: 'player-1', tableId: 'table-1', kind: 'turn', mark, toldAt: 10, seenAt: null });
    const all = await Promise.all([claim('1'), claim('1'), claim('1')]);
    expect(all.filter(Boolean)).toHaveLength(1);
    expect(await claim('2')).toBe(false);
    await alerts.noteSeen([{ playerId: 'player-1', tableId: 'table-1' }], 20);
    expect(await claim('1')).toBe(false);
    expect(await claim('2')).toBe(true);
    expect(await alerts.countTold('player-1', 10)).toBe(1);
    expect(await alerts.countTold('player-1', 11)).toBe(0);
  });

  it('what may be told is found at the tables of those who have ways to be told, and at no others', async () => {
    const { alerts, tables, matches } = await opened();
    const table = sampleTable({ clockJson: '{"terms":{"kind":"mail"}}', players: ['player-1', 'player-2'] });
    await tables.create(table);
    const playing = { ...table, state: 'playing', currentMatch: 'match-1' } as const;
    await tables.start(playing, sampleMatch(), 5000);
    expect(await alerts.listMoved(0)).toEqual([]);
    await alerts.addWay(sampleWay('way-1', 'player-1'), person('player-1'), 10);
    const found = [expect.objectContaining({ id: 'table-1', playerId: 'player-1' })];
    expect(await alerts.listMoved(0)).toEqual(found);
    expect(await alerts.listMoved(Number.MAX_SAFE_INTEGER)).toEqual([]);
    expect(await alerts.listDue(4999, 5000)).toEqual([expect.objectContaining({ dueAt: 5000, playerId: 'player-1' })]);
    expect(await alerts.listDue(5000, 9000)).toEqual([]);
    await matches.end({ tableId: 'table-1', matchId: 'match-1', at: 77, resultJson: '{}' });
    expect(await alerts.listMoved(0)).toEqual([]);
    expect(await alerts.listOver(77)).toEqual(found);
    expect(await alerts.listOver(78)).toEqual([]);
  });

  it('with a device its messages go, and with the last device all that is known about a player', async () => {
    const { alerts, players } = await opened();
    await players.addSecret({ playerId: 'player-1', secretHash: 'second', createdAt: 1 });
    await alerts.addWay(sampleWay('way-1', 'player-1'), person('player-1'), 10);
    await alerts.addWay(sampleWay('way-2', 'player-1', { kind: 'mail' }), person('player-1'), 10);
    await alerts.addWay(sampleWay('way-3', 'player-2'), person('player-2'), 10);
    await players.revokeSecret('secret of player-1');
    await alerts.forgetDevice('player-1', 'secret of player-1');
    expect((await alerts.listWays('player-1')).map(({ id }) => id)).toEqual(['way-2']);
    await players.revokeSecret('second');
    await alerts.forgetDevice('player-1', 'second');
    expect(await alerts.listWays('player-1')).toEqual([]);
    expect(await alerts.findPerson('player-1')).toBeNull();
    expect(await alerts.findPerson('player-2')).toMatchObject({ language: 'fr' });
  });

  it('an address that nobody confirms is forgotten, and what was told about games that have long been over', async () => {
    const { alerts, tables } = await opened();
    await tables.create(sampleTable({ id: 'old', state: 'finished', updatedAt: 5 }));
    await tables.create(sampleTable({ id: 'new', state: 'finished', updatedAt: 50 }));
    for (const tableId of ['old', 'new'])
      await alerts.claim({ playerId: 'player-1', tableId, kind: 'over', mark: '1', toldAt: 5, seenAt: 6 });
    await alerts.addWay(sampleWay('old', 'player-1', { confirmedAt: null, createdAt: 5 }), person('player-1'), 10);
    await alerts.addWay(sampleWay('new', 'player-1', { confirmedAt: null, createdAt: 50 }), person('player-1'), 10);
    await alerts.forgetOld(10, 10);
    expect((await alerts.listWays('player-1')).map(({ id }) => id)).toEqual(['new']);
    const again = (tableId: string) =>
      alerts.claim({ playerId: 'player-1', tableId, kind: 'over', mark: '1', toldAt: 5, seenAt: 6 });
    expect([await again('old'), await again('new')]).toEqual([true, false]);
  });
}
