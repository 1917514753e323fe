import type { GameTypes, Offer, Refusal } from '@tortuga/kernel';
import { useState } from 'react';
import { inBackground } from './in-background.ts';
import { isSameMove, refusedOf } from './offers.ts';

interface Source<T extends GameTypes> {
  readonly offers: readonly Offer<T>[];
  whyNot(move: T['move']): Promise<Refusal | null>;
}

/**
 * Why the move that a player tried last is not allowed.
 *
 * @param moment changes with every question: then the refusal is dropped
 */
export function useRefusal<T extends GameTypes>({ offers, whyNot }: Source<T>, moment: string) {
  const [answer, setAnswer] = useState<{ readonly moment: string; readonly refusal: Refusal | null } | null>(null);
  const ask = async (move: T['move']) => {
    const offered = refusedOf(offers).find((offer) => isSameMove(offer.move, move));
    setAnswer({ moment, refusal: offered?.refusal ?? (await whyNot(move)) });
  };
  return {
    refusal: answer?.moment === moment ? answer.refusal : null,
    explain: (move: T['move']) => inBackground(ask(move)),
    forget: () => setAnswer(null),
  };
}
