import type { Rng } from '@tortuga/kernel';
import { PLACES } from '../rules/places.ts';
import { COLUMN_COUNT, ROW, ROWS } from '../rules/types.ts';
import { EMPTY } from './card-values.ts';
import { ANSWERS_TO, answer, takeBack } from './events.ts';
import { gainOf, isFreePlace } from './gain.ts';
import { type Layout, MOST_IN_HAND } from './layout.ts';

/** How a voyage is played out by guesswork. */
export interface PlayOut {
  /** Of a hundred cards before the strategies, so many are laid at random; the others where they gain most. */
  readonly carelessness: number;
}

/** Plays cards, not events, until so many have been played. */
export function playOutTo(layout: Layout, ply: number, { carelessness }: PlayOut, rng: Rng): void {
  const end = Math.min(ply, PLACES);
  while (layout.played < end) {
    const isCareless =
      layout.played < ROW.strategy * COLUMN_COUNT &&
      carelessness > 0 &&
      (carelessness >= 100 || rng.below(100) < carelessness);
    if (isCareless) playAny(layout, rng);
    else playBest(layout, rng);
  }
}

function playAny(layout: Layout, rng: Rng): void {
  const seat = layout.movers[layout.played] as number;
  const row = Math.floor(layout.played / COLUMN_COUNT);
  let skip = rng.below((row + 1) * COLUMN_COUNT - layout.played);
  let column = 0;
  for (; column < COLUMN_COUNT; column++) {
    if (isFreePlace(layout, row, column) && skip-- === 0) break;
  }
  layout.play(seat, rng.below(layout.counts[seat * ROWS.length + row] as number), column);
}

/** Of several that gain the same, the first one met, from a column drawn by lot. */
function playBest(layout: Layout, rng: Rng): void {
  const seat = layout.movers[layout.played] as number;
  const side = seat % layout.sides;
  const row = Math.floor(layout.played / COLUMN_COUNT);
  const hand = seat * ROWS.length + row;
  const held = layout.counts[hand] as number;
  const shift = rng.below(COLUMN_COUNT);
  let best = Number.NEGATIVE_INFINITY;
  let bestCard = 0;
  let bestColumn = 0;
  for (let step = 0; step < COLUMN_COUNT; step++) {
    const column = (step + shift) % COLUMN_COUNT;
    if (!isFreePlace(layout, row, column)) continue;
    for (let card = 0; card < held; card++) {
      const gain = gainOf(layout, side, row, layout.hands[hand * MOST_IN_HAND + card] as number, column);
      if (gain > best) {
        best = gain;
        bestCard = card;
        bestColumn = column;
      }
    }
  }
  layout.play(seat, bestCard, bestColumn);
}

/** Every side answers its event as if it were the last one. */
export function playOutEvents(layout: Layout): void {
  for (const end = PLACES + layout.sides; layout.played < end; layout.played++) {
    const seat = layout.movers[layout.played] as number;
    const event = layout.events[seat] as number;
    if (event === EMPTY) continue;
    const answers = ANSWERS_TO[event] ?? [];
    let best = Number.NEGATIVE_INFINITY;
    let chosen = answers[0];
    for (const each of answers) {
      const kept = answer(layout, event, each);
      const lead = leadOver(layout, seat % layout.sides);
      takeBack(layout, event, each, kept);
      if (lead > best) {
        best = lead;
        chosen = each;
      }
    }
    if (chosen !== undefined) answer(layout, event, chosen);
  }
}

/** Over the best of the others. */
export function leadOver(layout: Layout, side: number): number {
  let rival = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < layout.sides; other++) {
    if (other !== side) rival = Math.max(rival, layout.scoreOf(other));
  }
  return layout.scoreOf(side) - rival;
}
