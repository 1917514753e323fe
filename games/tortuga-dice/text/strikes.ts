import type { Seat } from '@tortuga/kernel';
import type { GameEvent } from '../rules/types.ts';

/** Who strikes with an event: an attack that got something. */
export const strikeOf = (event: GameEvent): Seat | null =>
  event.type === 'attacked' && !event.defended && event.chest !== null ? event.seat : null;
