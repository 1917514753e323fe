import type { ClockTerms } from '@tortuga/protocol';

/** table-7.8: no clock runs meanwhile. `to` is null while it goes on. */
export interface Pause {
  readonly from: number;
  readonly to: number | null;
}

interface Counting {
  readonly terms: ClockTerms;
  readonly pauses: readonly Pause[];
}

const DAY = 24 * 3600 * 1000;
const WEEK = 7 * DAY;
const WORKDAYS = 5 * DAY;
/** 1970 began on a Thursday: its first Monday. */
const MONDAY = 4 * DAY;

const skipsWeekends = ({ terms }: Counting): boolean => terms.kind === 'mail' && terms.weekends === 'off';

/** table-7.4: how much of all time so far was not on a Saturday or Sunday. */
function workdaysUntil(at: number): number {
  const weeks = Math.floor((at - MONDAY) / WEEK);
  const inWeek = at - MONDAY - weeks * WEEK;
  return weeks * WORKDAYS + Math.min(inWeek, WORKDAYS);
}

/** Where so much counted time will have passed, if nobody pauses. */
function later(counting: Counting, from: number, ms: number): number {
  if (!skipsWeekends(counting)) return from + ms;
  const target = workdaysUntil(from) + ms;
  const weeks = Math.ceil(target / WORKDAYS) - 1;
  return MONDAY + weeks * WEEK + (target - weeks * WORKDAYS);
}

const between = (counting: Counting, from: number, to: number): number =>
  skipsWeekends(counting) ? workdaysUntil(to) - workdaysUntil(from) : to - from;

/** How much of the time between two moments counts for those whose clock runs. */
export function countedBetween(counting: Counting, from: number, to: number): number {
  let counted = 0;
  let at = from;
  for (const pause of counting.pauses) {
    const end = pause.to ?? Number.POSITIVE_INFINITY;
    if (end <= at) continue;
    if (pause.from >= to) break;
    counted += between(counting, at, Math.max(at, pause.from));
    at = end;
    if (at >= to) return counted;
  }
  return at >= to ? counted : counted + between(counting, at, to);
}

/** When so much time will have counted; null if a pause goes on by then. */
export function whenSpent(counting: Counting, from: number, ms: number): number | null {
  let left = ms;
  let at = from;
  for (const pause of counting.pauses) {
    if (pause.to !== null && pause.to <= at) continue;
    const free = between(counting, at, Math.max(at, pause.from));
    if (left <= free) return later(counting, at, left);
    if (pause.to === null) return null;
    left -= free;
    at = pause.to;
  }
  return later(counting, at, left);
}
