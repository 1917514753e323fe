import { at } from '@tortuga/kernel';
import type { Values } from './pack.ts';
import { placeOf } from './places.ts';
import {
  type Boarding,
  CARDS_PER_ROW,
  type CardId,
  CHARACTERISTICS,
  type Column,
  type Comparison,
  type Outcome,
  ROW,
  type State,
} from './types.ts';

/** What the boarding of a column needs to know: a state has it, and so has every view. */
type Table = Pick<State, 'pirates' | 'board' | 'changedTreasure' | 'changedBy' | 'storm'>;

const cardAt = (table: Table, row: number, column: Column): CardId | null => at(table.board, placeOf(row, column));

/** The table of values lists each row from 0. */
const inRow = (card: CardId): number => card % CARDS_PER_ROW;

/** The sea changes the transport, never the pirate ship. cards-4.1 */
export function compare(values: Values, table: Table, column: Column, characteristic: number): Comparison | null {
  const transport = cardAt(table, ROW.transport, column);
  if (transport === null) return null;
  return {
    strength: at(at(values.pirates, at(table.pirates, column)), characteristic),
    resistance:
      at(at(values.transports, inRow(transport)), characteristic) + seaChange(values, table, column, characteristic),
  };
}

function seaChange(values: Values, table: Table, column: Column, characteristic: number): number {
  const sea = cardAt(table, ROW.sea, column);
  return sea === null ? 0 : at(at(values.seas, inRow(sea)), characteristic);
}

/** A changed worth stays with its card and doesn't go below 0. cards-3.5, cards-3.7 */
function worthOf(values: Values, table: Table, treasure: CardId): number {
  const printed = at(values.treasures, inRow(treasure));
  return table.changedTreasure === treasure ? Math.max(0, printed + table.changedBy) : printed;
}

/** What lies in a column for whoever boards it. cards-4.2 */
export function spoils(values: Values, table: Table, column: Column): { treasure: number; doubloons: number } {
  const treasure = cardAt(table, ROW.treasure, column);
  const transport = cardAt(table, ROW.transport, column);
  return {
    treasure: treasure === null ? 0 : worthOf(values, table, treasure),
    doubloons: transport === null ? 0 : at(values.doubloons, inRow(transport)),
  };
}

/** How a column fares under the strategy that lies there, or would if the given one did. Null without one. */
export function boardingOf(
  values: Values,
  table: Table,
  column: Column,
  strategy: CardId | null = cardAt(table, ROW.strategy, column),
): Boarding | null {
  if (strategy === null) return null;
  const characteristic = at(values.strategies, inRow(strategy));
  const comparison = compare(values, table, column, characteristic);
  if (comparison === null) return null;
  const outcome = outcomeOf(comparison, table.storm === column);
  const won = outcome === 'boarded';
  const spoil = spoils(values, table, column);
  const treasure = won ? spoil.treasure : 0;
  const doubloons = won ? spoil.doubloons : 0;
  const sea = seaChange(values, table, column, characteristic);
  return {
    pirate: at(table.pirates, column),
    characteristic: at(CHARACTERISTICS, characteristic),
    strength: comparison.strength,
    resistance: comparison.resistance,
    transport: comparison.resistance - sea,
    sea,
    outcome,
    prestige: treasure + doubloons,
    treasure,
    doubloons,
  };
}

/** Only a higher value wins: a tie loses. A storm cancels the boarding. cards-4.1, cards-3.6 */
function outcomeOf({ strength, resistance }: Comparison, storm: boolean): Outcome {
  if (storm) return 'stormed';
  if (strength === resistance) return 'tied';
  return strength > resistance ? 'boarded' : 'escaped';
}
