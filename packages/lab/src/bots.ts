import { BOT_NAMES, type Bot, botNamed } from '@tortuga/bots';
import type { GameModule } from '@tortuga/games/game-module';
import type { GameTypes } from '@tortuga/kernel';

const SEARCHING = ['reference', 'strongest'] as const;

export const KNOWN_BOTS: readonly string[] = [...BOT_NAMES, ...SEARCHING];

/** The bot of that name; null if there is none. */
export async function botFor(module: GameModule, name: string): Promise<Bot<GameTypes> | null> {
  const searching = SEARCHING.find((each) => each === name);
  return searching === undefined ? botNamed(name, module) : (await module.searchingBots())[searching];
}
