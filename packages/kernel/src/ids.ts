declare const brand: unique symbol;

/** A number or string that only its own constructor makes, so that a seat can't be passed as a card. */
export type Branded<Base, Name extends string> = Base & { readonly [brand]: Name };

/** A place in a match, counted clockwise from 0. */
export type Seat = Branded<number, 'Seat'>;

export const seat = (index: number): Seat => index as Seat;

const ALL_SEATS: (readonly Seat[])[] = [];

/** Every seat of a match, in clockwise order. Called in hot loops, so each list is made once. */
export function seatsOf(count: number): readonly Seat[] {
  ALL_SEATS[count] ??= Array.from({ length: count }, (_, index) => seat(index));
  return ALL_SEATS[count];
}

const NO_SEATS: readonly Seat[] = [];
const SINGLE_SEATS: (readonly Seat[])[] = [];

/** One seat as a list, or an empty list: whose turn it is. Called in hot loops, so each list is made once. */
export function onlySeat(index: number | null): readonly Seat[] {
  if (index === null) return NO_SEATS;
  SINGLE_SEATS[index] ??= [seat(index)];
  return SINGLE_SEATS[index];
}

const LETTERS = 'ABCD';

/** Seats without names are called A, B, C and D. */
export const letterOf = (index: Seat): string => LETTERS.charAt(index);

export const seatLettered = (letter: string): Seat => seat(LETTERS.indexOf(letter));

/** Who is looking at a match: a seat, or anybody else. */
export type Viewer = Seat | 'spectator';

export const SPECTATOR = 'spectator' satisfies Viewer;
