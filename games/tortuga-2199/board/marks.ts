import type { Seat } from '@tortuga/kernel';
import type { GameEvent } from '../rules/event.ts';
import type { View } from '../rules/view-types.ts';
import { type Log, sinceMyTurn } from './log.ts';

/** A sector that changed hands since the viewer's last turn, or where somebody else has acted last. */
export interface Mark {
  /** Freed is lost, and nobody has it. */
  readonly kind: 'lost' | 'freed' | 'taken' | 'last';
  readonly by: Seat;
}

/** By sector. */
export type Marks = ReadonlyMap<number, Mark>;

interface Source {
  readonly view: Pick<View, 'sectors'>;
  readonly me: Seat | null;
  readonly log: Log;
  /** What others have done since the viewer's last step. */
  readonly recent: Log;
}

export function marksOf({ view, me, log, recent }: Source): Marks {
  const marks = new Map<number, Mark>();
  const last = recent.flatMap(({ events }) => events).findLast((event) => placeOf(event, me) !== null);
  const place = last === undefined ? null : placeOf(last, me);
  if (place !== null) marks.set(place.sector, { kind: 'last', by: place.seat });
  if (me === null) return marks;
  for (const event of sinceMyTurn(log, me).flatMap(({ events }) => events)) {
    const change = changeOf(event, me, marks);
    if (change !== null) marks.set(change.sector, change.mark);
  }
  // What the viewer has won back is no loss.
  for (const { sector, controller } of view.sectors) if (controller === me) marks.delete(sector);
  return marks;
}

/** Where somebody else did something. */
function placeOf(event: GameEvent, me: Seat | null): { readonly sector: number; readonly seat: Seat } | null {
  if (!('seat' in event) || !('sector' in event) || event.seat === me) return null;
  return { sector: event.sector, seat: event.seat };
}

function changeOf(event: GameEvent, me: Seat, marks: Marks): { readonly sector: number; readonly mark: Mark } | null {
  if (event.type === 'freed' && event.seat === me) return { sector: event.sector, mark: { kind: 'freed', by: me } };
  if (event.type !== 'conquered' || event.seat === me) return null;
  const before = marks.get(event.sector)?.kind;
  const isLost = event.loser === me || before === 'lost' || before === 'freed';
  return { sector: event.sector, mark: { kind: isLost ? 'lost' : 'taken', by: event.seat } };
}
