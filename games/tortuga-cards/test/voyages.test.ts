import { at, FastRng, Match, pick, type Seat, SPECTATOR, seat, seatsOf, seedFromText } from '@tortuga/kernel';
import { describe, expect, it } from 'vitest';
import { tortugaCards } from '../index.ts';
import { rowOf } from '../rules/places.ts';
import type { CardsTypes, State } from '../rules/types.ts';

const { game } = tortugaCards;

const titleBefore = tortugaCards.atVersion(2) ?? expect.fail('version 2 can be played');

const begin = (seats: number, seed: string, rules = game): Match<CardsTypes> =>
  Match.start(rules, { options: {}, seats, seed: seedFromText(seed) });

/** Plays at random until the given voyage is over; returns who played each card. */
function sail(match: Match<CardsTypes>, rng = new FastRng('sail')): { seat: Seat; voyage: number }[] {
  const plays: { seat: Seat; voyage: number }[] = [];
  while (match.pending.length > 0) {
    const player = at(match.pending, 0);
    plays.push({ seat: player, voyage: match.state.voyage });
    match.play(player, pick(game.moves(match.state, player), rng));
  }
  return plays;
}

const handSizes = (state: State): number[][] =>
  state.hands.map((hand) => [0, 1, 2, 3].map((row) => hand.filter((card) => rowOf(card) === row).length));

describe('the setup of a voyage', () => {
  it('cards-2.2 deals two players three of each type and one open event', () => {
    const { state } = begin(2, 'setup');
    expect(handSizes(state)).toEqual([
      [3, 3, 3, 3],
      [3, 3, 3, 3],
    ]);
    expect(state.eventCards.filter((event) => event !== null)).toHaveLength(2);
  });

  it('cards-5.2 deals three players two of each type and one event', () => {
    const { state } = begin(3, 'setup');
    expect(handSizes(state)).toEqual([
      [2, 2, 2, 2],
      [2, 2, 2, 2],
      [2, 2, 2, 2],
    ]);
    expect(state.eventCards.filter((event) => event !== null)).toHaveLength(3);
  });

  it('cards-5.3 deals partners two and one, alternating by type, and the event to whom has fewer strategies', () => {
    for (let number = 0; number < 20; number++) {
      const { state } = begin(4, `four ${number}`);
      for (const player of seatsOf(4)) {
        const nearStart = (player - state.start + 4) % 4 < 2;
        expect(handSizes(state)[player]).toEqual(nearStart ? [2, 1, 2, 1] : [1, 2, 1, 2]);
        expect(state.eventCards[player] !== null).toBe(nearStart);
      }
    }
  });

  it('cards-2.1 draws the first start at random', () => {
    const starts = new Set(Array.from({ length: 40 }, (_, number) => begin(2, `start ${number}`).state.start));
    expect([...starts].sort()).toEqual([0, 1]);
  });
});

describe('the second voyage', () => {
  it.each([
    [2, 'one seat', 1],
    [3, 'two seats', 2],
    [4, 'one seat', 1],
  ])('cards-2.1, cards-5.2, cards-5.3 with %i players starts %s further on', (seats, _, further) => {
    const match = begin(seats, `second ${seats}`);
    const { start } = match.state;
    const plays = sail(match);
    expect(plays.find(({ voyage }) => voyage === 2)?.seat).toBe((start + further) % seats);
  });

  it('cards-5.2 with three players started one seat further on by the rules of version 2', () => {
    const match = begin(3, 'second 3', titleBefore.game);
    const { start } = match.state;
    expect(sail(match).find(({ voyage }) => voyage === 2)?.seat).toBe((start + 1) % 3);
  });

  it.each([
    [2, 52],
    [3, 54],
    [4, 52],
  ])('cards-7.1 with %i players ends after %i plays', (seats, plays) => {
    expect(sail(begin(seats, 'count'))).toHaveLength(plays);
  });

  it('cards-2.4 is dealt from the rest; the first voyage’s cards are out, and two events are never used', () => {
    const match = begin(2, 'rest');
    const rng = new FastRng('rest');
    while (match.state.voyage === 1) {
      const player = at(match.pending, 0);
      match.play(player, pick(game.moves(match.state, player), rng));
    }
    const { gone, hands, eventStock } = match.state;
    expect(gone).toHaveLength(24);
    expect(hands.flat()).toHaveLength(24);
    expect(new Set([...gone, ...hands.flat()]).size).toBe(48);
    expect(eventStock).toHaveLength(2);
  });

  it('cards-2.4 shuffles the pirate ships again', () => {
    const orders = Array.from({ length: 12 }, (_, number) => {
      const match = begin(2, `ships ${number}`);
      const before = match.state.pirates.join();
      sail(match, new FastRng(`ships ${number}`));
      return match.state.pirates.join() === before;
    });
    expect(orders).toContain(false);
  });

  it('cards-5.3 turns the partners’ hands round', () => {
    const match = begin(4, 'turned');
    const before = handSizes(match.state);
    const rng = new FastRng('turned');
    while (match.state.voyage === 1) {
      const player = at(match.pending, 0);
      match.play(player, pick(game.moves(match.state, player), rng));
    }
    expect(handSizes(match.state)).toEqual(before.map((_, player) => before[(player + 2) % 4]));
  });

  it('cards-5.3 teams alternate through the whole game', () => {
    for (let number = 0; number < 10; number++) {
      const plays = sail(begin(4, `teams ${number}`), new FastRng(`teams ${number}`));
      for (const voyage of [1, 2]) {
        const teams = plays.filter((play) => play.voyage === voyage).map((play) => play.seat % 2);
        expect(teams.every((team, index) => index === 0 || team !== teams[index - 1])).toBe(true);
      }
    }
  });

  it('cards-5.2 uses all six events with three players', () => {
    const match = begin(3, 'six events');
    const first = match.state.eventCards;
    sail(match);
    expect(match.state.eventStock).toEqual([]);
    expect(first).toHaveLength(3);
  });
});

describe('what is secret', () => {
  it('cards-6.1 a viewer sees its own hand, and of the others only how many cards of each row', () => {
    const match = begin(2, 'secret');
    const { hands } = match.view(seat(0));
    expect(hands[0]).toEqual(match.state.hands[0]);
    expect(hands[1]).toEqual({ hidden: true, counts: [3, 3, 3, 3] });
    expect(match.view(SPECTATOR).hands.every((hand) => 'hidden' in hand)).toBe(true);
  });

  it('cards-6.1 the deal of the second voyage hides the others’ hands', () => {
    const match = begin(2, 'deal');
    const rng = new FastRng('deal');
    let last = match.play(at(match.pending, 0), at(game.moves(match.state, at(match.pending, 0)), 0));
    while (match.state.voyage === 1) {
      const player = at(match.pending, 0);
      last = match.play(player, pick(game.moves(match.state, player), rng));
    }
    const dealt = last.ok ? last.events.find((event) => event.type === 'dealt') : undefined;
    expect(dealt && game.redact(dealt, seat(1))).toMatchObject({ hands: [{ hidden: true }, match.state.hands[1]] });
  });
});
