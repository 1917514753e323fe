import { FastRng, hashOf, hashOfState, playout } from '@tortuga/kernel';
import { expect, it } from 'vitest';
import { tortuga2199 } from '../index.ts';

const { game } = tortuga2199;

/** With -1 wherever a value or an element of a list is null. */
const withoutNull = (value: unknown): unknown =>
  value === null ? -1 : Array.isArray(value) ? value.map(withoutNull) : value;

it('a state is hashed with -1 for nobody and nothing, as in the first matches that were stored', () => {
  const rng = new FastRng('hash');
  const state = game.setup({ scenario: 'aggressive', odds: true }, 3, rng);
  for (let step = 0; step < 400; step++) {
    const before = Object.fromEntries(Object.entries(state).map(([field, value]) => [field, withoutNull(value)]));
    expect(hashOfState(game, state)).toBe(hashOf(before));
    playout(game, state, rng, 1);
  }
});
