import { at, type LegalOffer, type Seat, seatsOf, type Viewer } from '@tortuga/kernel';
import type { BoardStep } from '../../board.ts';
import type { Action, Colour, DiceTypes, PlayerView, View } from '../rules/types.ts';
import { LETTERS } from '../words/names.ts';

/** Where everything lies: read off the view, decides nothing. */

export type DiceLegal = LegalOffer<DiceTypes>;

export const actionsOf = (view: View): Action[] => view.standings.map((_, action) => action as Action);

export const has = (bits: number, index: number): boolean => (bits & (1 << index)) !== 0;
export const countBits = (bits: number): number => LETTERS.filter((_, die) => has(bits, die)).length;
export const lettersIn = (bits: number): string => LETTERS.filter((_, die) => has(bits, die)).join(' + ');

/** Everybody else, clockwise from the viewer. */
export function rivalsOf(view: View, viewer: Viewer): readonly Seat[] {
  const seats = seatsOf(view.seats);
  if (viewer === 'spectator') return seats;
  return seats.slice(1).map((step) => ((viewer + step) % seats.length) as Seat);
}

/** Chests given as counts, one by one. */
export const chestsIn = (counts: readonly number[]): Colour[] =>
  counts.flatMap((count, colour) => new Array<Colour>(count).fill(colour as Colour));

export const total = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0);

export const tileCount = ({ tiles }: PlayerView): number => ('hidden' in tiles ? tiles.count : total(tiles));

export type Part = 'dice' | 'actions' | 'chests' | 'over';

export function partOf(view: View): Part {
  switch (view.phase) {
    case 'action':
    case 'tile':
      return 'actions';
    case 'stow':
      return 'chests';
    case 'over':
      return 'over';
    default:
      return 'dice';
  }
}

export type Standing = 'ready' | 'choosing' | 'done' | 'acting' | 'waiting';

/** What somebody is doing now: one glance shows whom the table waits for. */
export function standingOf(view: View, seat: Seat): Standing {
  const { chosen, free } = at(view.players, seat);
  switch (view.phase) {
    case 'keep':
      return free === 0 ? 'done' : chosen ? 'ready' : 'choosing';
    case 'stow':
      return chosen ? 'ready' : 'choosing';
    default:
      return view.decider === seat ? 'acting' : 'waiting';
  }
}

export type Role = 'now' | 'next' | 'acted' | 'declined' | 'skipped' | 'none';

/** What came of a place of this action that is over: the view does not tell, the log does. */
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

export const isAwaited = (view: View, seat: Seat): boolean => {
  const standing = standingOf(view, seat);
  return view.phase !== 'over' && (standing === 'choosing' || standing === 'acting');
};
