import { at } from '@tortuga/kernel';
import type { Pack } from '../rules/pack.ts';
import { rowName, rowOf } from '../rules/places.ts';
import { CARDS_PER_ROW, type CardId, type EventCard, type GameEvent, type Row } from '../rules/types.ts';

/** What is printed on a card, by its number. */

const printedOn = <Printed>(cards: readonly Printed[], card: CardId): Printed => at(cards, card % CARDS_PER_ROW);

export const rowOfCard = (card: CardId): Row => rowName(rowOf(card));

export const transportOf = ({ transports }: Pack, card: CardId) => printedOn(transports, card);
export const treasureOf = ({ treasures }: Pack, card: CardId) => printedOn(treasures, card);
export const seaOf = ({ seas }: Pack, card: CardId) => printedOn(seas, card);
export const strategyOf = ({ strategies }: Pack, card: CardId) => printedOn(strategies, card);

/** The row that an event card is about. */
const ROW_OF_EVENT: Record<EventCard, Row> = {
  swapTransports: 'transport',
  moveTreasures: 'treasure',
  swapSeas: 'sea',
  swapStrategies: 'strategy',
  changeTreasure: 'treasure',
  storm: 'strategy',
};

export const rowOfEvent = (event: EventCard): Row => ROW_OF_EVENT[event];

/** What came of an event card. */
export type EventPlayed = Extract<GameEvent, { type: 'swapped' | 'rotated' | 'changed' | 'stormed' }>;

const SWAPS: Record<Row, EventCard> = {
  transport: 'swapTransports',
  treasure: 'moveTreasures',
  sea: 'swapSeas',
  strategy: 'swapStrategies',
};

/** The event card that was played. */
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
