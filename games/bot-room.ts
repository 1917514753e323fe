import type { Bot } from '@tortuga/bots';
import { FastRng, type GameTypes, type Json, type Seat } from '@tortuga/kernel';
import { botAtTable } from './bots.ts';
import type { GameModule } from './game-module.ts';

/** A decision of a bot at a table, as it is sent to whoever thinks. */
export interface TableQuestion {
  /** The table and its match: a bot remembers what it planned there. */
  readonly table: string;
  readonly bot: string;
  readonly seat: Seat;
  readonly view: Json;
  readonly moves: readonly Json[];
  /** Random, so that nobody can foresee the bot's choice. */
  readonly seed: string;
}

/** A bot takes some kilobytes, with what it has planned. */
const MAX_BOTS = 100;

/** The bots that think in one thread, those that were asked last. A bot that was forgotten plays as well, without its plan. */
export class BotRoom {
  readonly #bots = new Map<string, Promise<Bot<GameTypes>>>();
  readonly #most: number;

  constructor(most = MAX_BOTS) {
    this.#most = most;
  }

  get size(): number {
    return this.#bots.size;
  }

  async choose(module: GameModule, question: TableQuestion, now: () => number): Promise<Json> {
    const { table, bot: name, seat, view, moves, seed } = question;
    const key = `${table} ${seat} ${name}`;
    try {
      const bot = await this.#bot(key, () => botAtTable(module, name));
      const rng = new FastRng(seed);
      return bot.choose({ seat, view: view as object, moves: moves as object[], rng, now }) as Json;
    } catch (error) {
      // Whatever it had in mind, it is not to be trusted any more.
      this.#bots.delete(key);
      throw error;
    }
  }

  #bot(key: string, make: () => Promise<Bot<GameTypes>>): Promise<Bot<GameTypes>> {
    const bot = this.#bots.get(key) ?? make();
    this.#bots.delete(key);
    this.#bots.set(key, bot);
    const [oldest] = this.#bots.keys();
    if (this.#bots.size > this.#most && oldest !== undefined) this.#bots.delete(oldest);
    return bot;
  }
}
