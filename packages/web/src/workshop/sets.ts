import { isLocale, type Locale } from '@tortuga/words';

/** A set as it is kept in this browser, finished or not. */
export interface KeptSet {
  readonly id: string;
  readonly name: string;
  /** In which the names on its cards are written. */
  readonly language: Locale;
  readonly pack: Readonly<Record<string, unknown>>;
  /** What a table can play with; null while something is missing. */
  readonly ready: object | null;
  /** When it was changed last. */
  readonly changed: number;
}

/** Each set has a key of its own: tabs that work on two sets can't overwrite each other. */
const prefixOf = (game: string): string => `tortuga.workshop.${game}.`;

export const keyOfSet = (game: string, id: string): string => prefixOf(game) + id;

/** Field by field: another version may have stored something else. Null if it is no set. */
export function readSet(game: string, id: string): KeptSet | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOfSet(game, id)) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return null;
    const { name, language, pack, ready, changed } = kept as Readonly<Record<string, unknown>>;
    if (typeof pack !== 'object' || pack === null || Array.isArray(pack)) return null;
    return {
      id,
      name: typeof name === 'string' ? name : '',
      language: typeof language === 'string' && isLocale(language) ? language : 'en',
      pack: { ...pack },
      ready: typeof ready === 'object' ? ready : null,
      changed: typeof changed === 'number' ? changed : 0,
    };
  } catch {
    return null;
  }
}

/** The sets of a game, the one changed last first. */
export function keptSets(game: string): readonly KeptSet[] {
  try {
    const ids = Object.keys(localStorage).flatMap((key) =>
      key.startsWith(prefixOf(game)) ? [key.slice(prefixOf(game).length)] : [],
    );
    return ids.flatMap((id) => readSet(game, id) ?? []).sort((a, b) => b.changed - a.changed);
  } catch {
    return [];
  }
}

/** At once, so that whoever closes the page loses nothing. False if the browser keeps nothing. */
export function keepSet(game: string, { id, ...set }: KeptSet): boolean {
  try {
    localStorage.setItem(keyOfSet(game, id), JSON.stringify(set));
    return true;
  } catch {
    return false;
  }
}

export function forgetSet(game: string, id: string): void {
  try {
    localStorage.removeItem(keyOfSet(game, id));
  } catch {
    // A browser that keeps nothing.
  }
}

export const newSetId = (): string => Date.now().toString(36);

const MAX_ID = 31;

/** What the set is called where only plain letters will do: at tables, and as a file. */
export function slugOf(name: string): string {
  const plain = name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  const slug = plain.replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^[^a-z]+|-+$/g, '');
  return slug.slice(0, MAX_ID).replace(/-+$/, '') || 'my-set';
}
