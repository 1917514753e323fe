import { type Bot, LEVELS, shareOfWin } from '@tortuga/bots';
import { at, FastRng, type GameTypes, type Seat, seatsOf, viewOf } from '@tortuga/kernel';
import { describe, expect, it } from 'vitest';
import { botFor } from '../bots.ts';
import type { GameModule } from '../game-module.ts';
import { GAME_MODULES } from '../registry.ts';

const named = async (module: GameModule, name: string): Promise<Bot<GameTypes>> => {
  const found = await botFor(module, name);
  return found.ok ? found.bot : expect.fail(found.problem);
};

/** How much of the win a seat gets in one game. Bots think by iterations, and so the same every time. */
function play({ game }: GameModule, bots: readonly Bot<GameTypes>[], seat: Seat, seed: string): number {
  const rng = new FastRng(`${seed} deal`);
  const thoughts = new FastRng(`${seed} bots`);
  const state = game.setup(at(game.optionSets, 0), bots.length, rng);
  for (let pending = game.pending(state); pending.length > 0; pending = game.pending(state)) {
    const next = at(pending, 0);
    const question = { seat: next, view: viewOf(game, state, next), moves: game.moves(state, next), rng: thoughts };
    game.apply(state, next, at(bots, next).choose(question), rng);
  }
  return shareOfWin(game, state, seat) ?? 0;
}

/** Whether the first of two bots wins more than half of all games, each deal played from both seats; stops once that is certain. */
async function winsMore(module: GameModule, one: string, other: string, deals: number): Promise<boolean> {
  let won = 0;
  let lost = 0;
  for (let deal = 0; deal < deals; deal++) {
    for (const seat of seatsOf(2)) {
      const bots = await Promise.all(seatsOf(2).map((each) => named(module, each === seat ? one : other)));
      const share = play(module, bots, seat, `ladder ${deal}`);
      won += share;
      lost += 1 - share;
      if (won > deals || lost > deals) return won > deals;
    }
  }
  return false;
}

/** With a part of their iterations: a test has no time for more. */
const IN_TESTS: Readonly<Record<string, string>> = {
  'tortuga-2199 admiral': 'admiral@4it',
  'tortuga-cards admiral': 'admiral@600it',
  'tortuga-dice admiral': 'admiral@60it',
};

/**
 * Neighbours differ too little for a few games to tell them apart; `lab arena` does that. Levels two apart win three games
 * in four against each other, or more.
 */
describe.each(GAME_MODULES.map((module) => [module.game.id, module] as const))('the levels of %s', (id, module) => {
  it.each(LEVELS.slice(2).map((level, index) => [level, at(LEVELS, index)] as const))(
    `${id}: %s beats %s, two levels below`,
    { timeout: 180_000 },
    async (stronger, weaker) => {
      const deals = stronger === 'admiral' ? 5 : 6;
      expect(await winsMore(module, IN_TESTS[`${id} ${stronger}`] ?? stronger, weaker, deals)).toBe(true);
    },
  );
});
