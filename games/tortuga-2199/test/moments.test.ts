import { seat } from '@tortuga/kernel';
import { describe, expect, it } from 'vitest';
import { departuresIn } from '../board/departures.ts';
import { momentsIn } from '../board/moments.ts';
import type { GameEvent } from '../rules/event.ts';
import { tellingOf } from '../text/telling.ts';

const [me, rival] = [seat(0), seat(1)];
const shown = (...events: GameEvent[]) => momentsIn({ events }, tellingOf);

describe('what is shown large for a moment', () => {
  it('is a creature that turns over before the eyes of those who may know it', () => {
    expect(shown({ type: 'scouted', seat: me, sector: 3, hunt: 2 })).toMatchObject([{ hunt: 2, isReveal: true }]);
    expect(shown({ type: 'scouted', seat: rival, sector: 3, hunt: { hidden: true } })).toEqual([]);
  });

  it('is a capture, a conquest, a robbery and a combat, by whom and at whose expense', () => {
    const events: GameEvent[] = [
      { type: 'captured', seat: me, sector: 3, hunt: 2, cost: 2 },
      { type: 'conquered', seat: me, sector: 3, defence: 4, pay: 'maneuvers', cost: 5, loser: rival },
      { type: 'mineralsTaken', seat: rival, count: 2, from: 'rival' },
      { type: 'spoils', seat: me, loser: rival, taken: 1, bank: 0 },
    ];
    expect(shown(...events)).toMatchObject([
      { seat: me, hunt: 2, isReveal: false },
      { seat: me, loser: rival, sector: 3, hunt: null },
      { seat: rival, sound: 'coin' },
      { seat: me, loser: rival, sound: 'coin' },
    ]);
  });

  it('is nothing of every day', () => {
    expect(shown({ type: 'played', seat: me, card: 1 }, { type: 'moved', seat: me, sector: 1, distance: 1 })).toEqual(
      [],
    );
  });
});

describe('bought cards', () => {
  const bought = (to: 'discard' | 'hand' | 'deck', by = me): GameEvent => ({
    type: 'bought',
    seat: by,
    card: 5,
    crypto: 2,
    minerals: 0,
    to,
  });
  const leaving = (event: GameEvent) => departuresIn([{ n: 7, events: [event] }], me);

  it('leave for the pile they are put on, those of a rival for the rival', () => {
    expect(leaving(bought('discard'))).toEqual([{ id: '7.0', from: 'sale-5', to: 'discard' }]);
    expect(leaving(bought('deck'))).toMatchObject([{ to: 'deck' }]);
    expect(leaving(bought('hand'))).toEqual([]);
    expect(leaving(bought('discard', rival))).toMatchObject([{ to: 'seat-1' }]);
  });
});
