import {
  at,
  FastRng,
  type Game,
  type GameTypes,
  playout,
  SPECTATOR,
  seatsOf,
  type Viewer,
  viewOf,
} from '@tortuga/kernel';
import { expect, it } from 'vitest';

interface Limits {
  /** How many random games are measured for each number of players. */
  readonly games: number;
  readonly maxMoves: number;
  /** Of a view as JSON. */
  readonly maxBytes: number;
}

/** One state in so many is measured as a view. */
const VIEW_EVERY = 20;

/** A bot must be able to search all moves of a state, and a view must not be too long for a message. */
export function describeSize<T extends GameTypes>(game: Game<T>, { games, maxMoves, maxBytes }: Limits): void {
  it.each(game.seatCounts)(
    `${game.id} with %i players offers at most ${maxMoves} moves, and no view has more than ${maxBytes} bytes`,
    (seats) => {
      let [mostMoves, mostBytes] = [0, 0];
      for (let number = 0; number < games; number++) {
        const rng = new FastRng(`size ${number}`);
        const state = game.setup(at(game.optionSets, number % game.optionSets.length), seats, rng);
        while (game.pending(state).length > 0) {
          mostMoves = Math.max(mostMoves, game.moves(state, at(game.pending(state), 0)).length);
          playout(game, state, rng, 1);
          if (rng.below(VIEW_EVERY) > 0) continue;
          for (const viewer of [...seatsOf(seats), SPECTATOR] satisfies Viewer[]) {
            mostBytes = Math.max(mostBytes, Buffer.byteLength(JSON.stringify(viewOf(game, state, viewer))));
          }
        }
      }
      expect(mostMoves).toBeLessThanOrEqual(maxMoves);
      expect(mostBytes).toBeLessThanOrEqual(maxBytes);
    },
  );
}
