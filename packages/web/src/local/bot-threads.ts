import type { TableQuestion } from '@tortuga/games/bot-room';
import type { Json, Phrase } from '@tortuga/kernel';
import type { HintPlan, HintQuestion } from '../hints/hint.ts';
import type { WhyQuestion } from '../hints/why.ts';
import type { PlayedWith } from './played-with.ts';

/** A move that a bot has to choose. */
export interface ChoiceTask {
  readonly playedWith: PlayedWith;
  readonly question: TableQuestion;
}

/** What a thread is asked to do. */
export interface BotTasks {
  choose(task: ChoiceTask): Promise<Json>;
  consider(question: HintQuestion): Promise<readonly HintPlan[]>;
  explain(question: WhyQuestion): Promise<readonly Phrase[]>;
}

/** A worker that runs `bot-thread.ts`. */
export interface BotThread {
  readonly tasks: BotTasks;
  /** Settles only if the worker can't go on: its program is gone, say. */
  readonly failed: Promise<never>;
  end(): void;
}

/** Longer than any of our bots takes on a slow phone. */
const DEADLINE_S = 15;

interface Place {
  thread: BotThread | null;
  /** Settles when everything that was asked so far is answered. */
  last: Promise<unknown>;
  waiting: number;
}

/**
 * Bots think side by side, each in a worker of its own as far as there are processors. A bot stays in its worker, which
 * knows its plans. A worker that misses a deadline is ended, and another takes its place.
 */
export class BotThreads {
  readonly #start: () => BotThread;
  readonly #places: readonly Place[];
  readonly #placeOf = new Map<string, Place>();
  readonly #tick: (done: () => void) => () => void;

  /** @param tick calls back every second until it is stopped */
  constructor(start: () => BotThread, threads: number, tick = everySecond) {
    this.#start = start;
    this.#tick = tick;
    this.#places = Array.from({ length: Math.max(1, threads) }, () => ({
      thread: null,
      last: Promise.resolve(),
      waiting: 0,
    }));
  }

  choose(task: ChoiceTask): Promise<Json> {
    const { table, seat } = task.question;
    return this.#ask(this.#usualPlace(`${table} ${seat}`), (tasks) => tasks.choose(task));
  }

  /** Whichever thread is free first. */
  consider(question: HintQuestion): Promise<readonly HintPlan[]> {
    return this.#ask(this.#emptiest(), (tasks) => tasks.consider(question));
  }

  explain(question: WhyQuestion): Promise<readonly Phrase[]> {
    return this.#ask(this.#emptiest(), (tasks) => tasks.explain(question));
  }

  /** The bots of a table are not asked any more. */
  forget(table: string): void {
    for (const bot of this.#placeOf.keys()) if (bot.startsWith(`${table} `)) this.#placeOf.delete(bot);
  }

  #usualPlace(bot: string): Place {
    const place = this.#placeOf.get(bot) ?? this.#emptiest();
    this.#placeOf.set(bot, place);
    return place;
  }

  /** Of those that wait for least, the one with the fewest bots. */
  #emptiest(): Place {
    const bots = (place: Place): number => [...this.#placeOf.values()].filter((each) => each === place).length;
    const [best] = this.#places.toSorted((a, b) => a.waiting - b.waiting || bots(a) - bots(b));
    if (best === undefined) throw new Error('There are no threads');
    return best;
  }

  /** One after the other, so that nobody pays for the slowness of another bot. */
  async #ask<Answer>(place: Place, ask: (tasks: BotTasks) => Promise<Answer>): Promise<Answer> {
    place.waiting++;
    const answer = place.last.then(() => this.#answer(place, ask));
    place.last = answer.catch(() => undefined);
    try {
      return await answer;
    } finally {
      place.waiting--;
    }
  }

  async #answer<Answer>(place: Place, ask: (tasks: BotTasks) => Promise<Answer>): Promise<Answer> {
    place.thread ??= this.#start();
    const { thread } = place;
    let isLate = (): void => undefined;
    const late = new Promise<'late'>((resolve) => {
      isLate = () => resolve('late');
    });
    let seconds = 0;
    // Counted second by second: a page that was asleep has not been waiting.
    const stop = this.#tick(() => ++seconds === DEADLINE_S && isLate());
    const end = (): void => {
      thread.end();
      place.thread = null;
    };
    try {
      const answer = await Promise.race([ask(thread.tasks), thread.failed.catch(fail(end)), late]);
      if (answer !== 'late') return answer;
      end();
      throw new Error('A bot has missed its deadline');
    } finally {
      stop();
    }
  }
}

const fail =
  (end: () => void) =>
  (error: unknown): never => {
    end();
    throw error;
  };

function everySecond(done: () => void): () => void {
  const timer = setInterval(done, 1000);
  return () => clearInterval(timer);
}
