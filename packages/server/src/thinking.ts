import type { BotQuestion } from '@tortuga/host';
import type { Json } from '@tortuga/kernel';
import { Piscina } from 'piscina';
import { Turns } from './turns.ts';

/** With which rules and cards: what a worker needs to make the title anew. The pack is null where it is the house's. */
export interface PlayedWith {
  readonly game: string;
  readonly rulesVersion: number;
  readonly packDigest: string;
  readonly packJson: string | null;
}

/** What a worker is asked for a bot. */
export interface Thought extends PlayedWith {
  readonly bot: string;
  readonly question: Pick<BotQuestion, 'seat' | 'view' | 'moves'>;
  /** Chance for the bot's thinking: not to be foreseen by anybody. */
  readonly seed: string;
}

/** What a worker is asked for the file of a match that is over. */
export interface MatchText extends PlayedWith {
  readonly options: Json;
  readonly seats: number;
  readonly seed: string;
  readonly entries: readonly Json[];
  /** As it was kept when the match ended: a replay that comes to another result is no record of that match. */
  readonly result: Json;
}

type Task =
  | { readonly name: 'think'; readonly about: Thought }
  | { readonly name: 'writeMatch'; readonly about: MatchText };

interface Waiting {
  readonly task: Task;
  readonly resolve: (answer: Json) => void;
  readonly reject: (error: unknown) => void;
}

/** To start a thread takes longer than most thoughts: it waits for the next one. */
const IDLE_MS = 300_000;
/** Longer than any of our bots thinks, on a busy machine. */
const DEADLINE_MS = 15_000;

/**
 * What takes long is done in worker threads: the event loop is for people. Each task has a deadline, at which its thread
 * is ended. Where nobody looks on, bots think in all threads but one, so that nobody waits for them.
 */
export class Thinkers {
  readonly #pool: Piscina<Thought | MatchText, Json>;
  readonly #turns = new Turns<Waiting>();
  readonly #threads: number;
  readonly #deadlineMs: number;
  #running = 0;
  #isClosed = false;

  /** `worker` is the built `bot-worker`. */
  constructor(worker: string, threads: number, deadlineMs = DEADLINE_MS) {
    // Piscina tries to `require` our module first, and Node 20 dies of it when the thread is ended meanwhile.
    const execArgv = ['--no-experimental-require-module'];
    this.#pool = new Piscina({ filename: worker, maxThreads: threads, minThreads: 1, idleTimeout: IDLE_MS, execArgv });
    // A thread that dies between two thoughts; the next thought starts another one. Unheard, it would end the process.
    this.#pool.on('error', () => undefined);
    this.#threads = threads;
    this.#deadlineMs = deadlineMs;
  }

  /** Owners take turns: many tables of one host count as much as one of another. */
  think(about: Thought, owner: string, isUrgent: boolean): Promise<Json> {
    return this.#ask({ name: 'think', about }, owner, isUrgent);
  }

  /** The file of a match that is over, as text. */
  async writeMatch(about: MatchText, owner: string): Promise<string> {
    return String(await this.#ask({ name: 'writeMatch', about }, owner, true));
  }

  /** Ends what is being thought: nobody waits for it any more. */
  async close(): Promise<void> {
    this.#isClosed = true;
    for (const { reject } of this.#turns.drain()) reject(new Error('The server is closing'));
    await this.#pool.destroy();
  }

  #ask(task: Task, owner: string, isUrgent: boolean): Promise<Json> {
    if (this.#isClosed) return Promise.reject(new Error('The server is closing'));
    return new Promise((resolve, reject) => {
      this.#turns.add(owner, isUrgent, { task, resolve, reject });
      this.#startNext();
    });
  }

  #startNext(): void {
    while (this.#running < this.#threads) {
      const isLast = this.#running === this.#threads - 1;
      const next = this.#turns.next(isLast && this.#threads > 1);
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
