import { type Bot, LEVELS } from '@tortuga/bots';
import { at, FastRng, type Game, type GameTypes, hashOf, seatsOf, viewOf } from '@tortuga/kernel';
import { describe, expect, it } from 'vitest';
import { botAtTable, botFor, learnedBot, tableBotNamed } from '../bots.ts';
import type { GameModule } from '../game-module.ts';
import { GAME_MODULES } from '../registry.ts';

const named = async (module: GameModule, name: string): Promise<Bot<GameTypes>> => {
  const found = await botFor(module, name);
  return found.ok ? found.bot : expect.fail(found.problem);
};

/** The first moves of a game among bots, given by seat. */
function movesOf(game: Game<GameTypes>, bots: readonly Bot<GameTypes>[], seed: string, count: number): object[] {
  const rng = new FastRng(`${seed} deal`);
  const thoughts = new FastRng(`${seed} bots`);
  const state = game.setup(at(game.optionSets, 0), bots.length, rng);
  const moves: object[] = [];
  for (let pending = game.pending(state); pending.length > 0; pending = game.pending(state)) {
    if (moves.length === count) break;
    const seat = at(pending, 0);
    const legal = game.moves(state, seat);
    const move = at(bots, seat).choose({ seat, view: viewOf(game, state, seat), moves: legal, rng: thoughts });
    expect(game.refuse(state, seat, move)).toBeNull();
    moves.push(move);
    game.apply(state, seat, move, rng);
  }
  return moves;
}

/**
 * What the references play, with the cards that they were frozen with: whoever changes one of these has a new yardstick,
 * and nothing to compare it with.
 */
const FROZEN: Readonly<Record<string, readonly [two: string, three: string]>> = {
  'tortuga-cards': [
    '56eb59da46ebbf3bfaaabac5e889879e8bce652a9e54a193ede85b0db68e3bac',
    '3b252bd8741e0e27399428a9b58dcb6c7d86b59e09826068dd8383ca114fb2ad',
  ],
  'tortuga-2199': [
    'e3c47fa41f8bba1e9d4010c2372c71390d5aafd3c300e6948f89003acb63da32',
    'e5e0c10ceef13b11cfc25b183df757a519c711145e459798ddc903b9f42889ac',
  ],
  'tortuga-dice': [
    '6096abc1e0348ad8e84c514aeeca37b3844c9fe5842ced101ab70bf41784526d',
    '3272f9d4e7eb4167dc645541f72d676c241178db872a3ec1404385f30fa138e3',
  ],
};

describe.each(GAME_MODULES.map((module) => [module.game.id, module] as const))('the bots of %s', (id, module) => {
  it.each([2, 3])(`the reference of ${id} plays exactly as it was frozen, with %i players`, async (seats) => {
    const read = module.withPack(module.earlierPacks[0] ?? module.pack);
    const frozen = read.ok ? read.module : expect.fail('the first pack is broken');
    const bots = await Promise.all(seatsOf(seats).map(() => named(frozen, 'reference')));
    expect(hashOf(movesOf(frozen.game, bots, 'frozen', 60))).toBe(FROZEN[id]?.[seats - 2]);
  });

  it(`${id}: the bot \`learned\` judges by the weights it is given, and weights of other features make none`, async () => {
    const features = (await module.searchingBots()).training?.features.names ?? expect.fail('learns nothing');
    const about = { command: '', seed: '', games: 0, strength: '' };
    const weights = (linear: readonly number[]) => ({
      about,
      features: [...features],
      linear: [...linear],
      hidden: [],
    });
    const play = async (linear: readonly number[]) => {
      const learned = () => learnedBot(module, 'learned@8it', weights(linear));
      const bots = await Promise.all(seatsOf(2).map(async () => (await learned()) ?? expect.fail('does not fit')));
      return movesOf(module.game, bots, 'learned', 20);
    };
    const [zeros, ones] = [features.map(() => 0), features.map(() => 1)];
    expect(await play(zeros)).not.toEqual(await play(ones));
    expect(await learnedBot(module, 'learned', weights([1]))).toBeNull();
    expect(await learnedBot(module, 'learned', { ...weights(zeros), features: ['luck'] })).toBeNull();
  });

  it.each(LEVELS)(`${id}: %s plays legal moves, and the same ones again by iterations`, async (level) => {
    const play = async () => {
      const bots = await Promise.all(seatsOf(2).map(() => named(module, `${level}@8it`)));
      return movesOf(module.game, bots, level, 40);
    };
    expect(await play()).toEqual(await play());
  });

  it(`${id}: names that are no bots are told apart`, async () => {
    const problems = ['oracle', 'mate:nobody', 'greedy:nobody', 'mate@0it'].map(async (name) => {
      const found = await botFor(module, name);
      return found.ok ? 'found' : found.problem;
    });
    expect(await Promise.all(problems)).toEqual(['unknownBot', 'unknownCharacter', 'unknownBot', 'badBudget']);
  });

  it(`${id}: at a table sit levels, however they are called there; yardsticks and budgets don't`, async () => {
    expect(LEVELS.map((level) => tableBotNamed(module, level))).toEqual(LEVELS);
    const names = ['greedy', 'montecarlo', 'reference', 'mate@5ms', 'mate:nobody', 'oracle'];
    expect(names.map((name) => tableBotNamed(module, name))).toEqual(['mate', 'captain', null, null, null, null]);
    const seated = await Promise.all(['greedy', 'bosun:gone', 'oracle'].map((name) => botAtTable(module, name)));
    expect(seated.map(({ name }) => name)).toEqual(['mate', 'bosun', 'mate']);
  });
});
