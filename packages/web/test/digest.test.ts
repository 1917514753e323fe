import { tortuga2199 } from '@tortuga/games/tortuga-2199';

import { type Json, type Seat, seat } from '@tortuga/kernel';
import type { Step } from '@tortuga/protocol';
import { describe, expect, it } from 'vitest';
import type { GameEvent } from '../../../games/tortuga-2199/rules/event.ts';
import { soundsOf } from '../src/sound/sounds.ts';
import { digestOf, isWorthTelling, withoutName } from '../src/telling/digest.ts';

const [me, rival, other] = [seat(0), seat(1), seat(2)];
let n = 0;
const step = (by: Seat, ...events: readonly GameEvent[]): Step => ({
  n: ++n,
  kind: 'move',
  seat: by,
  events: events as unknown as Json[],
});
const told = (...steps: readonly Step[]) =>
  digestOf(tortuga2199, steps, me).map((each) => [each.seat, ...each.deeds.map(({ event }) => event.type)]);

const plays: GameEvent = { type: 'played', seat: rival, card: 1 };
const flies: GameEvent = { type: 'moved', seat: rival, sector: 2, distance: 1 };
const buys: GameEvent = { type: 'bought', seat: rival, card: 30, crypto: 2, minerals: 0, to: 'discard' };

describe('the digest of what rivals did', () => {
  it('tells by rival, in the order in which they acted, what is worth a line', () => {
    expect(told(step(rival, plays), step(rival, buys), step(other, { ...flies, seat: other }))).toEqual([
      [rival, 'bought'],
      [other, 'moved'],
    ]);
  });

  it('names the last of several small deeds of one kind, and every large one', () => {
    expect(told(step(rival, flies), step(rival, buys), step(rival, flies), step(rival, buys))).toEqual([
      [rival, 'bought', 'moved', 'bought'],
    ]);
  });

  it('tells what I lose beside whoever took it, and marks it', () => {
    const taken = step(
      rival,
      { type: 'conquered', seat: rival, sector: 3, defence: 2, pay: 'maneuvers', cost: 3, loser: me },
      { type: 'shipLost', seat: me },
    );
    const [digest] = digestOf(tortuga2199, [taken], me);
    expect(digest?.seat).toBe(rival);
    expect(digest?.deeds.map(({ event, isLoss }) => [event.type, isLoss])).toEqual([
      ['conquered', true],
      ['shipLost', true],
    ]);
  });

  it('leaves a single small deed of each rival to the board, and tells a single great one', () => {
    const small = [step(rival, flies), step(other, { ...flies, seat: other })];
    expect(isWorthTelling(digestOf(tortuga2199, small, me))).toBe(false);
    expect(isWorthTelling(digestOf(tortuga2199, [...small, step(rival, buys)], me))).toBe(true);
    expect(
      isWorthTelling(digestOf(tortuga2199, [step(rival, { type: 'attacked', seat: rival, rival: me, sector: 1 })], me)),
    ).toBe(true);
  });

  it('says nothing of what I did myself', () => {
    expect(told(step(me, { ...buys, seat: me }))).toEqual([]);
  });

  it('leaves out the name that stands beside a sentence', () => {
    expect(withoutName('Barnabas buys Pilot.', 'Barnabas')).toBe('buys Pilot');
    expect(withoutName('Barnabas: ship pawn from 3 to 4.', 'Barnabas')).toBe('ship pawn from 3 to 4');
    expect(withoutName('Barnabé\u00A0: pion Bateau de 3 à 4.', 'Barnabé')).toBe('pion Bateau de 3 à 4');
    expect(withoutName('Барнабас — Тортуга: ничего.', 'Барнабас')).toBe('Тортуга: ничего');
    expect(withoutName('Barnabas’s ship goes to the hold.', 'Barnabas')).toBe('Barnabas’s ship goes to the hold');
    expect(withoutName('Your ship goes to the hold.', 'Barnabas')).toBe('Your ship goes to the hold');
  });
});

it('what sounds alike is heard once, however many cards are played', () => {
  expect(soundsOf(tortuga2199, [plays, plays, flies, plays])).toEqual(['card', 'engine']);
});
