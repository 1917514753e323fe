import type { Title } from './title.ts';
import { tortuga2199 } from './tortuga-2199/index.ts';
import { tortugaCards } from './tortuga-cards/index.ts';
import { tortugaDice } from './tortuga-dice/index.ts';

/** The only list of games. */
export const TITLES: readonly Title[] = [tortugaCards, tortuga2199, tortugaDice];

export const titleNamed = (id: string): Title | undefined => TITLES.find((title) => title.game.id === id);
