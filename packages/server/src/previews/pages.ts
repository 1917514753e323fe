import { isLocale, LOCALES, type Locale } from '@tortuga/words';

/** What stands at an address of the page, as far as somebody who was sent the link wants to know. */
export type PageAt =
  | { readonly kind: 'home' }
  /** Something that is the same for everybody, and about no game. */
  | { readonly kind: 'plain' }
  | { readonly kind: 'game' | 'rules' | 'join'; readonly game: string }
  | { readonly kind: 'table' | 'replay'; readonly id: string };

const PLAIN = /^\/(?:settings|about|me|join|alerts\/(?:confirm|stop))$/;
const HERE = /^\/(?:here|replay\/here)\/[^/]+$/;
const OF_GAME = /^\/(play|learn|new|workshop|join|rules)\/([^/]+)$/;
const OF_TABLE = /^\/(table|replay\/server)\/([^/]+)$/;

/** Null for what is no address of the page: see the routes of `App.tsx`. */
export function pageAt(url: string): PageAt | null {
  const path = url.replace(/[?#].*$/, '').replace(/(?<=.)\/$/, '');
  if (path === '' || path === '/') return { kind: 'home' };
  if (PLAIN.test(path) || HERE.test(path)) return { kind: 'plain' };
  const [, door, game] = OF_GAME.exec(path) ?? [];
  if (door !== undefined && game !== undefined)
    return { kind: door === 'rules' || door === 'join' ? door : 'game', game: decoded(game) };
  const [, place, id] = OF_TABLE.exec(path) ?? [];
  if (place !== undefined && id !== undefined) return { kind: place === 'table' ? 'table' : 'replay', id: decoded(id) };
  return null;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The language of a link, else the one that whoever follows it would like best. */
export function localeOf(wanted: unknown, accepted: string | undefined): Locale {
  if (typeof wanted === 'string' && isLocale(wanted)) return wanted;
  const languages = (accepted ?? '').split(',').map((each) => each.trim().slice(0, 2).toLowerCase());
  for (const language of languages) {
    const known = LOCALES.find((locale) => locale.slice(0, 2) === language);
    if (known !== undefined) return known;
  }
  return 'en';
}
