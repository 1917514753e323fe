import type { ClockSetting, Given } from '@tortuga/host';
import { at, type Branded, type Refusal, type Seat, seat, seatsOf } from '@tortuga/kernel';
import type { Agreement, ClockTerms, TableEnding } from '@tortuga/protocol';

/** The rules of a table, before, during and after a match, as pure functions: what is allowed, and the table after it. */

export type PlayerId = Branded<string, 'PlayerId'>;
export type TableId = Branded<string, 'TableId'>;

export interface Sitter {
  readonly player: PlayerId;
  readonly name: string;
}

export type SeatPlan =
  | { readonly kind: 'open' }
  | { readonly kind: 'person'; readonly sitter: Sitter }
  /** A bot that was seated, or one that stands in for a player who is away and may come back. */
  | { readonly kind: 'bot'; readonly bot: string; readonly standsInFor: Sitter | null };

/** The clock a table was opened with, and what has become of it besides what the log says. */
export interface TableClock {
  readonly terms: ClockTerms;
  readonly pauses: ClockSetting['pauses'];
  readonly given: readonly (Given | null)[];
  /** By seat: when its time was up and the others were to decide. Forgotten when it answers. */
  readonly up: readonly (number | null)[];
}

export const newClock = (terms: ClockTerms): TableClock => ({ terms, pauses: [], given: [], up: [] });

/** What somebody would like all to agree on, and the seats that do. */
interface Proposal {
  readonly what: Agreement;
  readonly seats: readonly number[];
}

export interface Table {
  readonly id: TableId;
  readonly game: string;
  readonly options: object;
  readonly visibility: 'public' | 'invite';
  /** table-6.1: chosen when the table is opened, and kept by the pages of its players. */
  readonly hints: 'allowed' | 'forbidden';
  /** table-7.1: null if nobody's time runs out. */
  readonly clock: TableClock | null;
  readonly proposal: Proposal | null;
  /** How the match came to an end before its own. */
  readonly ending: TableEnding | null;
  /** The language of whoever opened it; null for tables from before this was stored, and where nobody said. */
  readonly language: string | null;
  /** In milliseconds since 1970. */
  readonly openedAt: number;
  readonly host: PlayerId;
  readonly state: 'lobby' | 'playing' | 'finished';
  readonly seats: readonly SeatPlan[];
}

export type Changed = { readonly ok: true; readonly table: Table } | { readonly ok: false; readonly refusal: Refusal };

export const refused = (rule: string, key: string): Changed => ({
  ok: false,
  refusal: { rule, key: `server.refuse.${key}` },
});

export const changed = (table: Table, change: Partial<Table>): Changed => ({
  ok: true,
  table: { ...table, ...change },
});

const withSeat = (table: Table, index: number, plan: SeatPlan): readonly SeatPlan[] =>
  table.seats.map((each, place) => (place === index ? plan : each));

/** A bot plays on in the seat of a person, who may come back. */
export function withBot(table: Table, index: number, bot: string): Table {
  const plan = table.seats[index];
  if (plan?.kind !== 'person') return table;
  return { ...table, seats: withSeat(table, index, { kind: 'bot', bot, standsInFor: plan.sitter }) };
}

/** table-8.3: the match ends here; those who ended it come last, all others share the first place. */
export function endedBy(table: Table, cause: TableEnding['cause'], last: readonly Seat[], now: number): Table {
  const first = seatsOf(table.seats.length).filter((each) => !last.includes(each));
  const ranking = [first, [...last]].filter((place) => place.length > 0).map((place) => [...place]);
  return { ...table, state: 'finished', proposal: null, ending: { cause, seat: last[0] ?? null, ranking, at: now } };
}

/** The seat of a player; null for everybody else, and for a player a bot stands in for. */
export function seatOfPlayer(table: Table, player: PlayerId): Seat | null {
  const index = table.seats.findIndex((plan) => plan.kind === 'person' && plan.sitter.player === player);
  return index < 0 ? null : seat(index);
}

export const keptSeatOf = (table: Table, player: PlayerId): number =>
  table.seats.findIndex((plan) => plan.kind === 'bot' && plan.standsInFor?.player === player);

/** The person a seat belongs to, even while a bot stands in. */
export function sitterIn(plan: SeatPlan): Sitter | null {
  if (plan.kind === 'open') return null;
  return plan.kind === 'person' ? plan.sitter : plan.standsInFor;
}

/** Who has the table open at the moment. */
export type IsHere = (player: PlayerId) => boolean;

/** table-4.6: the host, or, while the host is away, the first seated player who is present. */
export function actingHost({ host, seats }: Table, isHere: IsHere): PlayerId {
  const here = isHere(host) ? undefined : seats.find((plan) => plan.kind === 'person' && isHere(plan.sitter.player));
  return here?.kind === 'person' ? here.sitter.player : host;
}

/** The host always may: a program can host without having the table open. */
const mayHost = (table: Table, by: PlayerId, isHere: IsHere): boolean =>
  by === table.host || by === actingHost(table, isHere);

/** table-4.1 to table-4.4: an open seat, once, before the match begins. */
export function join(table: Table, sitter: Sitter, wanted: number | null, invited: boolean): Changed {
  if (table.state !== 'lobby') return refused('table-4.1', 'alreadyBegun');
  if (seatOfPlayer(table, sitter.player) !== null) return refused('table-4.2', 'alreadySeated');
  if (table.visibility === 'invite' && !invited && sitter.player !== table.host)
    return refused('table-4.3', 'notInvited');
  const index = wanted ?? table.seats.findIndex((plan) => plan.kind === 'open');
  const plan = table.seats[index];
  if (plan === undefined) return refused('table-4.4', wanted === null ? 'tableFull' : 'noSuchSeat');
  if (plan.kind !== 'open') return refused('table-4.4', 'seatTaken');
  return changed(table, { seats: withSeat(table, index, { kind: 'person', sitter }) });
}

