import type { GameModule } from '@tortuga/games/game-module';
import type { Seat } from '@tortuga/kernel';
import type { Step } from '@tortuga/protocol';
import { eventsOf } from '../table/events.ts';
import { type BotsBySeat, characterOf } from './bots.ts';

export interface Strike {
  readonly seat: Seat;
  readonly character: string;
  readonly turn: number;
}

/** The last strike of a bot with a character among some steps. */
export function strikeIn(module: GameModule, news: readonly Step[], bots: BotsBySeat): Strike | null {
  for (const step of news.toReversed()) {
    if (step.kind !== 'move') continue;
    for (const event of eventsOf(step)) {
      const seat = module.strikeOf(event);
      const character = seat === null ? null : characterOf(module, bots[seat] ?? null);
      if (seat !== null && character !== null) return { seat, character, turn: step.n };
    }
  }
  return null;
}
