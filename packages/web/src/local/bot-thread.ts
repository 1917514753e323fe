import { BotRoom } from '@tortuga/games/bot-room';
import { botFor } from '@tortuga/games/bots';
import { moduleFor } from '@tortuga/games/editions';
import type { GameModule } from '@tortuga/games/game-module';
import { shelfGame } from '@tortuga/games/shelf';
import { FastRng, type Json, type Phrase } from '@tortuga/kernel';
import type { HintPlan, HintQuestion } from '../hints/hint.ts';
import type { WhyQuestion } from '../hints/why.ts';
import type { BotTasks, ChoiceTask } from './bot-threads.ts';
import type { PlayedWith } from './played-with.ts';

const now = (): number => performance.now();

/** Whoever asks for a hint does not want to wait. */
const HINTING_BOT = 'admiral@1500ms';
/** Nobody reads more. */
const MOST_PLANS = 3;

/** What bots do in a worker of their own. Games, and what their bots have learned, are loaded with the first of them. */
export class BotDesk implements BotTasks {
  readonly #room = new BotRoom();
  readonly #modules = new Map<string, Promise<GameModule>>();

  async choose({ playedWith, question }: ChoiceTask) {
    return this.#room.choose(await this.#module(playedWith), question, now);
  }

  async consider({ playedWith, seat, view, moves }: HintQuestion): Promise<readonly HintPlan[]> {
    const module = await this.#module(playedWith);
    const [found, searching] = await Promise.all([botFor(module, HINTING_BOT), module.searchingBots()]);
    if (!found.ok) throw new Error(found.problem);
    const question = {
      seat,
      view: view as object,
      moves: moves as object[],
      rng: new FastRng(crypto.randomUUID()),
      now,
    };
    const plans = found.bot.consider?.(question) ?? [];
    return plans.slice(0, MOST_PLANS).map((plan) => ({
      moves: plan.moves as Json[],
      chance: plan.tries === 0 ? null : plan.chance,
      reasons: searching.reasonsFor(question, plan),
    }));
  }

  async explain({ playedWith, deeds }: WhyQuestion): Promise<readonly Phrase[]> {
    const module = await this.#module(playedWith);
    return (await module.searchingBots()).reasonsAfter(deeds);
  }

  #module(playedWith: PlayedWith): Promise<GameModule> {
    const key = `${playedWith.game} ${playedWith.rulesVersion} ${playedWith.packDigest}`;
    const module = this.#modules.get(key) ?? loadModule(playedWith);
    this.#modules.set(key, module);
    module.catch(() => this.#modules.delete(key));
    return module;
  }
}

async function loadModule({ game, pack, ...edition }: PlayedWith): Promise<GameModule> {
  const today = await shelfGame(game)?.module();
  if (today === undefined) throw new Error(`No game ${game}`);
  const found = moduleFor(today, edition, pack);
  if (!found.ok) throw new Error(`${game} can't be run: ${found.reason}`);
  return found.module;
}
