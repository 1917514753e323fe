import { type Seat, seat } from '@tortuga/kernel';
import type { Agreement } from '@tortuga/protocol';
import { isPaused, paused } from './clock.ts';
import { type Changed, changed, endedBy, type PlayerId, refused, seatOfPlayer, type Table } from './table.ts';

/** How players end or interrupt a match together, or one of them alone: table-7.8 and table-8.x. */

const RULES: Readonly<Record<Agreement, string>> = { pause: 'table-7.8', stop: 'table-8.2' };

/** table-7.8, table-8.2: it counts as soon as every person at the table agrees; one who does not puts it away. */
export function agree(table: Table, by: PlayerId, what: Agreement, doesAgree: boolean, now: number): Changed {
  if (table.state !== 'playing') return refused('table-4.1', 'notPlaying');
  const mine = seatOfPlayer(table, by);
  if (mine === null) return refused(RULES[what], 'notSeated');
  const open = table.proposal?.what === what ? table.proposal : null;
  if (!doesAgree && open === null)
    return { ok: false, refusal: { rule: RULES[what], key: 'server.refuse.nothingProposed' } };
  if (!doesAgree) return changed(table, { proposal: null });
  if (what === 'pause') {
    if (table.clock === null) return refused('table-7.8', 'noClock');
    if (isPaused(table.clock)) return refused('table-7.8', 'alreadyPaused');
  }
  const seats = [...new Set([...(open?.seats ?? []), mine])];
  const doAll = peopleAt(table).every((each) => seats.includes(each));
  if (!doAll) return changed(table, { proposal: { what, seats } });
  const agreed = { ...table, proposal: null };
  return changed(what === 'pause' ? paused(agreed, now) : endedBy(agreed, 'agreed', [], now), {});
}

const peopleAt = ({ seats }: Table): Seat[] =>
  seats.flatMap(({ kind }, index) => (kind === 'person' ? [seat(index)] : []));

/** table-8.1: of two players one may give up; with more, a bot plays on for whoever leaves. */
export function resign(table: Table, by: PlayerId, now: number): Changed {
  if (table.state !== 'playing') return refused('table-4.1', 'notPlaying');
  const mine = seatOfPlayer(table, by);
  if (mine === null) return refused('table-8.1', 'notSeated');
  if (table.seats.length !== 2) return refused('table-8.1', 'tooManyToResign');
  return changed(endedBy(table, 'resigned', [mine], now), {});
}

/** table-11.3: whoever runs the server ends it. What was played stays, for those who have its address. */
export function closeByKeepers(table: Table, now: number): Changed {
  const unlisted: Table = { ...table, visibility: 'invite' };
  return changed(table.state === 'playing' ? endedBy(unlisted, 'closed', [], now) : unlisted, {});
}
