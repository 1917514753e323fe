import type { Title } from './title.ts';
import { tortugaCards } from './tortuga-cards/index.ts';

/** The one list of games. */
export const TITLES: readonly Title[] = [tortugaCards];

export const titleNamed = (id: string): Title | undefined => TITLES.find((title) => title.game.id === id);
