import { at, FastRng, type Seat, seat, viewOf } from '@tortuga/kernel';
import { describe, expect, it } from 'vitest';
import { sealedSearch } from '../src/index.ts';
import { type Chances, chanceOf, type MatrixTypes, matrixMind } from './matrix.ts';

const ROCK_PAPER_SCISSORS: Chances = [
  [0.5, 0, 1],
  [1, 0.5, 0],
  [0, 1, 0.5],
];
/** Heads on heads is twice as good for the first player as tails on tails: heads is played a third of the time. */
const UNEVEN_PENNIES: Chances = [
  [1, 0],
  [0, 0.5],
];

const LIMIT = { iterations: 600, isOver: () => false };

type Options = Parameters<typeof sealedSearch<MatrixTypes>>[4];

function search(
  chances: Chances,
  player: number,
  seed: string,
  limit: Partial<typeof LIMIT> = {},
  options: Options = undefined,
) {
  const mind = matrixMind(chances);
  const state = mind.game.setup({}, 2, new FastRng(seed));
  const question = {
    seat: seat(player),
    view: viewOf(mind.game, state, seat(player)),
    moves: mind.game.moves(state, seat(player)),
    rng: new FastRng(seed),
  };
  const judge = (after: MatrixTypes['state'], judged: Seat) => chanceOf(chances, after, judged);
  return sealedSearch(mind, judge, question, { ...LIMIT, ...limit }, options);
}

/** How often each move is chosen, from 0 to 1. */
function mixOf(chances: Chances, player: number): number[] {
  const times = 300;
  const counts: number[] = [];
  for (let number = 0; number < times; number++) {
    const { pick } = search(chances, player, `mix ${number}`).choice;
    counts[pick] = (counts[pick] ?? 0) + 1;
  }
  return Array.from(at(chances, 0), (_, pick) => (counts[pick] ?? 0) / times);
}

describe('the search for sealed choices', () => {
  it.each([0, 1])('plays rock, paper and scissors equally often, in seat %i', (player) => {
    for (const share of mixOf(ROCK_PAPER_SCISSORS, player)) {
      expect(share).toBeGreaterThan(0.22);
      expect(share).toBeLessThan(0.45);
    }
  });

  it.each([0, 1])('mixes unevenly where that is the equilibrium, in seat %i', (player) => {
    const heads = at(mixOf(UNEVEN_PENNIES, player), 0);
    expect(heads).toBeGreaterThan(0.22);
    expect(heads).toBeLessThan(0.45);
  });

  it('finds a move that is better whatever the other does, and says how good it is', () => {
    const chances = [
      [0.2, 0.3],
      [0.6, 0.9],
      [0.5, 0.8],
    ];
    for (let number = 0; number < 20; number++) {
      const { choice, plans } = search(chances, 0, `best ${number}`, { iterations: 300 });
      expect(choice).toEqual({ pick: 1 });
      const best = at(plans, 0);
      expect(best.moves).toEqual([choice]);
      expect(best.chance).toBeCloseTo(0.6, 1);
    }
  });

  it('expects the rival to answer well, not by the quick move', () => {
    // Against the quick move 0 the first row would win; the rival knows better.
    const chances = [
      [1, 0],
      [0.6, 0.6],
    ];
    expect(search(chances, 0, 'rival').choice).toEqual({ pick: 1 });
  });

  it('takes rivals for two kinds of players where it is told of another kind', () => {
    // Against the quick move 0 alone the first row is best, against the other kind alone the last one.
    const chances = [
      [1, 0],
      [0.7, 0.7],
      [0, 1],
    ];
    const options = { rivalsLearn: false, habit: null };
    expect(search(chances, 0, 'kinds', {}, options).choice).toEqual({ pick: 0 });
    const otherRivals = () => ({ pick: 1 });
    const { choice, plans } = search(chances, 0, 'kinds', {}, { ...options, otherRivals });
    expect(choice).toEqual({ pick: 1 });
    expect(plans.find(({ moves }) => moves[0]?.pick === 0)?.chance).toBeCloseTo(0.5, 1);
  });

  it('is exactly repeatable by iterations', () => {
    expect(search(ROCK_PAPER_SCISSORS, 0, 'same')).toEqual(search(ROCK_PAPER_SCISSORS, 0, 'same'));
  });

  it('stops when told to', () => {
    let asked = 0;
    const { iterations } = search(ROCK_PAPER_SCISSORS, 0, 'stop', { isOver: () => ++asked === 5 });
    expect(asked).toBe(5);
    expect(iterations).toBeLessThan(50);
  });

  it('does not search where there is one move', () => {
    expect(search([[0.5, 0.5]], 0, 'one')).toEqual({
      choice: { pick: 0 },
      plans: [{ moves: [{ pick: 0 }], tries: 0, chance: 0 }],
      iterations: 0,
    });
  });
});
