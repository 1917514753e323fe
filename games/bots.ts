import {
  type Bot,
  type BotName,
  greedyBot,
  isLevel,
  LEVELS,
  type Level,
  levelOf,
  modelOf,
  randomBot,
  readBotName,
} from '@tortuga/bots';
import type { GameTypes, Json } from '@tortuga/kernel';
import type { GameModule } from './game-module.ts';

/** Frozen, so that strength can be compared over the years. */
export const YARDSTICKS = ['random', 'greedy', 'reference'] as const;

/** All bots by name, the levels from the weakest to the strongest. */
export const BOT_NAMES: readonly string[] = [...LEVELS, ...YARDSTICKS];

type Found = { readonly ok: true; readonly bot: Bot<GameTypes> } | { readonly ok: false; readonly problem: BotProblem };
export type BotProblem = 'unknownBot' | 'unknownCharacter' | 'badBudget';

/** A new bot for one seat of one match, by its name such as `captain`, `captain:raider` or `captain@60ms`. */
export async function botFor(module: GameModule, text: string): Promise<Found> {
  const read = readBotName(text);
  if (read === null) return { ok: false, problem: 'unknownBot' };
  if (read === 'badBudget') return { ok: false, problem: read };
  const { name, character } = read;
  const mayHaveCharacter = isLevel(name);
  if (character !== null && !(mayHaveCharacter && module.characters.includes(character))) {
    return { ok: false, problem: mayHaveCharacter ? 'unknownCharacter' : 'unknownBot' };
  }
  const bot = await make(module, read);
  return bot === null ? { ok: false, problem: 'unknownBot' } : { ok: true, bot };
}

async function make(module: GameModule, { name, character, budget }: BotName): Promise<Bot<GameTypes> | null> {
  if (name === 'random') return randomBot();
  if (name === 'greedy') return greedyBot(module);
  if (name === 'reference') return (await module.searchingBots()).reference(budget);
  return isLevel(name) ? (await module.searchingBots()).level(name, character, budget) : null;
}

/** For measuring only: beside what it reaches, what bots that see only a view reach can be judged. */
export const CEILING = 'ceiling';
const CEILING_FACTOR = 10;

/** The strongest bot with ten times its iterations, and with the true state for a guess. */
export async function ceilingBot(module: GameModule, truth: () => object): Promise<Bot<GameTypes>> {
  const { game } = module;
  const bots = await module.searchingBots({ game: { ...game, determinize: () => game.copy(truth()) } });
  return bots.level('admiral', null, { iterations: CEILING_FACTOR * bots.iterationsOf('admiral'), time: null });
}

/** For measuring only: what the strongest bot would be with other weights. */
const LEARNED = 'learned';

export const isLearned = (text: string): boolean => text.split('@')[0] === LEARNED;

/** Null if the weights are not for this game. */
export async function learnedBot(module: GameModule, text: string, weights: Json): Promise<Bot<GameTypes> | null> {
  const bots = await module.searchingBots({ weights });
  const read = readBotName(text);
  if (read === null || read === 'badBudget') return null;
  const fits = bots.training !== null && modelOf(weights, bots.training.features.names) !== null;
  const usual = { iterations: bots.iterationsOf('admiral'), time: null };
  return fits ? bots.level('admiral', read.character, read.budget ?? usual) : null;
}

/** Plays for a bot that does not exist any more. */
const STAND_IN: Level = 'mate';

/**
 * The bot of that name as it sits at a table: a level, with a character or without. How long it thinks is not for players
 * to say. Null if there is none.
 */
export function tableBotNamed({ characters }: GameModule, text: string): string | null {
  const [name = '', character, ...more] = text.split(':');
  const level = levelOf(name);
  if (level === null || more.length > 0) return null;
  if (character === undefined) return level;
  return name === level && characters.includes(character) ? text : null;
}

/** A new bot for a seat of a table, however old the table is. */
export async function botAtTable(module: GameModule, stored: string): Promise<Bot<GameTypes>> {
  const found = await botFor(module, tableBotNamed(module, stored) ?? levelOf(stored) ?? STAND_IN);
  if (!found.ok) throw new Error(`No bot ${stored}`);
  return found.bot;
}

/** A bot of a table, and who plays for it should it fail: the same of every level below, the next lower one first. */
export function fromLevelDown(stored: string): readonly string[] {
  const level = levelOf(stored) ?? STAND_IN;
  const [, ...character] = stored.split(':');
  const below = LEVELS.slice(0, LEVELS.indexOf(level)).reverse();
  return [stored, ...below.map((each) => [each, ...character].join(':'))];
}
