import { tortugaCards } from '@tortuga/games/tortuga-cards';
import { at, FastRng, type GameTypes, seat, viewOf } from '@tortuga/kernel';
import { describe, expect, it } from 'vitest';
import { type Bot, greedyBot, randomBot } from '../src/index.ts';

const { game } = tortugaCards;

function winnersOf(bots: readonly Bot<GameTypes>[], seed: string) {
  const rng = new FastRng(seed);
  const state = game.setup({}, bots.length, rng);
  for (let pending = game.pending(state); pending.length > 0; pending = game.pending(state)) {
    const player = at(pending, 0);
    const moves = game.moves(state, player);
    const move = at(bots, player).choose({ seat: player, view: viewOf(game, state, player), moves, rng });
    const chosen = moves.find((each) => each === move) ?? expect.fail('not one of the legal moves');
    game.apply(state, player, chosen, rng);
  }
  return game.result(state)?.ranking[0] ?? [];
}

const greedy = (): Bot<GameTypes> => greedyBot(tortugaCards) as Bot<GameTypes>;

describe.each([
  ['random', randomBot],
  ['greedy', greedy],
] as const)('the yardstick %s', (name, make) => {
  it.each(game.seatCounts)(`${name} plays a whole game of %i by the rules`, (seats) => {
    expect(
      winnersOf(
        Array.from({ length: seats }, () => make()),
        name,
      ),
    ).not.toEqual([]);
  });
});

it('greedy nearly always beats random', () => {
  const wins = Array.from({ length: 40 }, (_, number) => winnersOf([greedy(), randomBot()], `greedy ${number}`));
  expect(wins.filter((winners) => winners.includes(seat(0))).length).toBeGreaterThan(35);
});
