import { LEVELS, type Level } from '@tortuga/bots';
import type { WantedCharacter } from '../bots/bots.ts';
import { type Terms, USUAL_TERMS } from '../terms/terms.ts';

/** What a player chose for a match in this browser. */
export interface Choices {
  readonly how: 'bots' | 'device';
  readonly seats: number;
  readonly level: Level;
  readonly character: WantedCharacter;
  /** How many people sit around one device; bots take the other seats. */
  readonly people: number;
  /** Of those around one device, by seat. */
  readonly names: readonly string[];
  readonly terms: Terms;
}

/** For somebody who has never played: one bot that a beginner can beat. */
const FIRST: Choices = {
  how: 'bots',
  seats: 2,
  level: 'deckhand',
  character: 'lot',
  people: 4,
  names: ['', '', '', ''],
  terms: USUAL_TERMS,
};

const keyOf = (game: string): string => `tortuga.play.${game}`;

/** The choices made last, field by field: another version may have stored something else. */
export function lastChoices(game: string): Choices {
  const kept = read(game);
  const { seats, character, people, names, terms } = kept;
  return {
    how: kept['how'] === 'device' ? 'device' : FIRST.how,
    seats: seats === 3 || seats === 4 ? seats : FIRST.seats,
    level: LEVELS.find((level) => level === kept['level']) ?? FIRST.level,
    character: typeof character === 'string' ? character : FIRST.character,
    people: people === 2 || people === 3 ? people : FIRST.people,
    names: FIRST.names.map((_, seat) => (Array.isArray(names) && typeof names[seat] === 'string' ? names[seat] : '')),
    terms: isTerms(terms) ? terms : FIRST.terms,
  };
}

const isTerms = (value: unknown): value is Terms =>
  typeof value === 'object' &&
  value !== null &&
  'pack' in value &&
  'options' in value &&
  value.options instanceof Object;

function read(game: string): Readonly<Record<string, unknown>> {
  try {
    return { ...JSON.parse(localStorage.getItem(keyOf(game)) ?? '{}') };
  } catch {
    return {};
  }
}

export function keepChoices(game: string, choices: Choices): void {
  try {
    localStorage.setItem(keyOf(game), JSON.stringify(choices));
  } catch {
    // A browser that stores nothing, or has no space left: the next match is asked about again.
  }
}
