import type { Seat } from '@tortuga/kernel';
import { describe, expect, it } from 'vitest';
import { ownedBy } from '../board/deck.ts';
import { facesOf } from '../words/faces.ts';
import { arrange, firstPack } from './arrange.ts';

const ids = facesOf(firstPack).map(({ id }) => id);
const [A, B] = [0 as Seat, 1 as Seat];

type Position = ReturnType<typeof arrange>;

/** `impulse 1/3`: of three, one can't be seen. */
const cards = (position: Position, viewer: 'A' | 'B', seat: Seat): string[] =>
  ownedBy(position.view(viewer), seat).map(({ card, count, unseen }) => `${ids[card]} ${unseen}/${count}`);

describe('the cards a player owns', () => {
  const position = arrange({
    at: { A: 'post-1', B: 'post-1' },
    ships: 'lynx, owl',
    hands: { A: 'impulse*2, hacker', B: 'mining*2, impulse' },
    discards: { B: 'mining, pilot' },
    reserves: { A: 'booster', B: 'mining' },
    played: 'mining',
  });

  it('are counted with those left to draw, for oneself', () => {
    expect(cards(position, 'A', A)).toEqual(['mining 4/5', 'impulse 1/3', 'booster 0/1', 'lynx 1/1', 'hacker 0/1']);
  });

  it('are counted for a rival with those in hand, deck and reserve as one', () => {
    expect(cards(position, 'A', B)).toEqual(['mining 4/5', 'impulse 3/3', 'booster 1/1', 'owl 1/1', 'pilot 0/1']);
  });

  it('are the same while cards are picked for a combat, and after they are shown', () => {
    position.act('A', 'attack B', 'commit impulse');
    expect(cards(position, 'A', A)).toContain('impulse 1/3');
    expect(cards(position, 'B', A)).toContain('impulse 3/3');
    position.act('A', 'ready');
    expect(cards(position, 'B', A)).toContain('impulse 3/3');
  });
});
