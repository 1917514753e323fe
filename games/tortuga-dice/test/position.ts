import { at, letterOf } from '@tortuga/kernel';
import { type ArrangedMatch, type Player, seatOf } from '@tortuga/laws';
import { Speaker } from '@tortuga/words';
import { tortugaDice } from '../index.ts';
import type { DiceTypes } from '../rules/game.ts';
import { ACTIONS, COLOURS, DICE } from '../rules/types.ts';
import type { PlayerView } from '../rules/view-types.ts';
import { sentences } from '../words/sentences.ts';

/** Parts of a position in words, as the view shows them. */

type DiceMatch = ArrangedMatch<DiceTypes>;

export const boardOf = (position: DiceMatch, player: Player, viewer: Player | 'spectator' = player): PlayerView =>
  at(position.view(viewer).players, seatOf(player));

const colourWords = (counts: readonly number[]): string =>
  counts.flatMap((count, colour) => new Array<string>(count).fill(at(COLOURS, colour))).join(' ');

/** `fleet AB, hunt C` */
export const diceOf = (position: DiceMatch, player: Player): string =>
  ACTIONS.map((name, action) => ({
    name,
    dice: [...DICE].filter((_, die) => boardOf(position, player).assigned[die] === action).join(''),
  }))
    .filter(({ dice }) => dice !== '')
    .map(({ name, dice }) => `${name} ${dice}`)
    .join(', ');

export function chestsOf(position: DiceMatch, player: Player): Record<'island' | 'crew' | 'fleet' | 'tortuga', string> {
  const board = boardOf(position, player);
  const [fleet = [], crew = []] = board.zones.map((zone) => zone.map((chest) => at(COLOURS, chest)));
  return {
    island: colourWords(board.island),
    crew: crew.join(' '),
    fleet: fleet.join(' '),
    tortuga: colourWords(board.tortuga),
  };
}

export const pawnsOf = (position: DiceMatch, player: Player): readonly number[] => boardOf(position, player).pawns;

export const centreOf = (position: DiceMatch): string => colourWords(position.view('spectator').centre);

export const bagOf = (position: DiceMatch): readonly number[] => position.view('spectator').bag;

export const totalsOf = (position: DiceMatch, action: (typeof ACTIONS)[number]): readonly (number | null)[] =>
  at(position.view('spectator').standings, ACTIONS.indexOf(action)).totals;

export const rankingOf = (position: DiceMatch, action: (typeof ACTIONS)[number]): string =>
  at(position.view('spectator').standings, ACTIONS.indexOf(action))
    .ranking.map((player) => 'ABCD'.charAt(player))
    .join('');

const english = new Speaker('en', [sentences], letterOf);

/** Every event so far, as the log shows it. */
export const logOf = ({ events }: DiceMatch): string[] =>
  events.map((event) => english.say(tortugaDice.phraseOfEvent(event)));
