import { parseArgs as parseWords } from 'node:util';
import type { Bot } from '@tortuga/bots';
import { BOT_NAMES, botFor } from '@tortuga/games/bots';
import type { GameModule } from '@tortuga/games/game-module';
import { GAME_MODULES, moduleNamed } from '@tortuga/games/registry';
import { at, type GameTypes, type Phrase, readJson } from '@tortuga/kernel';
import { isLocale, LOCALES, type Locale } from '@tortuga/words';
import { readText } from './files.ts';
import { Complaint, localeOf } from './words.ts';

/** What follows the command: `--flag`, `--option value`, and the other words in order. */
export interface Args {
  readonly command: string;
  readonly positional: readonly string[];
  readonly options: ReadonlyMap<string, string>;
  readonly flags: ReadonlySet<string>;
}

export interface Accepted {
  readonly options: readonly string[];
  readonly flags: readonly string[];
  /** The maximum number of words besides options and flags. */
  readonly max: number;
}

export function parseArgs(command: string, words: readonly string[], accepted: Accepted): Args {
  const { tokens } = parseWords({
    args: [...words],
    options: Object.fromEntries([
      ...accepted.options.map((name) => [name, { type: 'string' as const }]),
      ...accepted.flags.map((name) => [name, { type: 'boolean' as const }]),
    ]),
    allowPositionals: true,
    // Strict mode would report errors in English; ours are in the user's language.
    strict: false,
    tokens: true,
  });
  const positional: string[] = [];
  const options = new Map<string, string>();
  const flags = new Set<string>();
  for (const token of tokens) {
    if (token.kind === 'positional') positional.push(token.value);
    if (token.kind !== 'option') continue;
    const { name, rawName: option, value, inlineValue } = token;
    if (options.has(name) || flags.has(name)) throw complaint('twice', { option });
    if (accepted.flags.includes(name)) {
      if (inlineValue) throw complaint('noValue', { option });
      flags.add(name);
    } else if (accepted.options.includes(name)) {
      if (value === undefined || (!inlineValue && value.startsWith('--'))) throw complaint('needsValue', { option });
      options.set(name, value);
    } else throw complaint('unknownOption', { option, command });
  }
  const extra = positional[accepted.max];
  if (extra !== undefined) throw complaint('tooMany', { command, argument: extra });
  return { command, positional, options, flags };
}

export const complaint = (key: string, params: Phrase['params'] = {}): Complaint =>
  new Complaint({ key: `lab.error.${key}`, params });

export function numberOption({ options }: Args, name: string, fallback: number, min = 1): number {
  const value = options.get(name);
  if (value === undefined) return fallback;
  const number = Number(value);
  if (!/^\d+$/.test(value) || !Number.isSafeInteger(number) || number < min) {
    throw complaint('badNumber', { option: `--${name}`, least: min, value });
  }
  return number;
}

export function localeOption({ options }: Args): Locale {
  const language = options.get('lang');
  if (language === undefined) return localeOf(process.env);
  if (!isLocale(language)) throw complaint('unknownLanguage', { language, known: LOCALES.join(', ') });
  return language;
}

/** The named game, with the named card pack. */
export function moduleOption(args: Args, fallback?: GameModule): GameModule {
  const [id] = args.positional;
  if (id === undefined && fallback === undefined) {
    throw complaint('needsArgument', { command: args.command, what: { key: 'lab.what.game' } });
  }
  const module = id === undefined ? fallback : moduleNamed(id);
  if (module === undefined) {
    throw complaint('unknownGame', { game: id ?? '', known: GAME_MODULES.map(({ game }) => game.id).join(', ') });
  }
  return withPack(module, args.options.get('pack'));
}

/** The module with the values of a pack file; unchanged if there is none. */
export function withPack(module: GameModule, file: string | undefined): GameModule {
  if (file === undefined) return module;
  let json: unknown;
  try {
    json = JSON.parse(readText(file));
  } catch (error) {
    if (error instanceof Complaint) throw error;
    throw complaint('badPack', { file });
  }
  const read = module.withPack(json);
  if (!read.ok) throw new Complaint(read.problem, module);
  return read.module;
}

/** `--options '{"scenario":"peaceful"}'`, or the game's defaults. */
export function gameOptions({ options }: Args, { game }: GameModule): object {
  const text = options.get('options');
  if (text === undefined) return at(game.optionSets, 0);
  const json = readJson(text);
  const read = json.ok ? game.optionsSchema.safeParse(json.value) : null;
  if (read === null || !read.success) {
    const known = game.optionSets.map((set) => JSON.stringify(set)).join(', ');
    throw complaint('badOptions', { game: game.id, known, options: text });
  }
  return read.data;
}

export function seatsOption(args: Args, { game }: GameModule, fallback: number): number {
  const seats = numberOption(args, 'seats', fallback);
  if (!game.seatCounts.includes(seats)) {
    throw complaint('badSeats', { game: game.id, known: game.seatCounts.join(', '), seats });
  }
  return seats;
}

/** `--seats 2,4`, or all that the game can be played with. */
export function seatCountsOption(args: Args, { game }: GameModule): readonly number[] {
  const known = game.seatCounts;
  const seats = listOption(args, 'seats', known.map(String)).map(Number);
  const strange = seats.find((each) => !known.includes(each));
  if (strange === undefined) return seats;
  throw complaint('badSeats', { game: game.id, known: known.join(', '), seats: args.options.get('seats') ?? '' });
}

/** One bot for each seat; a single name is used for all. */
export function botsFor(module: GameModule, seats: number, names: readonly string[]): Promise<Bot<GameTypes>[]> {
  const all = names.length === 1 ? Array.from({ length: seats }, () => at(names, 0)) : names;
  if (all.length !== seats) throw complaint('badBots', { count: all.length, seats });
  return Promise.all(all.map((name) => botOrComplain(name, module)));
}

/** A new bot for one match; a sentence that says what is wrong with its name if there is none. */
export async function botOrComplain(name: string, module: GameModule): Promise<Bot<GameTypes>> {
  const found = await botFor(module, name);
  if (found.ok) return found.bot;
  switch (found.problem) {
    case 'unknownBot':
      throw complaint('unknownBot', { bot: name, known: BOT_NAMES.join(', ') });
    case 'unknownCharacter':
      throw complaint('unknownCharacter', { bot: name, known: module.characters.join(', ') });
    case 'badBudget':
      throw complaint('badBudget', { bot: name });
  }
}

export const listOption = ({ options }: Args, name: string, fallback: readonly string[]): readonly string[] =>
  options.get(name)?.split(',') ?? fallback;
