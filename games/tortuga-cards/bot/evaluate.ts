import { at, type Seat } from '@tortuga/kernel';
import { compare, spoils } from '../rules/boarding.ts';
import type { Values } from '../rules/pack.ts';
import { openRow, ownerOf, placeOf, sideOf } from '../rules/places.ts';
import { totalsOf } from '../rules/result.ts';
import { CARDS_PER_ROW, CHARACTERISTICS, COLUMNS, type Column, ROW, type State } from '../rules/types.ts';

/** The worth expected of a treasure not laid yet: the middle of the default pack. */
const USUAL_TREASURE = 3;
/** A lead of this much prestige makes the odds of winning e to 1. */
const SCALE = 5;

/** From 0 to 1: how likely this seat's side is to win, by the cards on the board. */
export function evaluate(values: Values, state: State, player: Seat): number {
  const mine = sideOf(player, state.seats);
  const balance = totalsOf(state).map(({ prestige }) => prestige);
  if (state.turn !== null) {
    for (const column of COLUMNS) {
      const owner = ownerOf(column, state.seats);
      balance[owner] = at(balance, owner) + prospectOf(values, state, column);
    }
  }
  const best = Math.max(...balance.filter((_, side) => side !== mine));
  return 1 / (1 + Math.exp((best - at(balance, mine)) / SCALE));
}

/** The prestige a column will bring its owner on average. */
function prospectOf(values: Values, state: State, column: Column): number {
  if (state.storm === column) return 0;
  const { treasure, doubloons } = spoils(values, state, column);
  const stake = (openRow(state) <= ROW.treasure && treasure === 0 ? USUAL_TREASURE : treasure) + doubloons;
  return stake * chanceOf(values, state, column);
}

function chanceOf(values: Values, state: State, column: Column): number {
  const strategy = at(state.board, placeOf(ROW.strategy, column));
  const seaKnown = at(state.board, placeOf(ROW.sea, column)) !== null;
  if (strategy !== null)
    return chanceAt(values, state, column, at(values.strategies, strategy % CARDS_PER_ROW), seaKnown);
  const chances = CHARACTERISTICS.map((_, index) => chanceAt(values, state, column, index, seaKnown));
  return chances.reduce((sum, chance) => sum + chance, 0) / chances.length;
}

/** Certain once the sea lies there; before that, a sea may change the transport by up to 2 either way. */
function chanceAt(values: Values, state: State, column: Column, characteristic: number, seaKnown: boolean): number {
  const comparison = compare(values, state, column, characteristic);
  if (comparison === null) return 0.5;
  const lead = comparison.strength - comparison.resistance;
  if (seaKnown) return lead > 0 ? 1 : 0;
  return Math.min(1, Math.max(0, (lead + 2) / 5));
}
