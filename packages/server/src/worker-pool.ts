import type { BotQuestion } from '@tortuga/host';
import type { Json } from '@tortuga/kernel';
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
  readonly bot: string;
  readonly question: Pick<BotQuestion, 'seat' | 'view' | 'moves'>;
  /** Random, so that nobody can foresee the bot's choice. */
  readonly seed: string;
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

/** Idle threads are kept: starting one takes longer than most tasks. */
const IDLE_MS = 300_000;
/** Longer than any of our bots takes on a busy machine. */
const DEADLINE_MS = 15_000;

/**
 * Runs long tasks in worker threads, to keep the event loop free. A thread that misses the deadline of its task is
 * ended. Tasks that nobody waits for use all threads but one, so that an urgent one finds a free thread.
 */
export class WorkerPool {
  readonly #pool: Piscina<BotTask | MatchFileTask, Json>;
  readonly #queue = new FairQueue<Waiting>();
  readonly #threads: number;
  readonly #deadlineMs: number;
  #running = 0;
  #isClosed = false;

  /** `worker` is the built `bot-worker`. */
  constructor(worker: string, threads: number, deadlineMs = DEADLINE_MS) {
    // Piscina tries to `require` our module first, and Node 20 dies of it when the thread is ended meanwhile.
    const execArgv = ['--no-experimental-require-module'];
    this.#pool = new Piscina({ filename: worker, maxThreads: threads, minThreads: 1, idleTimeout: IDLE_MS, execArgv });
    // A thread that dies while idle is replaced at the next task. Without a handler the error would end the process.
    this.#pool.on('error', () => undefined);
    this.#threads = threads;
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
    await this.#pool.destroy();
  }

  #ask(task: Task, owner: string, isUrgent: boolean): Promise<Json> {
    if (this.#isClosed) return Promise.reject(new Error('The server is closing'));
    return new Promise((resolve, reject) => {
      this.#queue.add(owner, isUrgent, { task, resolve, reject });
      this.#startNext();
    });
  }

  #startNext(): void {
    while (this.#running < this.#threads) {
      const isLast = this.#running === this.#threads - 1;
      const next = this.#queue.next(isLast && this.#threads > 1);
      if (next === null) return;
      this.#running++;
      const { task, resolve, reject } = next.task;
      this.#pool
        .run(task.about, { name: task.name, signal: AbortSignal.timeout(this.#deadlineMs) })
        .then(resolve, reject)
        .finally(() => {
          this.#running--;
          if (!this.#isClosed) this.#startNext();
        })
        .catch(reject);
    }
  }
}
