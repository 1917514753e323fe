import type { Deed } from '@tortuga/bots';
import type { CardsTypes, GameEvent, Move, View } from '../rules/types.ts';

/** The choice behind an event: all cards are laid openly. */
export function deedOf(event: GameEvent, view: View): Deed<CardsTypes> | null {
  const move = moveBehind(event);
  return move === null || !('seat' in event) ? null : { seat: event.seat, move, view };
}

function moveBehind(event: GameEvent): Move | null {
  switch (event.type) {
    case 'played':
      return { kind: 'play', card: event.card, column: event.column };
    case 'swapped':
      return { kind: 'swap', a: event.a, b: event.b };
    case 'rotated':
      return { kind: 'rotate', a: event.a, b: event.b, c: event.c };
    case 'changed':
      return { kind: 'change', column: event.column, by: event.by > 0 ? 2 : -2 };
    case 'stormed':
      return { kind: 'storm', column: event.column };
    default:
      return null;
  }
}
