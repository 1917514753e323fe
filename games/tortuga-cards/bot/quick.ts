import { pick, type Rng } from '@tortuga/kernel';
import { openRow, sideOf } from '../rules/places.ts';
import { type Move, ROW, type State } from '../rules/types.ts';
import { answer, answerOf, takeBack } from './events.ts';
import { gainOf } from './gain.ts';
import type { Layout } from './layout.ts';
import { leadOver } from './play-out.ts';

/** Any card before the strategies; from there on what brings most at once. */
export function quickMove(layout: Layout, state: State, moves: readonly Move[], rng: Rng): Move {
  const first = pick(moves, rng);
  if (state.turn === null || openRow(state) < ROW.strategy) return first;
  layout.load(state, state.start);
  const side = sideOf(state.turn, state.seats);
  const event = layout.events[state.turn] as number;
  let chosen = first;
  let best = Number.NEGATIVE_INFINITY;
  for (const move of moves) {
    const gain =
      move.kind === 'play'
        ? gainOf(layout, side, ROW.strategy, layout.kindOf(move.card), move.column)
        : gainByEvent(layout, side, event, move);
    if (gain > best) {
      best = gain;
      chosen = move;
    }
  }
  return chosen;
}

function gainByEvent(layout: Layout, side: number, event: number, move: Exclude<Move, { kind: 'play' }>): number {
  const each = answerOf(move);
  const kept = answer(layout, event, each);
  const lead = leadOver(layout, side);
  takeBack(layout, event, each, kept);
  return lead;
}
