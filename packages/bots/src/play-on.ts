import { at, type GameTypes, seatsOf } from '@tortuga/kernel';
import { NO_CHANCE, solveStretch } from './exact.ts';
import type { Judge } from './judge.ts';
import type { Outlook, TreeMind } from './mind.ts';

/**
 * The outlook of a game that has no faster one of its own: everybody plays on by quick moves to the end of the stretch,
 * and there it is judged. What takes no more than so many positions to solve is solved at the root.
 */
export function playOn<T extends GameTypes>(mind: TreeMind<T>, judge: Judge<T>, mostNodes: number): Outlook<T> {
  const { game } = mind;
  return {
    settles: () => false,
    look(state, rng, chances, stretch) {
      for (let pending = game.pending(state); pending.length > 0; pending = game.pending(state)) {
        const seat = at(pending, 0);
        if (mind.stretch(state, seat) !== stretch) break;
        game.apply(state, seat, mind.quickMove(state, seat, rng), rng);
      }
      for (const seat of seatsOf(mind.seatCount(state))) chances[seat] = judge(state, seat);
    },
    solve(state, seat, moves) {
      const values: number[] = [];
      const stretch = mind.stretch(state, seat);
      let left = mostNodes;
      for (const move of moves) {
        const after = game.copy(state);
        game.apply(after, seat, move, NO_CHANCE);
        const solved = solveStretch(mind, judge, after, stretch, NO_CHANCE, left);
        if (solved === null) return null;
        left -= solved.nodes;
        values.push(at(solved.chances, seat));
      }
      return values;
    },
  };
}
