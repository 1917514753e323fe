import type { Report } from '../report.ts';
import type { Store } from '../storage/store.ts';
import { Presence, type PresenceReport } from './presence.ts';
import { seatOfPlayer, type Table } from './table.ts';

/** Who comes and goes is told to the other nodes together. */
const TELLING_MS = 50;

/** Who is at which table, awake here or not, and what the nodes tell each other of it. */
export class Presences {
  readonly #store: Store;
  readonly #beatMs: number;
  readonly #report: Report;
  readonly #all = new Map<string, Presence>();
  /** Tables of which the other nodes are about to hear. */
  readonly #toTell = new Set<string>();

  constructor(store: Store, beatMs: number, report: Report) {
    this.#store = store;
    this.#beatMs = beatMs;
    this.#report = report;
  }

  of(id: string): Presence {
    const known = this.#all.get(id);
    if (known !== undefined) return known;
    const presence = new Presence(this.#beatMs, () => performance.now());
    this.#all.set(id, presence);
    return presence;
  }

  /** Another node says who has a table open there. Says whether that node was not known before. */
  hear(id: string, node: string, report: PresenceReport): boolean {
    return this.of(id).hear(node, report);
  }

  /** Many come at once when a table is opened to them: the other nodes are told once. */
  tellSoon(table: () => Table): void {
    const { id } = table();
    if (!this.#store.isShared || this.#toTell.has(id)) return;
    this.#toTell.add(id);
    setTimeout(() => {
      this.#toTell.delete(id);
      this.tell(table());
    }, TELLING_MS).unref();
  }

  tell(table: Table): void {
    const report = this.of(table.id).report((player) => seatOfPlayer(table, player) !== null);
    this.#store
      .tellOthers({ kind: 'present', tableId: table.id, node: this.#store.node, ...report })
      .catch((error: unknown) => this.#report(error, `presence at table ${table.id}`));
  }

  /** Nobody is heard of there any more, and nobody here asks. */
  forgetEmpty(isAwake: (id: string) => boolean): void {
    for (const [id, presence] of this.#all) if (presence.isEmpty && !isAwake(id)) this.#all.delete(id);
  }
}
