import type { Phrase } from '@tortuga/kernel';
import type { Pack } from '../rules/pack.ts';
import type { CardId, EventCard, Move, PirateId, Price, Row } from '../rules/types.ts';
import type { Turn } from './scoring.ts';
import { inRow, labelOf, rowOf } from './table.ts';

/** The same keys as the log and the text board use. */

export function cardPhrase(pack: Pack, card: CardId): Phrase {
  const index = inRow(pack, card);
  const list = { transport: pack.transports, treasure: pack.treasures, sea: pack.seas, strategy: pack.strategies };
  return { key: `cards.name.${list[rowOf(pack, card)][index]?.id}` };
}

export const piratePhrase = (pack: Pack, pirate: PirateId): Phrase => ({
  key: `cards.name.${pack.pirates[pirate]?.id}`,
});

export function movePhrase(pack: Pack, move: Move): Phrase {
  const key = `cards.move.${move.kind}`;
  switch (move.kind) {
    case 'play':
      return { key, params: { card: cardPhrase(pack, move.card), column: labelOf(move.column) } };
    case 'swap':
      return { key, params: { a: labelOf(move.a), b: labelOf(move.b) } };
    case 'rotate':
      return { key, params: { a: labelOf(move.a), b: labelOf(move.b), c: labelOf(move.c) } };
    case 'change':
      return { key, params: { by: move.by > 0 ? 'plus' : 'minus', column: labelOf(move.column) } };
    case 'storm':
      return { key, params: { column: labelOf(move.column) } };
  }
}

const SWAPS: Record<Row, EventCard> = {
  transport: 'swapTransports',
  treasure: 'moveTreasures',
  sea: 'swapSeas',
  strategy: 'swapStrategies',
};

/** The event card that was played. */
export function eventOfTurn(turn: Turn): EventCard {
  switch (turn.type) {
    case 'swapped':
      return SWAPS[turn.row];
    case 'rotated':
      return 'moveTreasures';
    case 'changed':
      return 'changeTreasure';
    case 'stormed':
      return 'storm';
  }
}

export function turnPhrase(pack: Pack, turn: Turn): Phrase {
  const key = `cards.event.${turn.type}`;
  const player = { seat: turn.seat };
  switch (turn.type) {
    case 'swapped':
      return { key, params: { player, row: turn.row, a: labelOf(turn.a), b: labelOf(turn.b) } };
    case 'rotated':
      return { key, params: { player, a: labelOf(turn.a), b: labelOf(turn.b), c: labelOf(turn.c) } };
    case 'changed': {
      const card = cardPhrase(pack, turn.card);
      return { key, params: { player, card, by: turn.by > 0 ? 'plus' : 'minus', column: labelOf(turn.column) } };
    }
    case 'stormed':
      return { key, params: { player, column: labelOf(turn.column) } };
  }
}

export const pricePhrase = (price: NonNullable<Price>): Phrase => ({
  key: 'cards.price.strategy',
  params: { outcome: price.outcome, prestige: price.prestige },
});
