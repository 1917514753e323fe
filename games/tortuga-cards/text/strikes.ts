import type { Seat } from '@tortuga/kernel';
import type { GameEvent } from '../rules/types.ts';

/** Who strikes with an event: everybody has one event card, and it upsets all plans. */
export function strikeOf(event: GameEvent): Seat | null {
  switch (event.type) {
    case 'swapped':
    case 'rotated':
    case 'changed':
    case 'stormed':
      return event.seat;
    default:
      return null;
  }
}
