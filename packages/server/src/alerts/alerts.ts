import { randomBytes } from 'node:crypto';
import type { Report } from '../report.ts';
import type { Store } from '../storage/store.ts';
import type { Games } from '../tables/games.ts';
import type { LiveTables } from '../tables/live-tables.ts';
import { type PlayerId, sitterIn, type Table } from '../tables/table.ts';
import { Courier, type CourierParts } from './courier.ts';
import { Links } from './links.ts';
import { newVapidKeys } from './push-crypto.ts';
import { hookSender, mailSender, pushSender } from './senders.ts';
import type { AlertSettings } from './settings.ts';
import type { News } from './text.ts';
import { Watch } from './watch.ts';
import { Ways } from './ways.ts';

interface AlertsParts {
  readonly store: Store;
  readonly live: LiveTables;
  readonly games: Games;
  readonly settings: AlertSettings;
  readonly now: () => number;
  readonly report: Report;
  readonly note: CourierParts['note'];
}

/** A month after a game is over nobody asks what its players were told; a link to confirm an address is good for a week. */
const FORGOTTEN_MS = 30 * 24 * 3_600_000;
const UNCONFIRMED_MS = 7 * 24 * 3_600_000;
/** Of the minutes in which `maintain` is called. */
const FORGETS_EVERY = 60;

/** Tells players who are away what happened at their tables: by their devices, by mail, by webhooks. ADR 22 */
export class Alerts {
  readonly ways: Ways;
  readonly #store: Store;
  readonly #now: () => number;
  readonly #watch: Watch;
  readonly #courier: Courier;
  readonly #closing: AbortController;
  #maintained = 0;

  private constructor(parts: AlertsParts, courier: Courier, ways: Ways, closing: AbortController) {
    this.ways = ways;
    this.#store = parts.store;
    this.#now = parts.now;
    this.#courier = courier;
    this.#closing = closing;
    this.#watch = new Watch({ ...parts, tell: (news) => courier.tell(news) });
  }

  static async open(parts: AlertsParts): Promise<Alerts> {
    const { store, settings, now } = parts;
    const closing = new AbortController();
    const stored = await store.alerts.keys({ ...newVapidKeys(), linkSecret: randomBytes(32).toString('base64url') });
    const vapid = settings.vapid ?? stored;
    const links = new Links(stored.linkSecret);
    const about = { settings, now, closing: closing.signal };
    const { mail, publicUrl, areHooksOn } = settings;
    const senders = {
      push: pushSender(vapid, about),
      mail: mail === null || publicUrl === null ? null : mailSender(mail, publicUrl),
      hook: !areHooksOn || publicUrl === null ? null : hookSender(about, publicUrl),
    };
    const courier = new Courier({ ...parts, links, senders, againMs: settings.againMs });
    const ways = new Ways({ ...parts, links, courier, publicKey: vapid.publicKey });
    return new Alerts(parts, courier, ways, closing);
  }

  start(): void {
    this.#watch.start();
  }

  visited(table: string, player: string): void {
    this.#watch.visited(table, player);
  }

  /** Somebody sat down: those who wait there are told. */
  joined(table: Table, by: PlayerId): void {
    for (const news of newsAt(table, 'joined', by, `${by} ${this.#now()}`)) this.#watch.happened(news);
  }

  /** Somebody asks those who had seats for another match. They follow from the old table, where they need no invitation. */
  askedForRematch(before: Table, by: PlayerId): void {
    for (const news of newsAt(before, 'rematch', by, by)) this.#watch.happened(news);
  }

  /** Somebody invites a friend to a table, who needs no link for it: table-10.2. */
  invited(table: Table, by: PlayerId, friend: string): void {
    for (const news of newsAt(table, 'invited', by, `${by} ${this.#now()}`, friend)) this.#watch.happened(news);
  }

  /** A device forgets who it was, or becomes somebody else. */
  forgetDevice(playerId: string, secretHash: string): Promise<void> {
    return this.#store.alerts.forgetDevice(playerId, secretHash);
  }

  /** To be called every minute. */
  async maintain(): Promise<void> {
    const now = this.#now();
    if (this.#maintained++ % FORGETS_EVERY === 0)
      await this.#store.alerts.forgetOld(now - FORGOTTEN_MS, now - UNCONFIRMED_MS);
  }

  async close(): Promise<void> {
    await this.#watch.close();
    this.#closing.abort();
    await this.#courier.close();
  }
}

/** For everybody else who has a seat, or for one player who may have none. */
function newsAt(table: Table, kind: News['kind'], by: PlayerId, mark: string, only?: string): News[] {
  const sitters = table.seats.flatMap((plan) => sitterIn(plan) ?? []);
  const who = sitters.find(({ player }) => player === by)?.name ?? '';
  const waits = sitters.some(({ player }) => player === table.host) ? [] : [table.host];
  const players = only === undefined ? [...sitters.map(({ player }) => player), ...waits] : [only];
  return [...new Set(players)]
    .filter((player) => player !== by)
    .map((player) => ({
      kind,
      player,
      table: table.id,
      game: table.game,
      mark,
      who,
      others: sitters.filter((each) => each.player !== player).map(({ name }) => name),
      path: `/table/${table.id}`,
      hoursLeft: 0,
    }));
}
