declare const brand: unique symbol;

/** A number or string that only its own constructor makes, so that a seat is never passed for a card. */
export type Branded<Base, Name extends string> = Base & { readonly [brand]: Name };

/** A place at the table, counted clockwise from 0. */
export type Seat = Branded<number, 'Seat'>;

export const seat = (index: number): Seat => index as Seat;

const TABLES: (readonly Seat[])[] = [];

/** Every seat of a table, in clockwise order. Asked for all the time, so the lists are made once. */
export function seatsOf(count: number): readonly Seat[] {
  TABLES[count] ??= Array.from({ length: count }, (_, index) => seat(index));
  return TABLES[count];
}

const NOBODY: readonly Seat[] = [];
const ALONE: (readonly Seat[])[] = [];

/** One seat as a list, or none: whose turn it is. Asked for all the time, so the lists are made once. */
export function onlySeat(index: number | null): readonly Seat[] {
  if (index === null) return NOBODY;
  ALONE[index] ??= [seat(index)];
  return ALONE[index];
}

const LETTERS = 'ABCD';

/** Where there are no names, seats are called A, B, C and D. */
export const letterOf = (index: Seat): string => LETTERS.charAt(index);

export const seatLettered = (letter: string): Seat => seat(LETTERS.indexOf(letter));

/** Who looks at a match: somebody at the table, or anybody else. */
export type Viewer = Seat | 'spectator';

export const SPECTATOR = 'spectator' satisfies Viewer;
