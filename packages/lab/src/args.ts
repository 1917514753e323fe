import { parseArgs as parseWords } from 'node:util';
import { BOT_NAMES, type Bot, botNamed } from '@tortuga/bots';
import { TITLES, titleNamed } from '@tortuga/games/registry';
import type { Title } from '@tortuga/games/title';
import { at, type GameTypes, type Phrase, readJson } from '@tortuga/kernel';
import { isLocale, LOCALES, type Locale } from '@tortuga/words';
import { readText } from './files.ts';
import { Complaint, localeOf } from './words.ts';

/** What was typed after the command: `--flag`, `--option value`, and the rest in order. */
export interface Args {
  readonly command: string;
  readonly positional: readonly string[];
  readonly options: ReadonlyMap<string, string>;
  readonly flags: ReadonlySet<string>;
}

export interface Accepted {
  readonly options: readonly string[];
  readonly flags: readonly string[];
  /** How many words beside the options. */
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
    // In strict mode it complains in English: our complaints are in the user's language.
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
  const surplus = positional[accepted.max];
  if (surplus !== undefined) throw complaint('tooMany', { command, argument: surplus });
  return { command, positional, options, flags };
}

export const complaint = (key: string, params: Phrase['params'] = {}): Complaint =>
  new Complaint({ key: `lab.error.${key}`, params });

export function numberOption({ options }: Args, name: string, otherwise: number, least = 1): number {
  const value = options.get(name);
  if (value === undefined) return otherwise;
  const number = Number(value);
  if (!/^\d+$/.test(value) || !Number.isSafeInteger(number) || number < least) {
    throw complaint('badNumber', { option: `--${name}`, least, value });
  }
  return number;
}

export function localeOption({ options }: Args): Locale {
  const language = options.get('lang');
  if (language === undefined) return localeOf(process.env);
  if (!isLocale(language)) throw complaint('unknownLanguage', { language, known: LOCALES.join(', ') });
  return language;
}

/** The game that was named, with the card pack that was named. */
export function titleOption(args: Args, otherwise?: Title): Title {
  const [id] = args.positional;
  if (id === undefined && otherwise === undefined) {
    throw complaint('needsArgument', { command: args.command, what: { key: 'lab.what.game' } });
  }
  const title = id === undefined ? otherwise : titleNamed(id);
  if (title === undefined) {
    throw complaint('unknownGame', { game: id ?? '', known: TITLES.map(({ game }) => game.id).join(', ') });
  }
  return withPack(title, args.options.get('pack'));
}

/** The title with the values of a pack file, or as it is. */
export function withPack(title: Title, file: string | undefined): Title {
  if (file === undefined) return title;
  let json: unknown;
  try {
    json = JSON.parse(readText(file));
  } catch (error) {
    if (error instanceof Complaint) throw error;
    throw complaint('badPack', { file });
  }
  const read = title.withPack(json);
  if (!read.ok) throw new Complaint(read.problem, title);
  return read.title;
}

/** `--options '{"scenario":"peaceful"}'`, or what the game calls usual. */
export function gameOptions({ options }: Args, { game }: Title): object {
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

export function seatsOption(args: Args, { game }: Title, otherwise: number): number {
  const seats = numberOption(args, 'seats', otherwise);
  if (!game.seatCounts.includes(seats)) {
    throw complaint('badSeats', { game: game.id, known: game.seatCounts.join(', '), seats });
  }
  return seats;
}

/** One bot for each seat; a single name stands for all. */
export function botsFor(title: Title, seats: number, names: readonly string[]): Bot<GameTypes>[] {
  const all = names.length === 1 ? Array.from({ length: seats }, () => at(names, 0)) : names;
  if (all.length !== seats) throw complaint('badBots', { count: all.length, seats });
  return all.map((name) => botOrComplain(name, title));
}

export function botOrComplain(name: string, title: Title): Bot<GameTypes> {
  const bot = botNamed(name, title);
  if (bot === null) throw complaint('unknownBot', { bot: name, known: BOT_NAMES.join(', ') });
  return bot;
}

export const listOption = ({ options }: Args, name: string, otherwise: readonly string[]): readonly string[] =>
  options.get(name)?.split(',') ?? otherwise;
