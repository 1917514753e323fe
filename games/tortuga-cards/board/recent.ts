import type { Seat } from '@tortuga/kernel';
import type { BoardStep } from '../../board.ts';
import type { CardsTypes, Column, GameEvent, Row } from '../rules/types.ts';
import { rowOfCard } from '../words/faces.ts';

/** What others did since the viewer's last step: it is marked until the viewer's next one. */

export type Deed = Extract<GameEvent, { readonly seat: Seat }>;

export const placeKey = (row: Row, column: Column): string => `${row} ${column}`;

/** The deeds of this voyage; the cards of the one before are gone. */
export function deedsIn(recent: readonly BoardStep<CardsTypes>[]): Deed[] {
  const events = recent.flatMap((step) => step.events);
  const dealt = events.findLastIndex(({ type }) => type === 'dealt');
  return events.slice(dealt + 1).filter((event): event is Deed => 'seat' in event);
}

/** By place: who changed it last. */
export const marksOf = (deeds: readonly Deed[]): Map<string, Seat> =>
  new Map(deeds.flatMap((deed) => placesOf(deed).map((place): [string, Seat] => [place, deed.seat])));

function placesOf(deed: Deed): string[] {
  switch (deed.type) {
    case 'played':
      return [placeKey(rowOfCard(deed.card), deed.column)];
    case 'swapped':
      return [deed.a, deed.b].map((column) => placeKey(deed.row, column));
    case 'rotated':
      return [deed.a, deed.b, deed.c].map((column) => placeKey('treasure', column));
    case 'changed':
      return [placeKey('treasure', deed.column)];
    case 'stormed':
      return [placeKey('strategy', deed.column)];
  }
}
