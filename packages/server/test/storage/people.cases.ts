import { expect, it } from 'vitest';
import type { TestDatabase } from './databases.ts';
import { samplePlayer, sampleTable } from './samples.ts';

const PLAYERS = ['anna', 'boris', 'carla'];

export function peopleCases(database: () => TestDatabase): void {
  const opened = async () => {
    const store = await database().open();
    for (const id of PLAYERS) await store.players.create(samplePlayer({ id, name: id, secretHash: id }));
    return store;
  };

  it('what two players want of each other is read from both sides, and the last word counts', async () => {
    const { people } = await opened();
    await people.setStance('anna', 'boris', 'blocked', 1);
    await people.setStance('anna', 'boris', 'friend', 2);
    await people.setStance('carla', 'anna', 'friend', 3);
    const none = { seenAt: null, mine: null, theirs: null };
    expect(await people.listKnown('anna', 10)).toEqual([
      { ...none, id: 'boris', name: 'boris', mine: 'friend' },
      { ...none, id: 'carla', name: 'carla', theirs: 'friend' },
    ]);
    expect(await people.stanceOf('anna', 'boris')).toBe('friend');
    expect(await people.stanceOf('boris', 'anna')).toBeNull();
    expect(await people.countStances('anna', 'friend')).toBe(1);
    expect(await people.countStances('anna', 'blocked')).toBe(0);
    await people.setStance('anna', 'boris', null, 4);
    expect(await people.listKnown('boris', 10)).toEqual([]);
  });

  it('those who had a place at the same table have met, the latest table first', async () => {
    const { people, tables } = await opened();
    await tables.create(sampleTable({ id: 'old', createdAt: 1, players: ['anna', 'boris'] }));
    await tables.create(sampleTable({ id: 'new', createdAt: 2, players: ['anna', 'carla'] }));
    await tables.create(sampleTable({ id: 'mine', createdAt: 3, players: ['anna'] }));
    expect((await people.listMet('anna', 10)).map(({ id }) => id)).toEqual(['carla', 'boris']);
    expect((await people.listMet('anna', 1)).map(({ id }) => id)).toEqual(['carla']);
    expect(await people.haveMet('anna', 'boris')).toBe(true);
    expect(await people.haveMet('boris', 'carla')).toBe(false);
    expect(await people.haveMet('anna', 'anna')).toBe(false);
  });

  it('visits are stored for many players at once, the last one counts', async () => {
    const { people } = await opened();
    await people.setStance('anna', 'boris', 'friend', 1);
    await people.noteVisits(['anna', 'boris'], 1_763_000_000_000);
    await people.noteVisits(['boris'], 1_763_000_000_005);
    await people.noteVisits([], 7);
    expect(await people.listKnown('anna', 10)).toMatchObject([{ id: 'boris', seenAt: 1_763_000_000_005 }]);
  });

  it('an invitation is listed until it is withdrawn, or the match of its table begins', async () => {
    const { people, tables } = await opened();
    await tables.create(sampleTable({ id: 'one', players: [] }));
    await tables.create(sampleTable({ id: 'two', players: [], state: 'playing' }));
    const invitation = { tableId: 'one', playerId: 'boris', invitedBy: 'carla', at: 1 };
    await people.invite(invitation);
    await people.invite({ ...invitation, invitedBy: 'anna', at: 2 });
    await people.invite({ ...invitation, tableId: 'two' });
    expect(await people.listInvitations('boris', 10)).toEqual([
      { tableId: 'one', invitedBy: 'anna', name: 'anna', at: 2 },
    ]);
    expect(await people.listInvited('one')).toEqual(['boris']);
    expect([await people.findInviter('one', 'boris'), await people.findInviter('one', 'carla')]).toEqual([
      'anna',
      null,
    ]);
    await people.withdraw('one', 'boris');
    expect(await people.listInvitations('boris', 10)).toEqual([]);
  });

  it('with a lobby that was given up its invitations go, too', async () => {
    const { people, tables } = await opened();
    await tables.create(sampleTable({ id: 'one', players: [], updatedAt: 1 }));
    await people.invite({ tableId: 'one', playerId: 'boris', invitedBy: 'anna', at: 1 });
    expect(await tables.deleteAbandoned(2)).toBe(1);
    expect(await people.listInvited('one')).toEqual([]);
  });
}
