import type { GameModule } from '@tortuga/games/game-module';
import type { Phrase, Seat } from '@tortuga/kernel';
import { inBackground } from '@tortuga/kit';
import { useState } from 'react';
import { playedWithOf } from '../local/played-with.ts';
import { localTables } from '../local/worker-client.ts';
import type { BotTurn } from './why.ts';

type Reasons = 'thinking' | 'failed' | readonly Phrase[];

export interface Why {
  readonly turn: BotTurn;
  readonly reasons: Reasons;
}

export interface WhyState {
  /** Null while nothing is to be shown. */
  readonly why: Why | null;
  readonly ask: (seat: Seat) => void;
  readonly close: () => void;
}

const lastStepOf = ({ deeds }: BotTurn): number => deeds.at(-1)?.n ?? 0;

/** Why a bot did what it did in its last turn. */
export function useWhy(module: GameModule, turns: readonly BotTurn[]): WhyState {
  const [asked, setAsked] = useState<Why | null>(null);
  const find = async (turn: BotTurn): Promise<void> => {
    setAsked({ turn, reasons: 'thinking' });
    const reasons = await localTables()
      .explain({ playedWith: playedWithOf(module), deeds: turn.deeds.map(({ deed }) => deed) })
      .catch((): Reasons => 'failed');
    // Whoever has closed it, or asked about something else, does not want it any more.
    setAsked((now) => (now?.turn === turn ? { turn, reasons } : now));
  };
  const isLast = (turn: BotTurn): boolean =>
    turns.some((each) => each.seat === turn.seat && lastStepOf(each) === lastStepOf(turn));
  return {
    // When the bot goes on, what was said about it before is out of date.
    why: asked !== null && isLast(asked.turn) ? asked : null,
    ask: (seat) => {
      const turn = turns.find((each) => each.seat === seat);
      if (turn !== undefined) inBackground(find(turn));
    },
    close: () => setAsked(null),
  };
}
