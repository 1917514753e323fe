import type { Seat } from '@tortuga/kernel';
import type { BoardStep } from '../../board.ts';
import type { CardId, CardsTypes, Column, Row } from '../rules/types.ts';

/** The ids of cards that fly, and where they come from: see `useFlights`. */

export const flightOf = (card: CardId): string => `card-${card}`;

/** A card on the board has a named place, so that it doesn't fly when the page scrolls. */
export const flightTo = (card: CardId | null, row: Row, column: Column, layers: ReadonlyMap<CardId, Seat>) => {
  if (card === null) return {};
  const layer = layers.get(card);
  return {
    'data-flight': flightOf(card),
    'data-flight-at': `${row}-${column}`,
    'data-flight-from': layer === undefined ? undefined : `seat-${layer}`,
  };
};

/** By card just laid: the player who laid it. */
export const layersIn = (news: readonly Pick<BoardStep<CardsTypes>, 'events'>[]): Map<CardId, Seat> =>
  new Map(
    news.flatMap(({ events }) =>
      events.flatMap((event): [CardId, Seat][] => (event.type === 'played' ? [[event.card, event.seat]] : [])),
    ),
  );
