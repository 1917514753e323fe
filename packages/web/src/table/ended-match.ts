import type { Viewer } from '@tortuga/kernel';
import type { MatchStore } from '../match/match-store.ts';
import type { OpenGame } from './game.ts';

/** The match that is over, and who looks at it. */
export interface EndedMatch {
  readonly open: OpenGame;
  readonly names: readonly string[];
  readonly match: MatchStore;
  readonly viewer: Viewer;
}
