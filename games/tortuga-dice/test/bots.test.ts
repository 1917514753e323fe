import { type Bot, LEVELS } from '@tortuga/bots';
import { at, FastRng, seatsOf, viewOf } from '@tortuga/kernel';
import { describe, expect, it } from 'vitest';
import { CHARACTERS } from '../bot/characters.ts';
import { defaultPack, moduleOf, tortugaDice } from '../index.ts';
import type { DiceTypes } from '../rules/game.ts';
import type { Move } from '../rules/types.ts';

const { game } = tortugaDice;
const bots = await tortugaDice.searchingBots();
const FEW = { iterations: 12, time: null };

interface Game {
  readonly moves: readonly Move[];
  /** By seat: how much of the win it got. */
  readonly shares: readonly number[];
}

/** A whole game of bots, given by seat. Every move is checked. */
function play(players: readonly Bot<DiceTypes>[], seed: string, long: boolean, rules = game): Game {
  const rng = new FastRng(`${seed} deal`);
  const thoughts = new FastRng(`${seed} bots`);
  const state = rules.setup({ long }, players.length, rng);
  const moves: Move[] = [];
  for (let pending = rules.pending(state); pending.length > 0; pending = rules.pending(state)) {
    const seat = at(pending, 0);
    const question = { seat, view: viewOf(rules, state, seat), moves: rules.moves(state, seat), rng: thoughts };
    const move = at(players, seat).choose(question);
    expect(rules.refuse(state, seat, move)).toBeNull();
    moves.push(move);
    rules.apply(state, seat, move, rng);
  }
  const winners = at(rules.result(state)?.ranking ?? [], 0);
  return { moves, shares: seatsOf(players.length).map((seat) => (winners.includes(seat) ? 1 / winners.length : 0)) };
}

describe.each([2, 3, 4])('the levels of the dice game with %i players', (seats) => {
  it.each([false, true])(`play legally to the end and repeatably, ${seats} players, long: %s`, (long) => {
    for (const from of [0, 3]) {
      const seated = () => seatsOf(seats).map((seat) => bots.level(at(LEVELS, (from + seat) % 6), null, FEW));
      const first = play(seated(), `levels ${from}`, long);
      expect(play(seated(), `levels ${from}`, long)).toEqual(first);
    }
  });
});

describe('the characters of the dice game', () => {
  it.each(['mate', 'admiral'] as const)('play otherwise than the plain %s', (level) => {
    const [plain, ...others] = [null, ...CHARACTERS].map((character) =>
      [1, 2, 3].map((deal) => {
        const table = [bots.level(level, character, FEW), bots.level(level, null, FEW)];
        return play(table, `taste ${deal}`, false).moves;
      }),
    );
    for (const moves of others) expect(moves).not.toEqual(plain);
  });

  it('the corsair robs more often than the smuggler', () => {
    const robberies = (character: string): number => {
      let count = 0;
      for (let deal = 0; deal < 10; deal++) {
        const table = [bots.level('mate', character, null), bots.level('mate', null, null)];
        const { moves } = play(table, `robbers ${deal}`, false);
        count += moves.filter(({ kind }) => kind === 'steal').length;
      }
      return count;
    };
    expect(robberies('corsair')).toBeGreaterThan(robberies('smuggler'));
  });
});

it('the dice bots play with other numbers on the dice too', async () => {
  const [first, ...rest] = defaultPack.dice;
  const other = moduleOf({ ...defaultPack, dice: [...rest, first ?? at(rest, 0)] });
  const made = await other.searchingBots();
  const players = seatsOf(3).map((seat) => made.level(at(['admiral', 'mate', 'cabinboy'] as const, seat), null, FEW));
  expect(play(players, 'other pack', false, other.game).moves.length).toBeGreaterThan(20);
});
