import { type Seat, seatsOf } from '@tortuga/kernel';
import type { BoardStep } from '../../board.ts';
import type { DiceTypes } from '../rules/game.ts';
import type { GameEvent } from '../rules/types.ts';
import type { View } from '../rules/view-types.ts';

/** What is shown large for a moment. */
export type DiceMoment =
  | { readonly kind: 'roll'; readonly face: number; readonly count: number }
  | { readonly kind: 'robbery'; readonly event: EventOf<'attacked'> }
  | { readonly kind: 'treasure'; readonly event: EventOf<'hunted'> }
  | { readonly kind: 'set'; readonly seat: Seat };

type EventOf<Type> = Extract<GameEvent, { readonly type: Type }>;

/** So many equal dice are worth a moment. */
const MANY = 3;

/** By seat: the full sets. */
export const setsOf = ({ players }: View): number[] => players.map(({ sets }) => sets.full);

/** The last thing in a step that is worth a moment; `before` are the sets of all before it. */
export function momentIn(
  { events }: Pick<BoardStep<DiceTypes>, 'events'>,
  view: View,
  me: Seat | null,
  before: readonly number[],
): DiceMoment | null {
  if (events.some(({ type }) => type === 'ended')) return null;
  const grown = seatsOf(view.seats).find((seat) => (setsOf(view)[seat] ?? 0) > (before[seat] ?? 0));
  if (grown !== undefined) return { kind: 'set', seat: grown };
  return events.reduce<DiceMoment | null>((last, event) => momentOf(event, me) ?? last, null);
}

function momentOf(event: GameEvent, me: Seat | null): DiceMoment | null {
  switch (event.type) {
    case 'attacked':
      return event.chest === null ? null : { kind: 'robbery', event };
    case 'hunted':
      return event.chest === null ? null : { kind: 'treasure', event };
    case 'rolled':
      return me === null ? null : manyIn(event.rolls[me] ?? null);
    case 'rerolled':
      return event.seat === me ? manyIn(event.roll) : null;
    default:
      return null;
  }
}

function manyIn(roll: EventOf<'rolled'>['rolls'][number]): DiceMoment | null {
  if (roll === null || 'hidden' in roll) return null;
  const faces = roll.filter((face) => face !== null);
  const face = faces.find((each) => faces.filter((other) => other === each).length >= MANY);
  return face === undefined ? null : { kind: 'roll', face, count: faces.filter((other) => other === face).length };
}
