import { at, type LegalOffer, type Seat, seatsOf, type Viewer } from '@tortuga/kernel';
import type { BoardStep } from '../../board.ts';
import type { DiceTypes } from '../rules/game.ts';
import type { Action, Colour, Zone } from '../rules/types.ts';
import type { PlayerView, View } from '../rules/view-types.ts';
import { LETTERS, TRACK_NAMES } from '../words/names.ts';

/** The layout of the board, read from the view. */

export type DiceLegal = LegalOffer<DiceTypes>;

export const actionsOf = (view: View): Action[] => view.standings.map((_, action) => action as Action);

export const has = (bits: number, index: number): boolean => (bits & (1 << index)) !== 0;
export const countBits = (bits: number): number => LETTERS.filter((_, die) => has(bits, die)).length;
export const lettersIn = (bits: number): string => LETTERS.filter((_, die) => has(bits, die)).join(' + ');

/** The other players, clockwise from the viewer. */
export function rivalsOf(view: View, viewer: Viewer): readonly Seat[] {
  const seats = seatsOf(view.seats);
  if (viewer === 'spectator') return seats;
  return seats.slice(1).map((step) => ((viewer + step) % seats.length) as Seat);
}

/** The chests behind counts by colour. */
export const chestsIn = (counts: readonly number[]): Colour[] =>
  counts.flatMap((count, colour) => new Array<Colour>(count).fill(colour as Colour));

export const total = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0);

/** The chests of one zone of a player's board. */
export function chestsAt(player: PlayerView, zone: Zone): readonly Colour[] {
  return zone === 'island' || zone === 'tortuga' ? chestsIn(player[zone]) : at(player.zones, TRACK_NAMES.indexOf(zone));
}

/** The track that is planned now, when chests are stowed in an order of one's own. */
export const trackAsked = (legal: readonly DiceLegal[]): 'fleet' | 'crew' =>
  legal.some(({ move }) => move.kind === 'load') ? 'fleet' : 'crew';

export type Role = 'now' | 'next' | 'acted' | 'declined' | 'skipped' | 'none';

/** What the player at an earlier place of this action did: that is not in the view, but in the log. */
export function pastRole(log: readonly BoardStep<DiceTypes>[], action: Action, place: number): Role {
  for (const { events } of log.toReversed()) {
    for (const event of events.toReversed()) {
      if (event.type === 'ranked') return 'acted';
      const isPass = event.type === 'declined' || event.type === 'skipped';
      if (isPass && event.action === action && event.place === place) return event.type;
    }
  }
  return 'acted';
}

export const isAwaited = ({ activities }: View, seat: Seat): boolean =>
  activities[seat] === 'choosing' || activities[seat] === 'acting';
