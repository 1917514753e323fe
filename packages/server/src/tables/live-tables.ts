import { setImmediate as endOfTurn, setTimeout as sleep } from 'node:timers/promises';
import type { Report } from '../report.ts';
import type { Store } from '../storage/store.ts';
import type { WorkerPool } from '../worker-pool.ts';
import { settingOf } from './clock.ts';
import { LiveTable } from './live-table.ts';
import type { Matches } from './matches.ts';
import { PendingWriter } from './pending-writer.ts';
import type { Presence, PresenceReport } from './presence.ts';
import { Presences } from './presences.ts';
import { Referee } from './referee.ts';
import { rematchOf } from './rematch.ts';
import { DAMAGED_ROW, isReadable, packRefOf, tableFromRow } from './rows.ts';
import { finish, type PlayerId, sitterIn } from './table.ts';

export interface LiveTablesParts {
  readonly store: Store;
  readonly workers: WorkerPool;
  readonly matches: Matches;
  readonly now: () => number;
  readonly report: Report;
  /** How often live tables announce who is there. */
  readonly heartbeatMs: number;
  /** How long a bot takes for a choice at least. */
  readonly botPaceMs: number;
  /** A player has opened a table, or asked about it. */
  readonly visited: (table: string, player: PlayerId) => void;
}

/** Within this time the other nodes have announced who has a table open there. */
const OTHERS_ANSWER_MS = 500;

/** The tables in memory: loaded when somebody asks for them, unloaded when nobody has needed them for a while. */
export class LiveTables {
  readonly presences: Presences;
  readonly referee: Referee;
  readonly #parts: LiveTablesParts;
  readonly #tables = new Map<string, Promise<LiveTable | null>>();
  /** When each of them was loaded, on a clock that never jumps. */
  readonly #loadedAt = new Map<string, number>();
  readonly #byMatch = new Map<string, LiveTable>();
  readonly #opening = new Map<string, Promise<void>>();
  readonly #pendingWriter: PendingWriter;
  /** Tables that were idle at the last `unloadIdle`, and that nobody has asked for since. */
  readonly #idle = new Set<string>();
  #isClosed = false;

  constructor(parts: LiveTablesParts) {
    const { store, heartbeatMs, now, report } = parts;
    this.#parts = parts;
    this.presences = new Presences(store, heartbeatMs, report);
    this.#pendingWriter = new PendingWriter(store, now, report);
    this.referee = new Referee({
      store,
      now,
      report,
      get: (id) => this.get(id),
      refresh: (live) => this.refresh(live),
      isLoaded: (id) => this.#tables.has(id),
    });
  }

  get count(): number {
    return this.#tables.size;
  }

