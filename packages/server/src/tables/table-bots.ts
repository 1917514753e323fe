import { createHash, randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { fromLevelDown } from '@tortuga/games/bots';
import { type BotQuestion, type MatchHost, seatBot } from '@tortuga/host';
import { type GameTypes, type Json, type Seat, seat } from '@tortuga/kernel';
import type { Report } from '../report.ts';
import type { PlayedWith, WorkerPool } from '../worker-pool.ts';
import type { Presence } from './presence.ts';
import type { SeatPlan, Table } from './table.ts';

export interface BotParts {
  readonly workers: WorkerPool;
  readonly presence: Presence;
  /** This node, among those on the same database. */
  readonly node: string;
  readonly report: Report;
  /** How long a bot takes for a choice at least, in milliseconds, while somebody is there to follow it. */
  readonly botPaceMs: number;
}

/** How much later than the node whose turn it is another one thinks for a bot. */
const STEP_IN_MS = 3000;

/** Keeps no process alive. */
const pause = (milliseconds: number, calledOff: AbortSignal): Promise<void> =>
  sleep(milliseconds, undefined, { ref: false, signal: calledOff }).catch(() => undefined);

/** The bots at one table. */
export class TableBots {
  readonly #parts: BotParts;
  readonly #table: () => Table;
  readonly #seated = new Map<Seat, { readonly bot: string; readonly unseat: () => void }>();

  constructor(parts: BotParts, table: () => Table) {
    this.#parts = parts;
    this.#table = table;
  }

  has(at: Seat): boolean {
    return this.#seated.has(at);
  }

  /** Seats the bots that the table wants, and unseats all others. */
  update(seats: readonly SeatPlan[], host: MatchHost<GameTypes>, playedWith: PlayedWith): void {
    for (const [at, { bot, unseat }] of this.#seated) {
      const plan = seats[at];
      if (plan?.kind === 'bot' && plan.bot === bot) continue;
      unseat();
      this.#seated.delete(at);
    }
    for (const [index, plan] of seats.entries()) {
      const at = seat(index);
      if (plan.kind === 'bot' && !this.#seated.has(at)) this.#seat(at, plan.bot, host, playedWith);
    }
  }

  close(): void {
    for (const { unseat } of this.#seated.values()) unseat();
    this.#seated.clear();
  }

  #seat(at: Seat, bot: string, host: MatchHost<GameTypes>, playedWith: PlayedWith): void {
    const report = (error: unknown) => this.#parts.report(error, `bot ${bot} at table ${this.#table().id}`);
    const thinkers = fromLevelDown(bot).map(
      (name) => (question: BotQuestion) => this.#think(name, playedWith, question),
    );
    const unseat = seatBot(host, at, thinkers, { report, pause, pace: () => this.#pace() });
    this.#seated.set(at, { bot, unseat });
  }

  /** One node thinks; the others step in later and later, should it be gone. */
  async #think(bot: string, playedWith: PlayedWith, question: BotQuestion): Promise<Json | null> {
    const { workers, presence, node } = this.#parts;
    const mine = this.#rankOf(node);
    const before = presence.nodes.filter((other) => this.#rankOf(other) < mine).length;
    if (before > 0) await sleep(before * (STEP_IN_MS + this.#pace()), undefined, { ref: false });
    if (!question.isOpen()) return null;
    const { id: table, host } = this.#table();
    const isUrgent = this.#isPlayerHere();
    const { seat: at, view, moves } = question;
    const seed = randomBytes(16).toString('hex');
    return workers.think({ ...playedWith, question: { table, bot, seat: at, view, moves, seed } }, host, isUrgent);
  }

  #isPlayerHere(): boolean {
    const { seats } = this.#table();
    return seats.some((plan) => plan.kind === 'person' && this.#parts.presence.isHere(plan.sitter.player));
  }

  /** None where nobody looks. */
  #pace(): number {
    const isWatched = this.#isPlayerHere() || this.#parts.presence.watching(() => false) > 0;
    return isWatched ? this.#parts.botPaceMs : 0;
  }

  /** In another order for each table, so that the nodes share the work. */
  #rankOf(node: string): string {
    return createHash('sha256').update(`${this.#table().id} ${node}`).digest('hex');
  }
}
