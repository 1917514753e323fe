import type { GameModule } from './game-module.ts';
import { tortuga2199 } from './tortuga-2199/index.ts';
import { tortugaCards } from './tortuga-cards/index.ts';
import { tortugaDice } from './tortuga-dice/index.ts';

/** The only list of games. */
export const GAME_MODULES: readonly GameModule[] = [tortugaCards, tortuga2199, tortugaDice];

export const moduleNamed = (id: string): GameModule | undefined => GAME_MODULES.find((module) => module.game.id === id);
