import type { AlertKind } from '@tortuga/protocol/http';
import type { Report } from '../report.ts';
import type { AlertCandidate, Visit } from '../storage/alert-rows.ts';
import type { Store } from '../storage/store.ts';
import type { LiveTables } from '../tables/live-tables.ts';
import { type PlayerId, type SeatPlan, sitterIn, type TableClock } from '../tables/table.ts';
import { hoursLeftAt, LONGEST_LEAD_MS, leadOf } from './reminders.ts';
import type { AlertSettings } from './settings.ts';
import type { News } from './text.ts';

interface WatchParts {
  readonly store: Store;
  readonly live: LiveTables;
  readonly settings: AlertSettings;
  readonly now: () => number;
  readonly report: Report;
  /** Tells it: at most one node is asked to. */
  readonly tell: (news: News) => Promise<void>;
}

/** After a restart: what happened while nobody looked. Longer ago nobody wants to know. */
const FIRST_LOOK_MS = 3_600_000;
/** Rows may say a little late what happened, and players must be away for a while: each look goes back so far. */
const OVERLAP_MS = 120_000;
/** Reminders are about hours. */
const LOOKS_PER_REMINDER = 12;
/** What a request told us, and its player neither came nor stayed away for long enough. */
const MAX_EVENT_MS = 600_000;

/** Something that is to be told, unless its player turns out to be there. */
interface Waiting {
  /** Since when the player has been here, or away, without a break: on a clock that never jumps. */
  since: number;
  isHere: boolean;
}

/**
 * Finds what players who are away are to be told: table-9.1 and table-9.2. It reads rows and never asks a match, so that no move
 * waits for it; every node looks, and one of them tells.
 */
export class Watch {
  readonly #parts: WatchParts;
  /** What requests on this node told us. */
  readonly #events = new Map<string, { readonly news: News; readonly at: number }>();
  readonly #visits = new Map<string, Visit>();
  #waiting = new Map<string, Waiting>();
  /** What was told by us or by another node, as long as a look finds it. */
  #done = new Set<string>();
  #reminders: readonly Candidate[] = [];
  #lookedAt: number | null = null;
  #looks = 0;
  #timer: NodeJS.Timeout | undefined;
  #looking: Promise<void> = Promise.resolve();

  constructor(parts: WatchParts) {
    this.#parts = parts;
  }

  start(): void {
    let isLooking = false;
    this.#timer = setInterval(() => {
      if (isLooking) return;
      isLooking = true;
      this.#looking = this.#look()
        .catch((error: unknown) => this.#parts.report(error, 'looking for alerts'))
        .finally(() => {
          isLooking = false;
        });
    }, this.#parts.settings.lookMs).unref();
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#looking;
    await this.#noteVisits().catch((error: unknown) => this.#parts.report(error, 'visits'));
  }

  /** A player opened a table, or asked about it: there may be something new to tell about it afterwards. */
  visited(tableId: string, playerId: string): void {
    this.#visits.set(`${tableId} ${playerId}`, { tableId, playerId });
  }

  /** Something that no row says. */
  happened(news: News): void {
    this.#events.set(keyOf(news), { news, at: performance.now() });
  }

  async #look(): Promise<void> {
    await this.#noteVisits();
    const found = await this.#find();
    const [waiting, done] = [this.#waiting, this.#done];
    this.#waiting = new Map();
    this.#done = new Set();
    for (const candidate of found) {
      const key = keyOf(candidate.news);
      if (done.has(key)) this.#done.add(key);
      else this.#waiting.set(key, this.#seenNow(candidate.news, waiting.get(key)));
    }
    for (const candidate of found) await this.#settle(candidate);
  }

