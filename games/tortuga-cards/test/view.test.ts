import { at, FastRng, Match, pick, type Seat, seedFromText } from '@tortuga/kernel';
import { describe, expect, it } from 'vitest';
import { tortugaCards } from '../index.ts';
import type { CardsTypes, State } from '../rules/types.ts';

const { game } = tortugaCards;

/** Every state of a random game. */
function statesOf(seed: string): State[] {
  const match: Match<CardsTypes> = Match.start(game, { options: {}, seats: 2, seed: seedFromText(seed) });
  const rng = new FastRng(seed);
  const states = [game.copy(match.state)];
  while (match.pending.length > 0) {
    const player = at(match.pending, 0);
    match.play(player, pick(game.moves(match.state, player), rng));
    states.push(game.copy(match.state));
  }
  return states;
}

describe('what a view takes over from the last one', () => {
  const states = ['one', 'other', 'third'].flatMap(statesOf);
  const rng = new FastRng('crossed');
  const fields = Object.keys(at(states, 0)) as (keyof State)[];

  it.each(fields)('is made anew when %s alone is another', (field) => {
    for (let round = 0; round < 500; round++) {
      const state = pick(states, rng);
      const crossed: State = { ...state, [field]: pick(states, rng)[field] };
      expect(game.open(crossed, game.open(state, null))).toEqual(game.open(crossed, null));
      const viewer = rng.below(2) as Seat;
      expect(game.own(crossed, viewer, game.own(state, viewer, null))).toEqual(game.own(crossed, viewer, null));
    }
  });

  it('is the same object when nothing is another', () => {
    for (const state of states) {
      const last = game.open(state, null);
      const now = game.open(game.copy(state), last);
      for (const part of ['board', 'gone', 'outcomes', 'takings', 'prestige'] as const)
        expect(now[part]).toBe(last[part]);
      for (const [column, view] of now.columns.entries()) expect(view).toBe(last.columns[column]);
    }
  });
});
