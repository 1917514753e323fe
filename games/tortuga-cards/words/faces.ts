import { at } from '@tortuga/kernel';
import type { Pack } from '../rules/pack.ts';
import { rowName, rowOf, rowOfEvent } from '../rules/places.ts';
import { CARDS_PER_ROW, type CardId, type EventCard, type GameEvent, type Row } from '../rules/types.ts';

/** The printed sides of cards, by card number. */

export { rowOfEvent };

const faceIn = <Printed>(cards: readonly Printed[], card: CardId): Printed => at(cards, card % CARDS_PER_ROW);

export const rowOfCard = (card: CardId): Row => rowName(rowOf(card));

export const transportOf = ({ transports }: Pack, card: CardId) => faceIn(transports, card);
export const treasureOf = ({ treasures }: Pack, card: CardId) => faceIn(treasures, card);
export const seaOf = ({ seas }: Pack, card: CardId) => faceIn(seas, card);
export const strategyOf = ({ strategies }: Pack, card: CardId) => faceIn(strategies, card);

/** The events in the log that come of an event card. */
export type EventPlayed = Extract<GameEvent, { type: 'swapped' | 'rotated' | 'changed' | 'stormed' }>;

const SWAPS: Record<Row, EventCard> = {
  transport: 'swapTransports',
  treasure: 'moveTreasures',
  sea: 'swapSeas',
  strategy: 'swapStrategies',
};

export function eventCardOf(played: EventPlayed): EventCard {
  switch (played.type) {
    case 'swapped':
      return SWAPS[played.row];
    case 'rotated':
      return 'moveTreasures';
    case 'changed':
      return 'changeTreasure';
    case 'stormed':
      return 'storm';
  }
}
