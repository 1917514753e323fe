import { END_TURNS, type EndTurn } from '@tortuga/games/board';
import { isLocale, LOCALES, type Locale } from '@tortuga/words';
import { useSyncExternalStore } from 'react';
import { Store } from '../store.ts';

export const THEMES = ['system', 'light', 'dark'] as const;
export const MOTIONS = [0, 1, 2, 3] as const;
export const MAX_VOLUME = 100;

export interface Settings {
  readonly locale: Locale;
  readonly theme: (typeof THEMES)[number];
  readonly motion: (typeof MOTIONS)[number];
  readonly endTurn: EndTurn;
  /** Null until the player has chosen: see `isSoundOn`. */
  readonly sound: boolean | null;
  readonly volume: number;
  /** Whether bots say a word when they strike. */
  readonly banter: boolean;
}

const KEY = 'tortuga.settings';

/** The first language of the browser that we speak. */
function browserLocale(): Locale {
  for (const language of navigator.languages) {
    const base = language.split('-')[0] ?? '';
    if (base === 'pt') return 'pt-BR';
    if (isLocale(base)) return base;
  }
  return 'en';
}

/** The stored settings, field by field: another version may have stored something else. */
function load(): Settings {
  const kept = read();
  return {
    locale: LOCALES.find((locale) => locale === kept['locale']) ?? browserLocale(),
    theme: THEMES.find((theme) => theme === kept['theme']) ?? 'system',
    motion: MOTIONS.find((motion) => motion === kept['motion']) ?? 2,
    endTurn: END_TURNS.find((endTurn) => endTurn === kept['endTurn']) ?? 'wait',
    sound: typeof kept['sound'] === 'boolean' ? kept['sound'] : null,
    volume: isVolume(kept['volume']) ? kept['volume'] : 60,
    banter: kept['banter'] !== false,
  };
}

const isVolume = (kept: unknown): kept is number => typeof kept === 'number' && kept >= 0 && kept <= MAX_VOLUME;

function read(): Readonly<Record<string, unknown>> {
  try {
    return { ...JSON.parse(localStorage.getItem(KEY) ?? '{}') };
  } catch {
    return {};
  }
}

const store = new Store(load());

export function changeSettings(change: Partial<Settings>): void {
  const settings = { ...store.value, ...change };
  store.set(settings);
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // A browser that stores nothing: the settings last as long as the page.
  }
}

export const currentSettings = (): Settings => store.value;

export const useSettings = (): Settings => useSyncExternalStore(store.subscribe, () => store.value);

const prefersReducedMotion = matchMedia('(prefers-reduced-motion: reduce)');

/** The effective speed: with "reduce motion" set in the system nothing moves. */
export function useMotion(): Settings['motion'] {
  const { motion } = useSettings();
  const reduced = useSyncExternalStore(
    (changed) => {
      prefersReducedMotion.addEventListener('change', changed);
      return () => prefersReducedMotion.removeEventListener('change', changed);
    },
    () => prefersReducedMotion.matches,
  );
  return reduced ? 0 : motion;
}

/** Whoever wants less motion has not asked for noise, unless they say so. */
export const isSoundOn = ({ sound }: Settings): boolean => sound ?? !prefersReducedMotion.matches;

/** From 0 to `MAX_VOLUME`. */
export const currentVolume = (): number => (isSoundOn(store.value) ? store.value.volume : 0);

const prefersDark = matchMedia('(prefers-color-scheme: dark)');

/** Writes the theme where the style sheets look for it, now and whenever it changes. */
export function applyTheme(): void {
  const apply = () => {
    const { theme, motion } = store.value;
    const dark = theme === 'dark' || (theme === 'system' && prefersDark.matches);
    document.documentElement.dataset['theme'] = dark ? 'dark' : 'light';
    document.documentElement.dataset['motion'] = String(motion);
  };
  apply();
  store.subscribe(apply);
  prefersDark.addEventListener('change', apply);
}
