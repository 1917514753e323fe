import type { Json, Phrase, Seat } from '@tortuga/kernel';
import type { PlayedWith } from '../local/played-with.ts';

/** A position to think about, as its seat sees it. */
export interface HintQuestion {
  readonly playedWith: PlayedWith;
  readonly seat: Seat;
  readonly view: Json;
  readonly moves: readonly Json[];
}

/** Something worth doing, and why. */
export interface HintPlan {
  readonly moves: readonly Json[];
  /** From 0 to 1; null where there was nothing to weigh. */
  readonly chance: number | null;
  readonly reasons: readonly Phrase[];
}

const MOST_MOVES = 4;

const kindOf = (move: Json): unknown =>
  move !== null && typeof move === 'object' && 'kind' in move ? move['kind'] : move;

/** The moves of a plan to be shown. Of a long one, of several moves of the same kind in a row the first stands for all. */
export function tellingMoves(moves: readonly Json[]): { readonly shown: readonly Json[]; readonly isCut: boolean } {
  if (moves.length <= MOST_MOVES) return { shown: moves, isCut: false };
  const telling = moves.filter((move, index) => index === 0 || kindOf(move) !== kindOf(moves[index - 1] ?? null));
  return { shown: telling.slice(0, MOST_MOVES), isCut: true };
}
