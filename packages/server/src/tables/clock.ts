import { type ClockSetting, fullTime } from '@tortuga/host';
import { type Refusal, type Seat, seat } from '@tortuga/kernel';
import type { ClockTerms } from '@tortuga/protocol';
import {
  type Changed,
  changed,
  endedBy,
  type PlayerId,
  refused,
  seatOfPlayer,
  type Table,
  type TableClock,
  withBot,
} from './table.ts';

/** The rules of the clock, cited as table-7.x. What follows from the log is in the host's `MatchClock`. */

/** In seconds. */
const LIVE = { minBank: 5, maxBank: 3 * 3600, maxIncrement: 300 };
const DAYS: readonly number[] = [1, 3, 7];
const MINUTE = 60_000;

const isWhole = (value: number, least: number, most: number): boolean =>
  Number.isInteger(value) && value >= least && value <= most;

/** table-7.1: what clock a table may have. */
export function refuseClock(terms: ClockTerms): Refusal | null {
  if (terms.kind === 'mail') {
    return DAYS.includes(terms.days) ? null : { rule: 'table-7.1', key: 'server.refuse.badDays' };
  }
  const { minBank, maxBank, maxIncrement } = LIVE;
  if (isWhole(terms.bank, minBank, maxBank) && isWhole(terms.increment, 0, maxIncrement)) return null;
  const params = { least: minBank, hours: maxBank / 3600, minutes: maxIncrement / 60 };
  return { rule: 'table-7.1', key: 'server.refuse.badClock', params };
}

/** What the host needs to know; null without a clock. */
export function settingOf({ clock, seats }: Table): ClockSetting | null {
  if (clock === null) return null;
  const bots = seats.flatMap(({ kind }, index) => (kind === 'bot' ? [index] : []));
  return { ...clock, bots };
}

export const isPaused = ({ pauses }: TableClock): boolean => pauses.at(-1)?.to === null;

const withClock = (table: Table, change: Partial<TableClock>): Table =>
  table.clock === null ? table : { ...table, clock: { ...table.clock, ...change } };

/** By seat, with one value changed. */
const withValue = <Value>(table: Table, values: readonly (Value | null)[], index: number, value: Value | null) =>
  table.seats.map((_, place) => (place === index ? value : (values[place] ?? null)));

/** table-7.5: what the table chose happens to those whose time is up. */
export function timeIsUp(table: Table, seats: readonly Seat[], now: number, bot: string): Table {
  const { clock } = table;
  if (clock === null) return table;
  switch (clock.terms.timeUp) {
    case 'bot':
      return seats.reduce((so, index) => withBot(so, index, bot), table);
    case 'ask': {
      const up = table.seats.map((_, index) => (seats.includes(seat(index)) ? now : (clock.up[index] ?? null)));
      return withClock(table, { up });
    }
    case 'end':
      return endedBy(table, 'time', seats, now);
  }
}

/** table-7.6: one of the others lets a bot play, or gives more time. */
export function decide(
  table: Table,
  by: PlayerId,
  index: number,
  what: 'bot' | 'wait',
  { now, bot, isUp }: { readonly now: number; readonly bot: string; readonly isUp: (index: number) => boolean },
): Changed {
  const { clock } = table;
  if (table.state !== 'playing') return refused('table-4.1', 'notPlaying');
  const mine = seatOfPlayer(table, by);
  if (mine === null || mine === index) return refused('table-7.6', 'othersDecide');
  if (clock === null || !isUp(index)) return refused('table-7.6', 'timeNotUp');
  const up = withValue(table, clock.up, index, null);
  if (what === 'bot') return changed(withBot(withClock(table, { up }), index, bot), {});
  const ms = clock.terms.kind === 'mail' ? fullTime(clock.terms) : MINUTE;
  return changed(withClock(table, { up, given: withValue(table, clock.given, index, { at: now, ms }) }), {});
}

/** table-7.7: who takes a seat back has at least a minute, or the days of an answer. */
export function timeForReturning(table: Table, index: number, left: number, now: number): Table {
  const { clock } = table;
  if (clock === null) return table;
  const full = fullTime(clock.terms);
  const ms = clock.terms.kind === 'mail' ? full : Math.max(Math.min(MINUTE, full), Math.min(left, full));
  return withClock(table, {
    up: withValue(table, clock.up, index, null),
    given: withValue(table, clock.given, index, { at: now, ms }),
  });
}

/** table-7.8: no clock runs until somebody ends it. */
export const paused = (table: Table, now: number): Table =>
  withClock(table, { pauses: [...(table.clock?.pauses ?? []), { from: now, to: null }] });

/** table-7.8 */
export function endPause(table: Table, by: PlayerId, now: number): Changed {
  const { clock } = table;
  if (table.state !== 'playing') return refused('table-4.1', 'notPlaying');
  if (seatOfPlayer(table, by) === null) return refused('table-7.8', 'notSeated');
  const pause = clock?.pauses.at(-1);
  if (clock === null || pause === undefined || pause.to !== null) return refused('table-7.8', 'notPaused');
  const to = Math.max(now, pause.from);
  return changed(withClock(table, { pauses: [...clock.pauses.slice(0, -1), { from: pause.from, to }] }), {});
}
