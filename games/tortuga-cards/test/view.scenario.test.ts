import { at, FastRng, Match, seatsOf, seedFromText } from '@tortuga/kernel';
import { randomPlay, scenario } from '@tortuga/laws';
import { expect, it } from 'vitest';
import { tortugaCards } from '../index.ts';
import type { GameEvent } from '../rules/types.ts';
import { arrange, gunsAgainst } from './arrange.ts';

/** What the view shows besides the cards. */

const strategists = (position: ReturnType<typeof arrange>) =>
  position.view('spectator').columns.map(({ strategist }) => strategist);

scenario('cards-6.1 everybody sees who laid a strategy', () => {
  const position = arrange({ filledTo: 'sea', hands: { A: 'guns-1', B: 'hull-1' } })
    .act('A', 'guns-1 V')
    .act('B', 'hull-1 I');
  expect(strategists(position)).toEqual([1, null, null, null, 0, null]);
  return position.asks('A');
});

scenario('cards-3.4 a swapped strategy stays its player’s own; swaps in other rows change nothing about that', () => {
  const swapped = arrange({ filledTo: 'strategy', events: { A: 'swapStrategies' } });
  const [first, second, third] = strategists(swapped);
  expect(first).not.toBe(second);
  swapped.act('A', 'swap I II');
  expect(strategists(swapped).slice(0, 3)).toEqual([second, first, third]);
  const seas = arrange({ filledTo: 'strategy', events: { A: 'swapSeas' } }).act('A', 'swap I II');
  expect(strategists(seas).slice(0, 2)).toEqual([first, second]);
  return [swapped.asks('B'), seas.asks('B')];
});

/** Guns 4 against 3 and a calm sea: 3 and a doubloon for the owner of the first column. */
const WON = gunsAgainst(0);

scenario('cards-4.1 a boarding shows all its parts: transport and sea, treasure and doubloons', () => {
  const rough = { ...WON, values: { ...WON.values, 'trade-wind': { guns: -2 } } };
  expect(at(arrange(rough).view('A').columns, 0).boarding).toMatchObject({
    strength: 4,
    resistance: 1,
    transport: 3,
    sea: -2,
    prestige: 4,
    treasure: 3,
    doubloons: 1,
  });
  return arrange(WON).asks('A');
});

scenario('cards-4.2 the view shows what each side would win if the voyage ended now', () => {
  const one = arrange({ ...WON, filledTo: 'sea', columns: { I: WON.columns.I } });
  expect(one.view('A').soFar).toEqual([4, 0]);
  return one.asks('A');
});

const { game } = tortugaCards;

it.each([2, 3, 4])(
  'cards-4.2 with %i players the boardings of a voyage add up to its takings, and these to the prestige',
  (seats) => {
    const match = Match.start(game, { options: {}, seats, seed: seedFromText(`books ${seats}`) });
    const resolved: Extract<GameEvent, { type: 'resolved' }>[] = [];
    for (const { events } of randomPlay(match, new FastRng('books'))) {
      for (const event of events) {
        if (event.type !== 'resolved') continue;
        resolved.push(event);
        expect(event.atStake).toBeGreaterThanOrEqual(event.boarding.prestige);
        expect(seatsOf(seats)).toContain(event.strategist);
      }
    }
    const { takings, prestige, soFar } = match.view('spectator');
    expect(soFar).toBeNull();
    for (const side of prestige.keys()) {
      for (const voyage of [1, 2]) {
        const mine = resolved.filter((event) => event.side === side && event.voyage === voyage);
        const sum = (part: 'treasure' | 'doubloons' | 'prestige') =>
          mine.reduce((total, { boarding }) => total + boarding[part], 0);
        expect(takings[voyage - 1]?.[side]).toEqual({
          treasure: sum('treasure'),
          doubloons: sum('doubloons'),
          prestige: sum('prestige'),
        });
      }
      expect(takings.reduce((total, voyage) => total + at(voyage, side).prestige, 0)).toBe(prestige[side]);
    }
  },
);

it('cards-2.3 the view shows the steps of a voyage, and the row of the event that is due', () => {
  const filled = arrange({ filledTo: 'strategy', events: { A: 'swapSeas' } }).view('B');
  expect(filled.steps).toEqual(['transport', 'treasure', 'sea', 'strategy', 'event']);
  expect([filled.openRow, filled.eventRow]).toEqual(['event', 'sea']);
  const empty = arrange({ events: { A: 'swapSeas' } }).view('B');
  expect([empty.openRow, empty.eventRow]).toEqual(['transport', null]);
});

it('cards-6.1 the view shows how many cards each player holds', () => {
  expect(arrange({ filledTo: 'treasure' }).view('spectator').handSizes).toEqual([6, 6]);
});
