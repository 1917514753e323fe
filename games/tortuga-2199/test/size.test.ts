import { at, FastRng, playout, SPECTATOR, seatsOf, type Viewer, viewOf } from '@tortuga/kernel';
import { describe, expect, it } from 'vitest';
import { tortuga2199 } from '../index.ts';

const { game } = tortuga2199;
const MAX_MOVES = 200;
const MAX_BYTES = 8 * 1024;

describe.each(game.seatCounts)('with %i players', (seats) => {
  it('a state of tortuga-2199 never offers more than 200 moves, and no view is larger than 8 KB', () => {
    let [widest, longest] = [0, 0];
    for (const [number, options] of game.optionSets.entries()) {
      const rng = new FastRng(`size ${number}`);
      const state = game.setup(options, seats, rng);
      while (game.pending(state).length > 0) {
        widest = Math.max(widest, game.moves(state, at(game.pending(state), 0)).length);
        playout(game, state, rng, 1);
        if (rng.below(20) > 0) continue;
        const viewers: Viewer[] = [...seatsOf(seats), SPECTATOR];
        for (const viewer of viewers) {
          longest = Math.max(longest, Buffer.byteLength(JSON.stringify(viewOf(game, state, viewer))));
        }
      }
    }
    expect(widest).toBeLessThan(MAX_MOVES);
    expect(longest).toBeLessThan(MAX_BYTES);
  });
});
