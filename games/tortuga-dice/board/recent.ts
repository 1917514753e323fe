import type { Seat } from '@tortuga/kernel';
import type { BoardStep } from '../../board.ts';
import type { DiceTypes } from '../rules/game.ts';
import type { Action, GameEvent, TrackName, Zone } from '../rules/types.ts';
import { trackName, zoneOfAction } from '../words/names.ts';

/** What others did since the viewer's last step: it is marked until the viewer's next one. */
export type Mark = `pawn ${Seat} ${TrackName}` | `chests ${Seat} ${Zone}` | `lane ${Seat} ${Action}`;

/** Each thing once. At the end of a round all chests move, and nothing is marked any more. */
export function marksOf(recent: readonly BoardStep<DiceTypes>[]): ReadonlySet<Mark> {
  const events = recent.flatMap((step) => step.events);
  const round = events.findLastIndex(({ type }) => type === 'round');
  return new Set(events.slice(round + 1).flatMap(changedBy));
}

function changedBy(event: GameEvent): Mark[] {
  switch (event.type) {
    case 'assigned':
    case 'bonus':
      return [`lane ${event.seat} ${event.action}`];
    case 'advanced':
      return [`pawn ${event.seat} ${trackName(event.track)}`];
    case 'hunted':
      return event.chest === null ? [] : [`chests ${event.seat} island`];
    case 'attacked': {
      const { seat, target, action, chest, theirs, mine } = event;
      const track = zoneOfAction(action);
      const marks: Mark[] = chest === null ? [] : [`chests ${target} ${track}`, `chests ${seat} island`];
      if (theirs.from !== theirs.to) marks.push(`pawn ${target} ${track}`);
      if (mine.from !== mine.to) marks.push(`pawn ${seat} ${track}`);
      return marks;
    }
    default:
      return [];
  }
}
