import { tortugaCards } from '@tortuga/games/tortuga-cards';
import { at, FastRng, seat, viewOf } from '@tortuga/kernel';
import { describe, expect, it } from 'vitest';
import { BOT_NAMES, botNamed } from '../src/index.ts';

type Cards = Parameters<typeof tortugaCards.game.copy>[0];

const { game } = tortugaCards;

const named = (name: string) => botNamed(name, tortugaCards);

function playOut(bots: readonly NonNullable<ReturnType<typeof named>>[], seed: string): Cards {
  const rng = new FastRng(seed);
  const state = game.setup({}, bots.length, rng);
  for (let pending = game.pending(state); pending.length > 0; pending = game.pending(state)) {
    const player = at(pending, 0);
    const moves = game.moves(state, player);
    const move = at(bots, player).choose({ seat: player, view: viewOf(game, state, player), moves, rng });
    expect(moves).toContainEqual(move);
    game.apply(state, player, move, rng);
  }
  return state;
}

describe('bots', () => {
  it.each(BOT_NAMES.map((name) => (name === 'montecarlo' ? 'montecarlo:30' : name)))(
    '%s plays whole games legally at every seat count',
    (name) => {
      for (const seats of game.seatCounts) {
        const bot = named(name);
        expect(bot).not.toBeNull();
        if (bot !== null)
          expect(
            game.result(
              playOut(
                Array.from({ length: seats }, () => bot),
                name,
              ),
            ),
          ).not.toBeNull();
      }
    },
  );

  it('are named, and nobody else is', () => {
    expect(['oracle', 'greedy:3', 'montecarlo:x', 'montecarlo:-1', ''].map(named)).toEqual([
      null,
      null,
      null,
      null,
      null,
    ]);
  });

  it('choose the same for the same chance', () => {
    const bot = named('montecarlo:50');
    const ask = (chooser: typeof bot) => {
      const state = game.setup({}, 2, new FastRng('same'));
      const player = at(game.pending(state), 0);
      return chooser?.choose({
        seat: player,
        view: viewOf(game, state, player),
        moves: game.moves(state, player),
        rng: new FastRng('x'),
      });
    };
    expect(ask(bot)).toEqual(ask(bot));
  });

  it('the greedy one nearly always beats the random one', () => {
    const bot = named('greedy');
    if (bot === null) return;
    const wins = Array.from({ length: 40 }, (_, number) => {
      const random = named('random');
      return random === null ? [] : (game.result(playOut([bot, random], `greedy ${number}`))?.ranking[0] ?? []);
    });
    expect(wins.filter((winners) => winners.includes(seat(0))).length).toBeGreaterThan(35);
  });
});
