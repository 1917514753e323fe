import { type Bot, plainJudge, turnSearchBot } from '@tortuga/bots';
import { at, FastRng, seat, viewOf } from '@tortuga/kernel';
import { describe, expect, it } from 'vitest';
import { keyOf } from '../bot/key.ts';
import { mindOf } from '../bot/mind.ts';
import { tortuga2199 } from '../index.ts';
import type { Types2199 } from '../rules/game.ts';
import type { Move } from '../rules/move.ts';
import type { Pack } from '../rules/pack.ts';
import { valuesOf } from '../rules/values.ts';

const { game, evaluate, pack } = tortuga2199;
const mind = mindOf(valuesOf(pack as Pack), game, evaluate);
const small = turnSearchBot(mind, plainJudge(mind), { width: 3, guesses: 1 }, 'small');

interface Turn {
  readonly seat: number;
  readonly move: Move;
  readonly isLegal: boolean;
  /** Cards in hand before the move. */
  readonly hand: number;
}

function play(bot: Bot<Types2199>, scenario: 'standard' | 'aggressive' | 'peaceful', seats: number, seed: string) {
  const rng = new FastRng(`${seed} deal`);
  const thoughts = new FastRng(`${seed} bots`);
  const state = game.setup({ scenario, odds: true }, seats, rng);
  const turns: Turn[] = [];
  for (let pending = game.pending(state); pending.length > 0; pending = game.pending(state)) {
    const player = at(pending, 0);
    const moves = game.moves(state, player);
    const move = bot.choose({ seat: player, view: viewOf(game, state, player), moves, rng: thoughts });
    const isLegal = game.refuse(state, player, move) === null;
    turns.push({ seat: player, move, isLegal, hand: at(state.hands, player).length });
    game.apply(state, player, move, rng);
  }
  return turns;
}

describe.each([
  ['standard', 2],
  ['aggressive', 3],
  ['peaceful', 4],
] as const)('the turn search of tortuga-2199, %s game for %i', (scenario, seats) => {
  const turns = play(small, scenario, seats, 'whole');

  it('makes legal moves only', () => {
    expect(turns.filter(({ isLegal }) => !isLegal)).toEqual([]);
  });

  it('never ends a turn with a card in hand, and never pays for a refresh', () => {
    expect(turns.filter(({ move, hand }) => move.kind === 'end' && hand > 0)).toEqual([]);
    expect(turns.filter(({ move }) => move.kind === 'refresh')).toEqual([]);
  });

  it('plays the same game again with the same chance', () => {
    expect(play(small, scenario, seats, 'whole')).toEqual(turns);
  });
});

describe('the key of a state of tortuga-2199', () => {
  const rng = new FastRng('key');
  const start = game.setup({ scenario: 'standard', odds: true }, 2, rng);
  while (game.prompt(start).key !== '2199.prompt.turn') {
    const player = at(game.pending(start), 0);
    game.apply(start, player, at(game.moves(start, player), 0), rng);
  }
  const player = seat(start.active);
  const keyAfter = (...moves: readonly Move[]) => {
    const state = game.copy(start);
    for (const move of moves) game.apply(state, player, move, rng);
    return keyOf(state);
  };

  it('is the same whatever the order in which plain cards were played', () => {
    const plays = game
      .moves(start, player)
      .filter(({ kind }) => kind === 'play')
      .slice(0, 2);
    const [one, other] = [at(plays, 0), at(plays, 1)];
    expect(keyAfter(one, other)).toBe(keyAfter(other, one));
    expect(keyAfter(one)).not.toBe(keyAfter(other));
    expect(keyAfter(one)).not.toBe(keyAfter());
  });
});
