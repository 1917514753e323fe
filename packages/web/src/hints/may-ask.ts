import type { GameModule } from '@tortuga/games/game-module';
import type { MatchSnapshot } from '@tortuga/host';
import { type Seat, SPECTATOR, type Viewer } from '@tortuga/kernel';
import { playedWithOf } from '../local/played-with.ts';
import type { HintQuestion } from './hint.ts';

/** table-6.1: at one's own decision, from one's own view. Null for spectators, and while others decide. */
export function mayAsk(module: GameModule, viewer: Viewer, snapshot: MatchSnapshot | null): HintQuestion | null {
  if (viewer === SPECTATOR || snapshot?.offers == null) return null;
  const moves = snapshot.offers.legal.map(({ move }) => move);
  return { playedWith: playedWithOf(module), seat: viewer, view: snapshot.view, moves };
}

interface Entry {
  readonly n: number;
  readonly seat: Seat | null;
}

/** Names what is to be decided. It stays the same while others make up their minds at the same time. */
export function decisionOf({ seat, moves }: HintQuestion, log: readonly Entry[]): string {
  const own = log.findLast((entry) => entry.seat === seat);
  return `${own?.n ?? 0} ${JSON.stringify(moves)}`;
}
