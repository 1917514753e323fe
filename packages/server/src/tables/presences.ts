import type { Report } from '../report.ts';
import type { Store } from '../storage/store.ts';
import { Presence, type PresenceReport } from './presence.ts';
import { seatOfPlayer, type Table } from './table.ts';

/** How long to collect who comes and goes before the other nodes are told. */
const ANNOUNCE_MS = 50;

/** Who is at which table, loaded here or not, and what the nodes announce to each other about it. */
export class Presences {
  readonly #store: Store;
  readonly #heartbeatMs: number;
  readonly #report: Report;
  readonly #all = new Map<string, Presence>();
  /** Tables that are about to be announced. */
  readonly #toAnnounce = new Set<string>();

  constructor(store: Store, heartbeatMs: number, report: Report) {
    this.#store = store;
    this.#heartbeatMs = heartbeatMs;
    this.#report = report;
  }

  of(id: string): Presence {
    const known = this.#all.get(id);
    if (known !== undefined) return known;
    const presence = new Presence(this.#heartbeatMs, () => performance.now());
    this.#all.set(id, presence);
    return presence;
  }

  /** Another node announced who has a table open there. Returns whether that node is new. */
  receive(id: string, node: string, report: PresenceReport): boolean {
    return this.of(id).receive(node, report);
  }

  /** Many may come at once: the other nodes are told once. */
  announceSoon(table: () => Table): void {
    const { id } = table();
    if (!this.#store.isShared || this.#toAnnounce.has(id)) return;
    this.#toAnnounce.add(id);
    setTimeout(() => {
      this.#toAnnounce.delete(id);
      this.announce(table());
    }, ANNOUNCE_MS).unref();
  }

  announce(table: Table): void {
    const report = this.of(table.id).report((player) => seatOfPlayer(table, player) !== null);
    this.#store
      .notifyOthers({ kind: 'present', tableId: table.id, node: this.#store.node, ...report })
      .catch((error: unknown) => this.#report(error, `presence at table ${table.id}`));
  }

  /** Forgets the tables where nobody is and that are not loaded. */
  forgetEmpty(isLoaded: (id: string) => boolean): void {
    for (const [id, presence] of this.#all) if (presence.isEmpty && !isLoaded(id)) this.#all.delete(id);
  }
}
