import { COLUMN_COUNT, ROW } from '../rules/types.ts';
import { COUNT_OF_BITS, EMPTY, PRESTIGE, pairIndex } from './card-values.ts';
import type { Layout } from './layout.ts';

/**
 * What a card in a column seems to bring a side, in thirds of a score: what it changes for the owner, by the part of the
 * characteristics that win. Quick, and good enough to try the best moves first and to play a voyage out.
 */
export function gainOf(layout: Layout, side: number, row: number, kind: number, column: number): number {
  const change = changeBy(layout, row, kind, column);
  if (layout.owners[column] === side) return change;
  // With three, what one rival loses is only half of what it seems: the other one gains as much.
  return layout.sides === 2 ? -change : -change / 2;
}

function changeBy(layout: Layout, row: number, kind: number, column: number): number {
  const { cardValues } = layout;
  const bits = layout.bits[column] as number;
  const transport = layout.cards[column] as number;
  if (row === ROW.strategy)
    return layout.stakeOf(column) * (3 * ((bits >> kind) & 1) - (COUNT_OF_BITS[bits] as number));
  const chance =
    3 * (cardValues.chances[pairIndex(layout.pirates[column] as number, row === 0 ? kind : transport)] as number);
  if (row === ROW.sea) {
    const after = layout.winsWith(column, transport, kind);
    return layout.stakeOf(column) * ((COUNT_OF_BITS[after] as number) - chance);
  }
  if (row === ROW.treasure)
    return ((cardValues.values.treasures[kind] as number) - cardValues.usualTreasure) * chance * PRESTIGE;
  const doubloons = cardValues.values.doubloons[kind] as number;
  return ((cardValues.usualTreasure + doubloons) * chance - cardValues.usualTreasure * 1.5) * PRESTIGE;
}

export const isFreePlace = (layout: Layout, row: number, column: number): boolean =>
  layout.cards[row * COLUMN_COUNT + column] === EMPTY;