/** table-4.5: before the match the seat is free again; during it a bot plays on, and the player may come back. */
export function leave(table: Table, player: PlayerId, bot: string): Changed {
  const index = seatOfPlayer(table, player);
  if (index === null) return refused('table-4.5', 'notSeated');
  const plan = at(table.seats, index);
  if (table.state === 'finished') return refused('table-4.1', 'alreadyOver');
  const host = table.host === player ? heirOf(table) : table.host;
  if (table.state === 'lobby' || plan.kind !== 'person') {
    return changed(table, { host, seats: withSeat(table, index, { kind: 'open' }) });
  }
  return changed(table, { host, seats: withSeat(table, index, { kind: 'bot', bot, standsInFor: plan.sitter }) });
}

/** table-4.6: when the host leaves, the next seated player becomes the host. */
const heirOf = (table: Table): PlayerId => actingHost(table, (player) => player !== table.host);

/** table-5.2: at a table by invitation only the seated players, the host and visitors with the invitation read the chat. */
export function mayChat(table: Table, player: PlayerId | null, isInvited: boolean): boolean {
  return table.visibility === 'public' || isInvited || (player !== null && belongs(table, player));
}

/** table-5.1: only players with a seat, even one where a bot stands in, write in the chat, so that nobody can pose as them. */
export function refuseSpeaking(table: Table, player: PlayerId): Refusal | null {
  return belongs(table, player) ? null : { rule: 'table-5.1', key: 'server.refuse.onlyWatching' };
}

const belongs = (table: Table, player: PlayerId): boolean =>
  table.host === player || table.seats.some((plan) => sitterIn(plan)?.player === player);

/** table-4.6: before the match the host may give an open seat to a bot, and take it back. */
export function setBot(table: Table, by: PlayerId, isHere: IsHere, index: number, bot: string | null): Changed {
  if (!mayHost(table, by, isHere)) return refused('table-4.6', 'hostOnly');
  if (table.state !== 'lobby') return refused('table-4.1', 'alreadyBegun');
  const plan = table.seats[index];
  if (plan === undefined) return refused('table-4.4', 'noSuchSeat');
  if (plan.kind === 'person') return refused('table-4.4', 'seatTaken');
  return changed(table, {
    seats: withSeat(table, index, bot === null ? { kind: 'open' } : { kind: 'bot', bot, standsInFor: null }),
  });
}

/** table-4.7: the host starts the match when all seats are filled. */
export function start(table: Table, by: PlayerId, isHere: IsHere): Changed {
  if (!mayHost(table, by, isHere)) return refused('table-4.6', 'hostOnly');
  if (table.state !== 'lobby') return refused('table-4.1', 'alreadyBegun');
  if (table.seats.some((plan) => plan.kind === 'open')) return refused('table-4.7', 'seatsOpen');
  if (!table.seats.some((plan) => plan.kind === 'person')) return refused('table-4.7', 'nobodyPlays');
  return changed(table, { state: 'playing' });
}

/** table-4.8: the host may seat a bot for a player who is away. */
export function replaceAbsent(table: Table, by: PlayerId, isHere: IsHere, index: number, bot: string): Changed {
  if (!mayHost(table, by, isHere)) return refused('table-4.6', 'hostOnly');
  if (table.state !== 'playing') return refused('table-4.1', 'notPlaying');
  const plan = table.seats[index];
  if (plan === undefined) return refused('table-4.4', 'noSuchSeat');
  if (plan.kind !== 'person') return refused('table-4.8', 'nobodyThere');
  if (isHere(plan.sitter.player)) return refused('table-4.8', 'notAbsent');
  return changed(withBot(table, index, bot), {});
}

/** table-4.9: a player whom a bot stands in for may come back at any time. */
export function comeBack(table: Table, player: PlayerId): Changed {
  const index = keptSeatOf(table, player);
  const plan = table.seats[index];
  if (table.state !== 'playing') return refused('table-4.1', 'notPlaying');
  if (plan?.kind !== 'bot' || plan.standsInFor === null) return refused('table-4.9', 'noSeatKept');
  return changed(table, { seats: withSeat(table, index, { kind: 'person', sitter: plan.standsInFor }) });
}

export const finish = (table: Table): Table => ({ ...table, state: 'finished' });

/**
 * table-4.10: after the match every seated player may ask for a rematch, at a new table with the same seats. Those who are
 * still there come along; the seats of the others are open.
 */
export function rematch(table: Table, by: PlayerId, id: TableId, isHere: IsHere, at: number): Changed {
  if (table.state !== 'finished') return refused('table-4.10', 'notOver');
  if (seatOfPlayer(table, by) === null && keptSeatOf(table, by) < 0) return refused('table-4.10', 'notSeated');
  const seats = table.seats.map((plan): SeatPlan => {
    const sitter = sitterIn(plan);
    if (sitter === null) return plan;
    return sitter.player === by || isHere(sitter.player) ? { kind: 'person', sitter } : { kind: 'open' };
  });
  const clock = table.clock === null ? null : newClock(table.clock.terms);
  return changed(table, { id, openedAt: at, host: by, state: 'lobby', seats, clock, proposal: null, ending: null });
}
