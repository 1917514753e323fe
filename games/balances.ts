import type { Catalog, Locale } from '@tortuga/words';
import type { Balance } from './balance.ts';
import { byLanguage } from './by-language.ts';
import type { GameModule } from './game-module.ts';

interface BalanceMaker {
  /** For the values of the module's pack. */
  balanceOf(module: GameModule): Balance;
}

/** Loaded when somebody measures. */
const BALANCES: Readonly<Record<string, () => Promise<BalanceMaker>>> = {
  'tortuga-2199': () => import('./tortuga-2199/balance/balance.ts'),
  'tortuga-cards': () => import('./tortuga-cards/balance/balance.ts'),
  'tortuga-dice': () => import('./tortuga-dice/balance/balance.ts'),
};

export async function openBalance(module: GameModule): Promise<Balance> {
  const maker = await BALANCES[module.game.id]?.();
  if (maker === undefined) throw new Error(`Nobody knows how to measure ${module.game.id}`);
  return maker.balanceOf(module);
}

/** The titles of the tables, their columns and rows. */
export async function openBalanceWords(game: string, locale: Locale): Promise<Catalog> {
  const [shared, own] = await Promise.all([SHARED[locale](), ofGame(game, locale)]);
  return { ...shared.default, ...own };
}

const SHARED: Readonly<Record<Locale, () => Promise<{ default: Catalog }>>> = {
  en: () => import('./words/balance/en.json'),
  fr: () => import('./words/balance/fr.json'),
  ru: () => import('./words/balance/ru.json'),
  'pt-BR': () => import('./words/balance/pt-BR.json'),
};

const ofGame = byLanguage<Catalog>('balance', {
  'tortuga-2199': {
    en: () => import('./tortuga-2199/words/balance/en.json'),
    fr: () => import('./tortuga-2199/words/balance/fr.json'),
    ru: () => import('./tortuga-2199/words/balance/ru.json'),
    'pt-BR': () => import('./tortuga-2199/words/balance/pt-BR.json'),
  },
  'tortuga-cards': {
    en: () => import('./tortuga-cards/words/balance/en.json'),
    fr: () => import('./tortuga-cards/words/balance/fr.json'),
    ru: () => import('./tortuga-cards/words/balance/ru.json'),
    'pt-BR': () => import('./tortuga-cards/words/balance/pt-BR.json'),
  },
  'tortuga-dice': {
    en: () => import('./tortuga-dice/words/balance/en.json'),
    fr: () => import('./tortuga-dice/words/balance/fr.json'),
    ru: () => import('./tortuga-dice/words/balance/ru.json'),
    'pt-BR': () => import('./tortuga-dice/words/balance/pt-BR.json'),
  },
});
