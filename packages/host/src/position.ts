import { type GameTypes, type Json, type Match, SPECTATOR, type Viewer } from '@tortuga/kernel';
import type { SnapshotMessage } from '@tortuga/protocol';
import { groupedOffers } from './offers.ts';

/** The part of a position that is the same for every viewer. */
type SharedPosition = Pick<SnapshotMessage, 'decision' | 'pending' | 'clocks' | 'time' | 'prompt' | 'result' | 'seed'>;

export function sharedPosition<T extends GameTypes>(
  match: Match<T>,
  clocks: number[],
  time: Pick<SharedPosition, 'time'>,
): SharedPosition {
  const { game, state, decision, pending, result, revealedSeed } = match;
  const prompt = game.prompt(state);
  return { decision, pending: [...pending], clocks, ...time, prompt, result: result as Json, seed: revealedSeed };
}

/** The part that depends on the viewer. */
type OwnPosition = Pick<SnapshotMessage, 'offers' | 'undo' | 'redo'>;

export function ownPosition<T extends GameTypes>(match: Match<T>, viewer: Viewer): OwnPosition {
  if (viewer === SPECTATOR) return { offers: null, undo: false, redo: false };
  const { game, state, pending } = match;
  return {
    offers: pending.includes(viewer) ? groupedOffers(game, state, viewer) : null,
    undo: match.refuseUndo(viewer) === null,
    redo: match.refuseRedo(viewer) === null,
  };
}
