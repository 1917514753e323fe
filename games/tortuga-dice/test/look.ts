import { at, letterOf } from '@tortuga/kernel';
import { type Player, seatOf, type Table } from '@tortuga/laws';
import { Speaker } from '@tortuga/words';
import { tortugaDice } from '../index.ts';
import { ACTIONS, COLOURS, DICE, type DiceTypes, type PlayerView } from '../rules/types.ts';
import { sentences } from '../words/sentences.ts';

/** What somebody sees of a player's board, in words. */

type DiceTable = Table<DiceTypes>;

export const boardOf = (table: DiceTable, player: Player, viewer: Player | 'spectator' = player): PlayerView =>
  at(table.view(viewer).players, seatOf(player));

const counted = (counts: readonly number[]): string =>
  counts.flatMap((count, colour) => new Array<string>(count).fill(at(COLOURS, colour))).join(' ');

/** `fleet AB, hunt C` */
export const diceOf = (table: DiceTable, player: Player): string =>
  ACTIONS.map((name, action) => ({
    name,
    dice: [...DICE].filter((_, die) => boardOf(table, player).assigned[die] === action).join(''),
  }))
    .filter(({ dice }) => dice !== '')
    .map(({ name, dice }) => `${name} ${dice}`)
    .join(', ');

export function chestsOf(table: DiceTable, player: Player): Record<'island' | 'crew' | 'fleet' | 'tortuga', string> {
  const board = boardOf(table, player);
  const [fleet = [], crew = []] = board.zones.map((zone) => zone.map((chest) => at(COLOURS, chest)));
  return {
    island: counted(board.island),
    crew: crew.join(' '),
    fleet: fleet.join(' '),
    tortuga: counted(board.tortuga),
  };
}

export const pawnsOf = (table: DiceTable, player: Player): readonly number[] => boardOf(table, player).pawns;

export const centreOf = (table: DiceTable): string => counted(table.view('spectator').centre);

export const bagOf = (table: DiceTable): readonly number[] => table.view('spectator').bag;

export const totalsOf = (table: DiceTable, action: (typeof ACTIONS)[number]): readonly (number | null)[] =>
  at(table.view('spectator').standings, ACTIONS.indexOf(action)).totals;

export const rankingOf = (table: DiceTable, action: (typeof ACTIONS)[number]): string =>
  at(table.view('spectator').standings, ACTIONS.indexOf(action))
    .ranking.map((player) => 'ABCD'.charAt(player))
    .join('');

const english = new Speaker('en', [sentences], letterOf);

/** All that happened, as the log has it. */
export const told = ({ events }: DiceTable): string[] =>
  events.map((event) => english.say(tortugaDice.phraseOfEvent(event)));
