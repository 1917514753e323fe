import type { Seat } from '@tortuga/kernel';
import type { GameEvent } from '../rules/event.ts';

/** Who strikes with an event; null for all that is not worth a word. */
export function strikeOf(event: GameEvent): Seat | null {
  switch (event.type) {
    case 'attacked':
    case 'captured':
    case 'council':
      return event.seat;
    case 'conquered':
      return event.loser === null ? null : event.seat;
    case 'mineralsTaken':
      return event.from === 'rival' ? event.seat : null;
    default:
      return null;
  }
}
