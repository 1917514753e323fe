import { at } from '@tortuga/kernel';
import type { Values } from './pack.ts';
import { placeOf, rowOf } from './places.ts';
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

/** The part of a state that decides a boarding. */
type Position = Pick<State, 'pirates' | 'board' | 'changedTreasure' | 'changedBy' | 'storm'>;

/** @param laid a card that is thought to lie in this column too */
const cardAt = (position: Position, row: number, column: Column, laid: CardId | null = null): CardId | null =>
  laid !== null && rowOf(laid) === row ? laid : at(position.board, placeOf(row, column));

/** `Values` numbers the cards of each row from 0. */
const indexInRow = (card: CardId): number => card % CARDS_PER_ROW;

/** The sea changes the transport, never the pirate ship. cards-4.1 */
export function compare(
  values: Values,
  position: Position,
  column: Column,
  characteristic: number,
  laid: CardId | null = null,
): Comparison | null {
  const transport = cardAt(position, ROW.transport, column, laid);
  if (transport === null) return null;
  return {
    strength: at(at(values.pirates, at(position.pirates, column)), characteristic),
    resistance:
      at(at(values.transports, indexInRow(transport)), characteristic) +
      seaChange(values, position, column, characteristic, laid),
  };
}

function seaChange(
  values: Values,
  position: Position,
  column: Column,
  characteristic: number,
  laid: CardId | null = null,
): number {
  const sea = cardAt(position, ROW.sea, column, laid);
  return sea === null ? 0 : at(at(values.seas, indexInRow(sea)), characteristic);
}

/** A changed worth stays with its card and doesn't go below 0. cards-3.5, cards-3.7 */
function worthOf(values: Values, position: Position, treasure: CardId): number {
  const printed = at(values.treasures, indexInRow(treasure));
  return position.changedTreasure === treasure ? Math.max(0, printed + position.changedBy) : printed;
}

/** The prestige that a boarding of this column wins. cards-4.2 */
export function spoils(
  values: Values,
  position: Position,
  column: Column,
  laid: CardId | null = null,
): { treasure: number; doubloons: number } {
  const treasure = cardAt(position, ROW.treasure, column, laid);
  const transport = cardAt(position, ROW.transport, column, laid);
  return {
    treasure: treasure === null ? 0 : worthOf(values, position, treasure),
    doubloons: transport === null ? 0 : at(values.doubloons, indexInRow(transport)),
  };
}

/** The boarding of a column under the strategy that lies there, or under the given one; null without a strategy. */
export function boardingOf(
  values: Values,
  position: Position,
  column: Column,
  strategy: CardId | null = cardAt(position, ROW.strategy, column),
): Boarding | null {
  if (strategy === null) return null;
  const characteristic = at(values.strategies, indexInRow(strategy));
  const comparison = compare(values, position, column, characteristic);
  if (comparison === null) return null;
  const outcome = outcomeOf(comparison, position.storm === column);
  const won = outcome === 'boarded';
  const atStake = spoils(values, position, column);
  const treasure = won ? atStake.treasure : 0;
  const doubloons = won ? atStake.doubloons : 0;
  const sea = seaChange(values, position, column, characteristic);
  return {
    pirate: at(position.pirates, column),
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
