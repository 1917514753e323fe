import { FastRng, Match, type Seat, SPECTATOR, seat, seatsOf, seedFromText } from '@tortuga/kernel';
import { randomPlay } from '@tortuga/laws';
import { expect, it } from 'vitest';
import { tortugaCards } from '../index.ts';
import { rowOf } from '../rules/places.ts';
import type { CardsTypes, GameEvent, State } from '../rules/types.ts';

const { game } = tortugaCards;

const versionBefore = tortugaCards.atVersion(2) ?? expect.fail('version 2 can be played');

const begin = (seats: number, seed: string, rules = game): Match<CardsTypes> =>
  Match.start(rules, { options: {}, seats, seed: seedFromText(seed) });

/** Plays a whole game at random; returns who played each card. */
function playOut(match: Match<CardsTypes>, seed = 'sail'): { seat: Seat; voyage: number }[] {
  const plays: { seat: Seat; voyage: number }[] = [];
  let { voyage } = match.state;
  for (const { seat: player } of randomPlay(match, new FastRng(seed))) {
    plays.push({ seat: player, voyage });
    voyage = match.state.voyage;
  }
  return plays;
}

/** Plays at random until the second voyage is dealt; returns the events of the last move. */
function playFirstVoyage(match: Match<CardsTypes>, seed: string): readonly GameEvent[] {
  for (const { events } of randomPlay(match, new FastRng(seed))) if (match.state.voyage === 2) return events;
  return [];
}

const handSizes = (state: State): number[][] =>
  state.hands.map((hand) => [0, 1, 2, 3].map((row) => hand.filter((card) => rowOf(card) === row).length));

it('cards-2.2 two players are dealt three cards of each type and one open event', () => {
  const { state } = begin(2, 'setup');
  expect(handSizes(state)).toEqual([
    [3, 3, 3, 3],
    [3, 3, 3, 3],
  ]);
  expect(state.eventCards.filter((event) => event !== null)).toHaveLength(2);
});

it('cards-5.2 three players are dealt two cards of each type and one event', () => {
  const { state } = begin(3, 'setup');
  expect(handSizes(state)).toEqual([
    [2, 2, 2, 2],
    [2, 2, 2, 2],
    [2, 2, 2, 2],
  ]);
  expect(state.eventCards.filter((event) => event !== null)).toHaveLength(3);
});

it('cards-5.3 partners are dealt two and one, alternating by type, and the event goes to the one with fewer strategies', () => {
  for (let number = 0; number < 20; number++) {
    const { state } = begin(4, `four ${number}`);
    for (const player of seatsOf(4)) {
      const nearStart = (player - state.start + 4) % 4 < 2;
      expect(handSizes(state)[player]).toEqual(nearStart ? [2, 1, 2, 1] : [1, 2, 1, 2]);
      expect(state.eventCards[player] !== null).toBe(nearStart);
    }
  }
});

it('cards-2.1 the starting player is drawn at random', () => {
  const starts = new Set(Array.from({ length: 40 }, (_, number) => begin(2, `start ${number}`).state.start));
  expect([...starts].sort()).toEqual([0, 1]);
});

it.each([
  [2, 'one seat', 1],
  [3, 'two seats', 2],
  [4, 'one seat', 1],
])('cards-2.1, cards-5.2, cards-5.3 with %i players the second voyage starts %s further on', (seats, _, further) => {
  const match = begin(seats, `second ${seats}`);
  const { start } = match.state;
  const plays = playOut(match);
  expect(plays.find(({ voyage }) => voyage === 2)?.seat).toBe((start + further) % seats);
});

it('cards-5.2 by the rules of version 2 the second voyage of three players started one seat further on', () => {
  const match = begin(3, 'second 3', versionBefore.game);
  const { start } = match.state;
  expect(playOut(match).find(({ voyage }) => voyage === 2)?.seat).toBe((start + 1) % 3);
});

it.each([
  [2, 52],
  [3, 54],
  [4, 52],
])('cards-7.1 with %i players a game ends after %i plays', (seats, plays) => {
  expect(playOut(begin(seats, 'count'))).toHaveLength(plays);
});

it('cards-2.4 the second voyage is dealt from the rest: the first voyage’s cards are out, and two events are never used', () => {
  const match = begin(2, 'rest');
  playFirstVoyage(match, 'rest');
  const { gone, hands, eventStock } = match.state;
  expect(gone).toHaveLength(24);
  expect(hands.flat()).toHaveLength(24);
  expect(new Set([...gone, ...hands.flat()]).size).toBe(48);
  expect(eventStock).toHaveLength(2);
});

it('cards-2.4 the pirate ships are shuffled again for the second voyage', () => {
  const orders = Array.from({ length: 12 }, (_, number) => {
    const match = begin(2, `ships ${number}`);
    const before = match.state.pirates.join();
    playOut(match, `ships ${number}`);
    return match.state.pirates.join() === before;
  });
  expect(orders).toContain(false);
});

it('cards-5.3 partners exchange their hand sizes in the second voyage', () => {
  const match = begin(4, 'turned');
  const before = handSizes(match.state);
  playFirstVoyage(match, 'turned');
  expect(handSizes(match.state)).toEqual(before.map((_, player) => before[(player + 2) % 4]));
});

it('cards-5.3 teams alternate through the whole game', () => {
  for (let number = 0; number < 10; number++) {
    const plays = playOut(begin(4, `teams ${number}`), `teams ${number}`);
    for (const voyage of [1, 2]) {
      const teams = plays.filter((play) => play.voyage === voyage).map((play) => play.seat % 2);
      expect(teams.every((team, index) => index === 0 || team !== teams[index - 1])).toBe(true);
    }
  }
});

it('cards-5.2 three players use all six events', () => {
  const match = begin(3, 'six events');
  const first = match.state.eventCards;
  playOut(match);
  expect(match.state.eventStock).toEqual([]);
  expect(first).toHaveLength(3);
});

it('cards-6.1 a viewer sees its own hand, and of the others only how many cards of each row', () => {
  const match = begin(2, 'secret');
  const { hands } = match.view(seat(0));
  expect(hands[0]).toEqual(match.state.hands[0]);
  expect(hands[1]).toEqual({ hidden: true, counts: [3, 3, 3, 3] });
  expect(match.view(SPECTATOR).hands.every((hand) => 'hidden' in hand)).toBe(true);
});

it('cards-6.1 the deal of the second voyage hides the others’ hands', () => {
  const match = begin(2, 'deal');
  const dealt = playFirstVoyage(match, 'deal').find((event) => event.type === 'dealt');
  expect(dealt && game.redact(dealt, seat(1))).toMatchObject({ hands: [{ hidden: true }, match.state.hands[1]] });
});
