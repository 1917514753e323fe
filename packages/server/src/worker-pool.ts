import { createHash } from 'node:crypto';
import type { TableQuestion } from '@tortuga/games/bot-room';
import { at, type Json } from '@tortuga/kernel';
import { Piscina } from 'piscina';
import { FairQueue } from './fair-queue.ts';

/** The rules and the pack of a match, from which a worker makes its module. `packJson` is null for the default pack. */
export interface PlayedWith {
  readonly game: string;
  readonly rulesVersion: number;
  readonly packDigest: string;
  readonly packJson: string | null;
}

/** Choose a bot's move. */
export interface BotTask extends PlayedWith {
  readonly question: TableQuestion;
}

/** Write the file of a finished match. */
export interface MatchFileTask extends PlayedWith {
  readonly options: Json;
  readonly seats: number;
  readonly seed: string;
  readonly entries: readonly Json[];
  /** As stored when the match ended: a replay with another result is not a record of that match. */
  readonly result: Json;
}

type Task =
  | { readonly name: 'think'; readonly about: BotTask }
  | { readonly name: 'writeMatch'; readonly about: MatchFileTask };

interface Waiting {
  readonly task: Task;
  readonly resolve: (answer: Json) => void;
  readonly reject: (error: unknown) => void;
}

/** Idle threads are kept for a while: starting one takes longer than most tasks. A server without bots has none. */
const IDLE_MS = 300_000;
/** Longer than any of our bots takes on a busy machine. */
const DEADLINE_MS = 15_000;

/** What a thread that must be started first gets more, so that a bot is never blamed for a busy machine. */
const STARTING_MS = 5000;

/** One worker thread, which starts when it is first needed. */
interface Thread {
  readonly pool: Piscina<BotTask | MatchFileTask, Json>;
  isBusy: boolean;
}

/**
 * Runs long tasks in worker threads, to keep the event loop free. A thread that misses the deadline of its task is
 * ended. Tasks that nobody waits for use all threads but one, so that an urgent one finds a free thread. A bot is asked in
 * the same thread as before, which knows its plans, unless that one is busy and another is not.
 */
export class WorkerPool {
  readonly #threads: readonly Thread[];
  readonly #queue = new FairQueue<Waiting>();
  readonly #deadlineMs: number;
  #isClosed = false;

  /** `worker` is the built `bot-worker`. */
  constructor(worker: string, threads: number, deadlineMs = DEADLINE_MS) {
    // Piscina tries to `require` our module first, and Node 20 dies of it when the thread is ended meanwhile.
    const execArgv = ['--no-experimental-require-module'];
    const options = { filename: worker, minThreads: 0, maxThreads: 1, idleTimeout: IDLE_MS, execArgv };
    this.#threads = Array.from({ length: threads }, () => {
      const pool = new Piscina<BotTask | MatchFileTask, Json>(options);
      // A thread that dies while idle is replaced at the next task. Without a handler the error would end the process.
      pool.on('error', () => undefined);
      return { pool, isBusy: false };
    });
    this.#deadlineMs = deadlineMs;
  }

  /** Owners take turns: a host with many tables is served no faster than a host with one. */
  think(about: BotTask, owner: string, isUrgent: boolean): Promise<Json> {
    return this.#ask({ name: 'think', about }, owner, isUrgent);
  }

  /** Returns the file of a finished match, as text. */
  async writeMatch(about: MatchFileTask, owner: string): Promise<string> {
    return String(await this.#ask({ name: 'writeMatch', about }, owner, true));
  }

  /** Ends all tasks at once. */
  async close(): Promise<void> {
    this.#isClosed = true;
    for (const { reject } of this.#queue.drain()) reject(new Error('The server is closing'));
    await Promise.all(this.#threads.map(({ pool }) => pool.destroy()));
  }

  #ask(task: Task, owner: string, isUrgent: boolean): Promise<Json> {
    if (this.#isClosed) return Promise.reject(new Error('The server is closing'));
    return new Promise((resolve, reject) => {
      this.#queue.add(owner, isUrgent, { task, resolve, reject });
      this.#startNext();
    });
  }

  #startNext(): void {
    for (;;) {
      const free = this.#threads.filter(({ isBusy }) => !isBusy);
      if (free.length === 0) return;
      const next = this.#queue.next(free.length === 1 && this.#threads.length > 1);
      if (next === null) return;
      this.#start(this.#threadFor(next.task.task, free), next.task);
    }
  }

  #start(thread: Thread, { task, resolve, reject }: Waiting): void {
    thread.isBusy = true;
    const deadlineMs = this.#deadlineMs + (thread.pool.threads.length === 0 ? STARTING_MS : 0);
    thread.pool
      .run(task.about, { name: task.name, signal: AbortSignal.timeout(deadlineMs) })
      // Before the answer is given: the next question of the same bot may come with it.
      .finally(() => {
        thread.isBusy = false;
      })
      .then(resolve, reject)
      .finally(() => this.#isClosed || this.#startNext())
      .catch(reject);
  }

  /** The thread that knows the bot, if it is free. */
  #threadFor(task: Task, free: readonly Thread[]): Thread {
    const usual = task.name === 'think' ? this.#threads[placeOf(task.about.question, this.#threads.length)] : undefined;
    return usual !== undefined && free.includes(usual) ? usual : at(free, 0);
  }
}

/** The same for the same seat of the same table: the seats of one table are spread over the threads. */
const placeOf = ({ table, seat }: TableQuestion, places: number): number => {
  const hash = createHash('sha256').update(table).digest().readUInt32BE();
  return (hash + seat) % places;
};
