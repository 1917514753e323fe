import { FastRng, hashOf, hashOfState } from '@tortuga/kernel';
import { expect, it } from 'vitest';
import { tortugaDice } from '../index.ts';

it('a state of tortuga-dice is hashed with -1 for nobody, as in the first stored matches', () => {
  const { game } = tortugaDice;
  const state = game.setup({ long: false }, 3, new FastRng('hash'));
  expect([state.decider, state.action, state.victim]).toEqual([null, null, null]);
  expect(hashOfState(game, state)).toBe(hashOf({ ...state, decider: -1, action: -1, victim: -1 }));
});
