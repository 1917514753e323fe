import { type GameTypes, type Json, type Match, SPECTATOR, type Viewer } from '@tortuga/kernel';
import { groupedOffers } from './offers.ts';
import type { Message } from './protocol.ts';

type Snapshot = Extract<Message, { type: 'snapshot' }>;

/** How a match stands, as far as it is the same for every viewer: told to all, but made once. */
export type ForAll = Pick<Snapshot, 'decision' | 'pending' | 'clocks' | 'prompt' | 'result' | 'seed'>;

export function standingForAll<T extends GameTypes>(match: Match<T>, clocks: number[]): ForAll {
  const { game, state, decision, pending, result, revealedSeed } = match;
  const prompt = game.prompt(state);
  return { decision, pending: [...pending], clocks, prompt, result: result as Json, seed: revealedSeed };
}

/** What of it depends on who looks. */
export type ForOne = Pick<Snapshot, 'offers' | 'undo' | 'redo'>;

export function standingForOne<T extends GameTypes>(match: Match<T>, viewer: Viewer): ForOne {
  if (viewer === SPECTATOR) return { offers: null, undo: false, redo: false };
  const { game, state, pending } = match;
  return {
    offers: pending.includes(viewer) ? groupedOffers(game, state, viewer) : null,
    undo: match.refuseUndo(viewer) === null,
    redo: match.refuseRedo(viewer) === null,
  };
}
