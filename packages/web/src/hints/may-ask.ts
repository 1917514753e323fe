import type { GameModule } from '@tortuga/games/game-module';
import type { MatchSnapshot } from '@tortuga/host';
import { SPECTATOR, type Viewer } from '@tortuga/kernel';
import { playedWithOf } from '../local/played-with.ts';
import type { HintQuestion } from './hint.ts';

/** table-6.1: at one's own decision, from one's own view. Null for spectators, and while others decide. */
export function mayAsk(module: GameModule, viewer: Viewer, snapshot: MatchSnapshot | null): HintQuestion | null {
  if (viewer === SPECTATOR || snapshot?.offers == null) return null;
  const moves = snapshot.offers.legal.map(({ move }) => move);
  return { playedWith: playedWithOf(module), seat: viewer, view: snapshot.view, moves };
}
