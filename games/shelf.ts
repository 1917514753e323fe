import type { Title } from './title.ts';

/** A game as a page lists it before anything of it is loaded. */
export interface ShelfGame {
  readonly id: string;
  readonly seatCounts: readonly number[];
  /** How long a game takes, from and to. */
  readonly minutes: readonly [number, number];
  title(): Promise<Title>;
}

/** The games of the registry that have a board, each loaded when it is taken off the shelf. */
export const SHELF: readonly ShelfGame[] = [
  {
    id: 'tortuga-cards',
    seatCounts: [2, 3, 4],
    minutes: [20, 30],
    title: async () => (await import('./tortuga-cards/index.ts')).tortugaCards,
  },
  {
    id: 'tortuga-dice',
    seatCounts: [2, 3, 4],
    minutes: [30, 45],
    title: async () => (await import('./tortuga-dice/index.ts')).tortugaDice,
  },
  {
    id: 'tortuga-2199',
    seatCounts: [2, 3, 4],
    minutes: [45, 90],
    title: async () => (await import('./tortuga-2199/index.ts')).tortuga2199,
  },
];

export const shelfGame = (id: string): ShelfGame | undefined => SHELF.find((game) => game.id === id);
