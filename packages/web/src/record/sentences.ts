import type { GameModule } from '@tortuga/games/game-module';
import type { Phrase, ScoreLine, Seat } from '@tortuga/kernel';
import type { MatchRecord } from '@tortuga/protocol';
import { z } from 'zod';

/**
 * A record may be of rules and cards that this program does not know: it shows what can still be understood, and computes
 * nothing.
 */

const seatSchema = z.custom<Seat>((index) => Number.isInteger(index) && Number(index) >= 0);

const resultSchema = z.object({
  cause: z.string(),
  ranking: z.array(z.array(seatSchema)),
  scores: z.array(z.number()),
  lines: z.array(z.custom<ScoreLine>((line) => typeof line === 'object' && line !== null)).catch([]),
});

export type StoredResult = z.infer<typeof resultSchema>;

export function resultOf({ result }: MatchRecord): StoredResult | null {
  const read = resultSchema.safeParse(result);
  return read.success ? read.data : null;
}

/** A sentence, if its subject is still understood and there are words for it. */
export function sayIfKnown(say: (phrase: Phrase) => string, phrase: () => Phrase): string | null {
  try {
    return say(phrase());
  } catch {
    return null;
  }
}

/** A move in words; null if the record does not have it, or it is not understood any more. */
export function moveInWords(module: GameModule, say: (phrase: Phrase) => string, move: unknown): string | null {
  const read = module.game.moveSchema.safeParse(move);
  return read.success ? sayIfKnown(say, () => module.phraseOfMove(read.data)) : null;
}
