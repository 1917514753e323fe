import { fullTime } from '@tortuga/host';
import type { ClockTerms } from '@tortuga/protocol';
import type { LiveTable } from '../tables/live-table.ts';
import { type PlayerId, seatOfPlayer } from '../tables/table.ts';

const AN_HOUR_MS = 3_600_000;
const LEAST_LEAD_MS = 3 * AN_HOUR_MS;

/** table-9.3: a tenth of the time of an answer before it is up, and three hours at least. */
export const leadOf = (terms: ClockTerms): number =>
  terms.kind === 'mail' ? Math.max(LEAST_LEAD_MS, fullTime(terms) / 10) : 0;

export const LONGEST_LEAD_MS = leadOf({ kind: 'mail', days: 7, weekends: 'count', timeUp: 'ask' });

/** The whole hours that a player has left; null if their time does not run, or is not short yet. */
export function hoursLeftAt(live: LiveTable | null, player: PlayerId, now: number, lead: number): number | null {
  const seat = live === null ? null : seatOfPlayer(live.table, player);
  const due = seat === null ? null : (live?.host?.clock?.timeAt(now).seats[seat]?.due ?? null);
  if (due === null || due <= now || due - now > lead) return null;
  return Math.round((due - now) / AN_HOUR_MS);
}
