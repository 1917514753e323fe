import type { Among, Balance } from '@tortuga/games/balance';

/** The games that a balance asks for. */

export interface GameToCount {
  /** The index of one of the balance's variants. */
  readonly variant: number;
  readonly seats: number;
  readonly among: Among;
  readonly number: number;
}

export interface CountedGame extends GameToCount {
  /** By table, what it counted: row, column, x and of, one after the other. */
  readonly counts: readonly (readonly number[])[];
}

/** All games a balance asks for; every variant and number of players gets on at the same pace. */
export function gamesToCount(
  { tables, variants }: Balance,
  seatCounts: readonly number[],
  games: Readonly<Record<Among, number>>,
): GameToCount[] {
  const kinds = variants.flatMap((_, variant) =>
    seatCounts.flatMap((seats) =>
      (['strong', 'random'] as const)
        .filter((among) => tables.some((table) => table.among === among && table.seats.includes(seats)))
        .map((among) => ({ variant, seats, among })),
    ),
  );
  const most = Math.max(games.strong, games.random);
  return Array.from({ length: most }, (_, number) =>
    kinds.filter(({ among }) => number < games[among]).map((kind) => ({ ...kind, number })),
  ).flat();
}

export const keyOf = ({ variant, seats, among, number }: GameToCount): string =>
  `${variant} ${seats} ${among} ${number}`;