  /** How long the player has been here, or away. */
  #seenNow({ table, player }: News, before: Waiting | undefined): Waiting {
    const isHere = this.#parts.live.presences.of(table).isHere(player as PlayerId);
    return before?.isHere === isHere ? before : { isHere, since: performance.now() };
  }

  async #settle({ news, check }: Candidate): Promise<void> {
    const { store, now, settings, tell } = this.#parts;
    const key = keyOf(news);
    const waiting = this.#waiting.get(key);
    if (waiting === undefined || performance.now() - waiting.since < settings.awayMs) return;
    const { player: playerId, table: tableId, kind, mark } = news;
    if (waiting.isHere) {
      // They know: not told later either, unless their time runs out.
      if (kind === 'reminder') return;
      await store.alerts.claim({ playerId, tableId, kind, mark, toldAt: 0, seenAt: now() });
    } else if (await this.#isWanted(news)) {
      const checked = check === null ? news : await check();
      const claim = { playerId, tableId, kind, mark, toldAt: now(), seenAt: null };
      if (checked !== null && (await store.alerts.claim(claim))) await tell(checked);
    }
    this.#events.delete(key);
    this.#done.add(key);
  }

  async #isWanted({ player, kind }: News): Promise<boolean> {
    const person = await this.#parts.store.alerts.findPerson(player);
    return person !== null && (JSON.parse(person.kindsJson) as AlertKind[]).includes(kind);
  }

  /** Visits are noted before the next look, so that what is new after a visit is told again. */
  async #noteVisits(): Promise<void> {
    if (this.#visits.size === 0) return;
    const visits = [...this.#visits.values()];
    this.#visits.clear();
    await this.#parts.store.alerts.noteSeen(visits, this.#parts.now());
  }

  async #find(): Promise<Candidate[]> {
    const { store, now } = this.#parts;
    const at = now();
    const since = this.#lookedAt === null ? at - FIRST_LOOK_MS : this.#lookedAt - OVERLAP_MS;
    const turns = (await store.alerts.listMoved(since)).flatMap(turnOf);
    const ends = (await store.alerts.listOver(since)).flatMap((row) => newsOf(row, 'over', row.currentMatch ?? ''));
    this.#lookedAt = at;
    if (this.#looks++ % LOOKS_PER_REMINDER === 0) this.#reminders = await this.#findReminders();
    for (const [key, event] of this.#events) if (performance.now() - event.at > MAX_EVENT_MS) this.#events.delete(key);
    const plain = [...turns, ...ends, ...[...this.#events.values()].map(({ news }) => news)];
    return [...plain.map((news) => ({ news, check: null })), ...this.#reminders];
  }

  /** table-9.3 */
  async #findReminders(): Promise<Candidate[]> {
    const { store, now } = this.#parts;
    const rows = await store.alerts.listDue(now(), now() + LONGEST_LEAD_MS);
    return rows.flatMap((row) => {
      const { dueAt = null, clockJson } = row;
      if (dueAt === null || clockJson === null) return [];
      const lead = leadOf((JSON.parse(clockJson) as TableClock).terms);
      if (dueAt - now() > lead) return [];
      return turnOf(row).map((turn) => {
        const news = { ...turn, kind: 'reminder' as const, mark: `${row.currentMatch} ${dueAt}` };
        return { news, check: () => this.#checkTime(news, lead) };
      });
    });
  }

  /** The row says when the first of all is up: whether it is this player's time, the match itself knows. */
  async #checkTime(news: News, lead: number): Promise<News | null> {
    const { live, now } = this.#parts;
    const hoursLeft = hoursLeftAt(await live.get(news.table), news.player as PlayerId, now(), lead);
    return hoursLeft === null ? null : { ...news, hoursLeft };
  }
}

interface Candidate {
  readonly news: News;
  /** Looked at again before it is told; null where the row says it all. */
  readonly check: (() => Promise<News | null>) | null;
}

const keyOf = ({ player, table, kind, mark }: News): string => `${player} ${table} ${kind} ${mark}`;

/** table-9.2: it is a player's turn, and no bot stands in. */
function turnOf(row: AlertCandidate): News[] {
  const seats = seatsOf(row);
  const pending = JSON.parse(row.pendingJson) as number[];
  const isAsked = pending.some((index) => {
    const plan = seats[index];
    return plan?.kind === 'person' && plan.sitter.player === row.playerId;
  });
  return isAsked ? newsOf(row, 'turn', `${row.currentMatch} ${row.entries}`) : [];
}

/** Of those who have, or had, a seat. */
function newsOf(row: AlertCandidate, kind: AlertKind, mark: string): News[] {
  const sitters = seatsOf(row).flatMap((plan) => sitterIn(plan) ?? []);
  if (!sitters.some(({ player }) => player === row.playerId)) return [];
  const others = sitters.filter(({ player }) => player !== row.playerId).map(({ name }) => name);
  const { id: table, game, playerId: player } = row;
  return [{ kind, player, table, game, mark, who: '', others, path: `/table/${table}`, hoursLeft: 0 }];
}

/** Rows that are damaged have a report of their own. */
function seatsOf({ seatsJson }: AlertCandidate): SeatPlan[] {
  try {
    const seats: unknown = JSON.parse(seatsJson);
    return Array.isArray(seats) ? (seats as SeatPlan[]) : [];
  } catch {
    return [];
  }
}
