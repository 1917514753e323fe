import type { Features } from '@tortuga/bots';
import { at, type Seat } from '@tortuga/kernel';
import { sideCount, sideOf } from '../rules/places.ts';
import { totalsOf } from '../rules/result.ts';
import type { CardsTypes, State } from '../rules/types.ts';

/** What counts between the voyages, once for each number of seats: all else is dealt anew, and alike for all. */
const NAMES = [2, 3, 4].flatMap((seats) => [
  `${seats}: prestige`,
  `${seats}: doubloons`,
  `${seats}: begins`,
  `${seats}: plays last`,
]);
export const FEATURE_COUNT = NAMES.length;
const NAMES_EACH = 4;

const USUAL_PRESTIGE = 10;

export const features: Features<CardsTypes> = {
  names: NAMES,
  write(state, seat, into) {
    const standing = at(totalsOf(state), sideOf(seat, state.seats));
    writeBetween(state.seats, standing.prestige, standing.fromTransports, placeInTurn(state, seat), into);
  },
};

const placeInTurn = ({ seats, start }: State, seat: Seat): number => {
  const sides = sideCount(seats);
  return (sideOf(seat, seats) - (start % sides) + sides) % sides;
};

/** Of a side that plays in this place of the turn order, 0 for the beginner. */
export function writeBetween(
  seats: number,
  prestige: number,
  doubloons: number,
  place: number,
  into: Float64Array,
): void {
  const first = (seats - 2) * NAMES_EACH;
  into.fill(0);
  into[first] = prestige / USUAL_PRESTIGE;
  into[first + 1] = doubloons / USUAL_PRESTIGE;
  into[first + 2] = place === 0 ? 1 : 0;
  into[first + 3] = place === sideCount(seats) - 1 ? 1 : 0;
}