  /** Loads the tables where a bot owes a move, so that it goes on after a restart. One that fails does not stop the rest. */
  async loadAllWithBots(): Promise<void> {
    for (const id of await this.#parts.store.tables.listToLoad()) {
      if (this.#isClosed) return;
      await this.get(id).catch((error: unknown) => this.#parts.report(error, `table ${id}`));
      await endOfTurn();
    }
  }

  /** Loads the table if need be; null if there is none with this id. */
  get(id: string): Promise<LiveTable | null> {
    this.#idle.delete(id);
    const known = this.#tables.get(id);
    if (known !== undefined) return known;
    const loading = this.#load(id);
    this.#tables.set(id, loading);
    this.#loadedAt.set(id, performance.now());
    loading.then(
      (table) => table === null && this.#tables.delete(id),
      () => this.#tables.delete(id),
    );
    return loading;
  }

  /** The table if it is loaded on this node. */
  async getLoaded(id: string): Promise<LiveTable | null> {
    return (await this.#tables.get(id)) ?? null;
  }

  ofMatch(matchId: string): LiveTable | null {
    return this.#byMatch.get(matchId) ?? null;
  }

  async all(): Promise<LiveTable[]> {
    const tables = await Promise.all([...this.#tables.values()].map((loading) => loading.catch(() => null)));
    return tables.filter((table) => table !== null);
  }

  /** Another node may have changed the table: reads it again. */
  async refresh(live: LiveTable): Promise<void> {
    const row = await this.#parts.store.tables.find(live.table.id);
    if (row === null) {
      await this.discard(live.table.id);
      return;
    }
    if (row.version <= live.version) return;
    if (row.currentMatch !== null) await this.openMatch(live, row.currentMatch);
    live.change(tableFromRow(row), row.version);
  }

  /** Some of its players may have another name now. */
  async refreshWith(player: PlayerId): Promise<void> {
    for (const live of await this.all()) {
      if (live.table.seats.some((plan) => sitterIn(plan)?.player === player)) await this.refresh(live);
    }
  }

  /** The table was deleted. */
  async discard(id: string): Promise<void> {
    const live = await this.getLoaded(id);
    if (live === null) return;
    this.#unload(id, live);
    live.end();
  }

  async countVisitors(): Promise<number> {
    return (await this.all()).reduce((sum, { visitors }) => sum + visitors, 0);
  }

  /** Who is at a table, after all nodes have had time to announce it: for what depends on who is away. */
  async presenceAt(live: LiveTable): Promise<Presence['isHere']> {
    const loadedMs = performance.now() - (this.#loadedAt.get(live.table.id) ?? 0);
    if (this.#parts.store.isShared && loadedMs < OTHERS_ANSWER_MS) await sleep(OTHERS_ANSWER_MS - loadedMs);
    return (player) => live.isPresent(player);
  }

  /** Another node announced who has a table open there. */
  async receivePresence(id: string, node: string, report: PresenceReport): Promise<void> {
    const isNew = this.presences.receive(id, node, report);
    const live = await this.getLoaded(id);
    if (live === null) return;
    live.presenceReceived();
    if (isNew) this.presences.announce(live.table);
  }

  /** To be called every few seconds: visitors and the other nodes learn who is at which table. */
  async heartbeat(): Promise<void> {
    for (const live of await this.all()) live.heartbeat();
    this.presences.forgetEmpty((id) => this.#tables.has(id));
  }

  /**
   * To be called every minute: unloads the tables that have been idle since the last call. All of their state is stored.
   *
   * @returns the tables where somebody waits for others to sit down
   */
  async unloadIdle(): Promise<string[]> {
    const waiting: string[] = [];
    for (const [id, loading] of this.#tables) {
      const live = await loading.catch(() => null);
      if (live?.isWaiting) waiting.push(id);
      if (live === null || !live.isIdle) this.#idle.delete(id);
      else if (!this.#idle.has(id)) this.#idle.add(id);
      else this.#unload(id, live);
    }
    return waiting;
  }

  #unload(id: string, live: LiveTable): void {
    live.close();
    this.#tables.delete(id);
    this.#loadedAt.delete(id);
    this.#idle.delete(id);
    if (live.matchId !== null) this.#byMatch.delete(live.matchId);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    this.referee.close();
    for (const live of await this.all()) {
      live.close();
      await live.host?.settled();
    }
    await this.#pendingWriter.close();
  }

  async #load(id: string): Promise<LiveTable | null> {
    const { store, workers, report, botPaceMs, visited } = this.#parts;
    const row = await store.tables.find(id);
    if (row === null) return null;
    const isDamaged = !isReadable(row);
    const table = tableFromRow(isDamaged ? { ...row, ...DAMAGED_ROW } : row);
    const live: LiveTable = new LiveTable(table, row.version, packRefOf(row), {
      workers,
      presence: this.presences.of(id),
      node: store.node,
      isShared: store.isShared,
      report,
      botPaceMs,
      now: this.#parts.now,
      visited: (player) => visited(id, player),
      clockChanged: (changed) => this.referee.noteLive(changed),
      announcePresence: () => this.presences.announceSoon(() => live.table),
    });
    // So that the nodes that have it open announce it, too.
    this.presences.announce(table);
    if (isDamaged) live.markUnplayable({ key: 'server.closed.damaged' });
    else if (row.currentMatch !== null) await this.openMatch(live, row.currentMatch);
    if (live.table.state === 'finished' && (await store.tables.find(rematchOf(id))) !== null)
      live.sendRematch(rematchOf(id));
    return live;
  }

  /** Opens the match of a table once, however many ask for it at the same time. */
  async openMatch(live: LiveTable, matchId: string): Promise<void> {
    if (live.matchId === matchId) return;
    const opening = this.#opening.get(matchId) ?? this.#open(live, matchId);
    this.#opening.set(matchId, opening);
    await opening.finally(() => this.#opening.delete(matchId));
  }

  async #open(live: LiveTable, matchId: string): Promise<void> {
    const opened = await this.#parts.matches.open(matchId, settingOf(live.table));
    if (!opened.ok) {
      this.#parts.report(new Error(opened.why.key), `table ${live.table.id}`);
      live.markUnplayable(opened.why);
      return;
    }
    const { host, playedWith } = opened;
    host.observe(() => this.#moved(live, matchId));
    live.setMatch(host, matchId, playedWith);
    this.#byMatch.set(matchId, live);
    // What another node wrote while we were reading was announced before we listened.
    await host.catchUp();
    // A server that stopped between the last move and this has left it to us.
    await this.finishIfOver(live, matchId);
    if (host.saved.result === null) this.#pendingWriter.writeSoon(live);
  }

  #moved(live: LiveTable, matchId: string): void {
    this.#pendingWriter.writeSoon(live);
    this.referee.noteLive(live);
    if (live.host?.saved.result === null) return;
    // What could not be stored now is stored when the table is loaded again.
    this.finishIfOver(live, matchId).catch((error: unknown) => this.#parts.report(error, `end of match ${matchId}`));
  }

  async finishIfOver(live: LiveTable, matchId: string): Promise<void> {
    const result = live.host?.saved.result ?? null;
    if (result === null || live.table.state !== 'playing') return;
    const resultJson = JSON.stringify(result);
    await this.#parts.store.matches.end({ tableId: live.table.id, matchId, at: this.#parts.now(), resultJson });
    live.change(finish(live.table), live.version + 1);
  }
}
