import type { BotQuestion, Think } from '@tortuga/host';
import type { Json } from '@tortuga/kernel';
import { Piscina } from 'piscina';

/** What a worker is asked: which bot, in which game, with which pack (null for the house set). */
export interface Thought {
  readonly game: string;
  readonly packJson: string | null;
  readonly bot: string;
  readonly question: BotQuestion;
  /** Chance for the bot's thinking. */
  readonly seed: string;
}

/** Bots think in worker threads: the event loop is for people. */
export class Thinkers {
  readonly #pool: Piscina<Thought, Json>;

  /** `worker` is the built `bot-worker`. */
  constructor(worker: string, threads: number) {
    // Piscina tries to `require` our module first, and Node 20 dies of it when the thread is ended meanwhile.
    const execArgv = ['--no-experimental-require-module'];
    this.#pool = new Piscina({ filename: worker, maxThreads: threads, minThreads: 1, execArgv });
  }

  thinker(about: Omit<Thought, 'question' | 'seed'>, seed: () => string): Think {
    return (question) => this.#pool.run({ ...about, question, seed: seed() });
  }

  close(): Promise<void> {
    return this.#pool.close();
  }
}
