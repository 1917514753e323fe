import type { GameModule } from './game-module.ts';

/** What a page knows of a game before loading it. */
export interface ShelfGame {
  readonly id: string;
  readonly seatCounts: readonly number[];
  /** How long a game takes, minimum and maximum. */
  readonly minutes: readonly [number, number];
  /** How long its guided first game takes; null if it has none. */
  readonly lessonMinutes: number | null;
  module(): Promise<GameModule>;
}

/** The games of the registry that have a board, each loaded on demand. */
export const SHELF: readonly ShelfGame[] = [
  {
    id: 'tortuga-cards',
    seatCounts: [2, 3, 4],
    minutes: [20, 30],
    lessonMinutes: 4,
    module: async () => (await import('./tortuga-cards/index.ts')).tortugaCards,
  },
  {
    id: 'tortuga-dice',
    seatCounts: [2, 3, 4],
    minutes: [30, 45],
    lessonMinutes: 5,
    module: async () => (await import('./tortuga-dice/index.ts')).tortugaDice,
  },
  {
    id: 'tortuga-2199',
    seatCounts: [2, 3, 4],
    minutes: [45, 90],
    lessonMinutes: 6,
    module: async () => (await import('./tortuga-2199/index.ts')).tortuga2199,
  },
];

export const shelfGame = (id: string): ShelfGame | undefined => SHELF.find((game) => game.id === id);
