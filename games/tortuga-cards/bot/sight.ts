import { COLUMN_COUNT, ROW } from '../rules/types.ts';
import { COUNT_OF_BITS, PRESTIGE, pairIndex } from './card-values.ts';
import type { Layout } from './layout.ts';

/** What a player who does not reckon ahead sees in a card. Children see less, and always overlook the same things. */
export interface Sight {
  /** How much it counts what a card takes from rivals, from 0 (never thinks of them) to 1. */
  readonly rivals: number;
  /** How far it weighs the odds of a boarding, from 0 (any prey will do, if only it is rich) to 1. */
  readonly odds: number;
  /** Whether it compares a sea with the ships, or just reads how much it weakens the prey. */
  readonly comparesSeas: boolean;
  /** Whether it thinks of the events that rivals still have when it plays its own. */
  readonly awaitsAnswers: boolean;
}

/** The mean number of characteristics, of three, that win for somebody who does not weigh the odds. */
const EVEN_ODDS = 1.5;

/** What a card in a column seems to bring a side, in thirds of a score, to a player of this sight. */
export function seenGain(
  layout: Layout,
  sight: Sight,
  side: number,
  row: number,
  kind: number,
  column: number,
): number {
  const change = seenChange(layout, sight, row, kind, column);
  return layout.owners[column] === side ? change : -change * sight.rivals;
}

function seenChange(layout: Layout, { odds, comparesSeas }: Sight, row: number, kind: number, column: number): number {
  const { values, chances, usualTreasure } = layout.cardValues;
  const weigh = (wins: number): number => EVEN_ODDS + odds * (wins - EVEN_ODDS);
  const bits = layout.bits[column] as number;
  if (row === ROW.strategy)
    return layout.stakeOf(column) * (3 * ((bits >> kind) & 1) - weigh(COUNT_OF_BITS[bits] as number));
  const transport = row === ROW.transport ? kind : (layout.cards[column] as number);
  const wins = weigh(3 * (chances[pairIndex(layout.pirates[column] as number, transport)] as number));
  if (row === ROW.sea) {
    if (!comparesSeas) return -(values.seas[kind] as readonly number[]).reduce((sum, change) => sum + change, 0);
    const after = COUNT_OF_BITS[layout.winsWith(column, transport, kind)] as number;
    return layout.stakeOf(column) * (weigh(after) - wins);
  }
  if (row === ROW.treasure) return ((values.treasures[kind] as number) - usualTreasure) * wins * PRESTIGE;
  const doubloons = values.doubloons[kind] as number;
  return ((usualTreasure + doubloons) * wins - usualTreasure * EVEN_ODDS) * PRESTIGE;
}

/** By how much a side seems to be ahead, in scores. */
export function seenLead(layout: Layout, { rivals }: Sight, side: number): number {
  let lead = 0;
  for (let column = 0; column < COLUMN_COUNT; column++) {
    lead += layout.owners[column] === side ? layout.takeOf(column) : -layout.takeOf(column) * rivals;
  }
  return lead;
}
