import type { Seat } from '@tortuga/kernel';
import type { CardId, Column, GameEvent, Row } from '../rules/types.ts';

/** How the cards are named for those that watch them fly, and where they come from. */

export const flightOf = (card: CardId): string => `card-${card}`;

/** A card that lies keeps its place when the page around it moves. */
export const flightTo = (card: CardId | null, row: Row, column: Column, layers: ReadonlyMap<CardId, Seat>) => {
  if (card === null) return {};
  const layer = layers.get(card);
  return {
    'data-flight': flightOf(card),
    'data-flight-at': `${row}-${column}`,
    'data-flight-from': layer === undefined ? undefined : `seat-${layer}`,
  };
};

/** Who laid the cards that were laid just now. */
export const layersIn = (news: readonly { readonly events: readonly GameEvent[] }[]): Map<CardId, Seat> =>
  new Map(
    news.flatMap(({ events }) =>
      events.flatMap((event): [CardId, Seat][] => (event.type === 'played' ? [[event.card, event.seat]] : [])),
    ),
  );
