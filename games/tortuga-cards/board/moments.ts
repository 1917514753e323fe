import type { BoardStep } from '../../board.ts';
import type { Boarding, CardsTypes, Column, GameEvent, Side, View } from '../rules/types.ts';
import { type EventPlayed, rowOfCard } from '../words/faces.ts';

/** What is shown large for a moment: a reckoning that is complete, an event that strikes, the end of a voyage. */
export type CardsMoment =
  | {
      readonly kind: 'boarding';
      readonly column: Column;
      readonly side: Side;
      readonly atStake: number;
      readonly boarding: Boarding;
    }
  | { readonly kind: 'event'; readonly played: EventPlayed }
  | { readonly kind: 'voyage'; readonly voyage: number };

/** The last thing in a step that is worth a moment. At the end of the game the page has a finale of its own. */
export function momentIn({ events }: Pick<BoardStep<CardsTypes>, 'events'>, view: View): CardsMoment | null {
  if (events.some(({ type }) => type === 'ended')) return null;
  return events.reduce<CardsMoment | null>((last, event) => momentOf(event, view) ?? last, null);
}

function momentOf(event: GameEvent, view: View): CardsMoment | null {
  switch (event.type) {
    case 'played': {
      if (rowOfCard(event.card) !== 'strategy') return null;
      const { side, atStake, boarding = null } = view.columns[event.column] ?? {};
      if (boarding === null || side === undefined || atStake === undefined) return null;
      return { kind: 'boarding', column: event.column, side, atStake, boarding };
    }
    case 'swapped':
    case 'rotated':
    case 'changed':
    case 'stormed':
      return { kind: 'event', played: event };
    case 'resolved':
      return { kind: 'voyage', voyage: event.voyage };
    default:
      return null;
  }
}
