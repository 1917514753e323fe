import { at, FastRng, Match, pick, type Seat, seedFromText } from '@tortuga/kernel';
import { randomPlay } from '@tortuga/laws';
import { expect, it } from 'vitest';
import { tortugaCards } from '../index.ts';
import type { State } from '../rules/types.ts';

const { game } = tortugaCards;

/** Every state of a random game. */
function statesOf(seed: string): State[] {
  const match = Match.start(game, { options: {}, seats: 2, seed: seedFromText(seed) });
  const states = [game.copy(match.state)];
  for (const _ of randomPlay(match, new FastRng(seed))) states.push(game.copy(match.state));
  return states;
}

const states = ['one', 'other', 'third'].flatMap(statesOf);
const rng = new FastRng('crossed');
const fields = Object.keys(at(states, 0)) as (keyof State)[];

it.each(fields)('a cards view that reuses parts of the last one is right when only %s has changed', (field) => {
  for (let round = 0; round < 500; round++) {
    const state = pick(states, rng);
    const crossed: State = { ...state, [field]: pick(states, rng)[field] };
    expect(game.open(crossed, game.open(state, null))).toEqual(game.open(crossed, null));
    const viewer = rng.below(2) as Seat;
    expect(game.own(crossed, viewer, game.own(state, viewer, null))).toEqual(game.own(crossed, viewer, null));
  }
});

it('a cards view reuses the lists and columns of the last one when nothing has changed', () => {
  for (const state of states) {
    const last = game.open(state, null);
    const now = game.open(game.copy(state), last);
    for (const part of ['board', 'gone', 'handSizes', 'outcomes', 'takings', 'prestige'] as const)
      expect(now[part]).toBe(last[part]);
    for (const [column, view] of now.columns.entries()) expect(view).toBe(last.columns[column]);
  }
});
