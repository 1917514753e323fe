import { type Params, type Phrase, type ReadPack, readPackBy } from '@tortuga/kernel';
import type { z } from 'zod';
import { type Pack, packSchema } from './pack.ts';
import { WORDS } from './vocabulary.ts';

/** A problem names the card, the field and what was expected there. 2199-15.1 */
export const readPack = (json: unknown): ReadPack<Pack> =>
  readPackBy(packSchema, json, (issue) => problemOf(json, issue));

function problemOf(json: unknown, issue: z.core.$ZodIssue): Phrase {
  const expected = expectationOf(issue);
  const found = shortened(valueAt(json, issue.path));
  return {
    key: '2199.pack.wrong',
    params: { place: placeOf(json, issue.path), expected, found: found ?? { key: '2199.pack.nothing' } },
  };
}

const expect = (what: string, params: Params = {}): Phrase => ({ key: `2199.expect.${what}`, params });

function expectationOf(issue: z.core.$ZodIssue): Phrase {
  switch (issue.code) {
    case 'invalid_type':
      return expect('type', { type: issue.expected });
    case 'too_small':
      return expect('atLeast', { least: Number(issue.minimum), what: issue.origin });
    case 'too_big':
      return expect('atMost', { most: Number(issue.maximum), what: issue.origin });
    case 'unrecognized_keys':
      return expect('noField', { field: shortened(issue.keys[0]) ?? '' });
    case 'invalid_value':
      return expect('oneOf', { known: issue.values.map(String).join(', ') });
    case 'invalid_union':
      return expect('oneOf', { known: WORDS.join(', ') });
    case 'invalid_format':
      return expect('id');
    case 'custom':
      return customExpectation(issue.params ?? {});
    default:
      return expect('other');
  }
}

function customExpectation(params: Readonly<Record<string, unknown>>): Phrase {
  switch (params['problem']) {
    case 'usedTwice':
      return expect('usedOnce');
    case 'deckSize':
      return expect('deckSize', {
        deck: String(params['deck']),
        wanted: Number(params['wanted']),
        found: Number(params['found']),
      });
    case 'noLanguage':
      return expect('oneLanguage');
    case 'orAlone':
      return expect('orAfterAbility');
    case 'layoutCount':
      return expect('layoutCount');
    case 'layoutTwice':
      return expect('layoutTwice');
    default:
      return expect('layoutApart');
  }
}

const step = (value: unknown, key: PropertyKey): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;

const valueAt = (json: unknown, path: readonly PropertyKey[]): unknown => path.reduce(step, json);

/** For example `cards.hacker.cost`: cards are named by their id, if they have one. */
function placeOf(json: unknown, path: readonly PropertyKey[]): string {
  const names = path.map((key, index) => {
    const id = typeof key === 'number' ? step(valueAt(json, path.slice(0, index + 1)), 'id') : undefined;
    return typeof id === 'string' && id !== '' ? (shortened(id) ?? String(key)) : String(key);
  });
  return ['pack', ...names].join('.');
}

const MAX_LETTERS = 30;

/** Cut off, because it may be ten megabytes. */
function shortened(value: unknown): string | null {
  if (value === undefined || value === null) return null;
  if (Array.isArray(value)) return `[${value.length}]`;
  if (typeof value === 'object') return '{…}';
  const text = String(value);
  return text.length > MAX_LETTERS ? `${text.slice(0, MAX_LETTERS)}…` : text;
}
