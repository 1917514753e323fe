import type { Game } from '@tortuga/kernel';
import { describeGame } from '@tortuga/laws';
import { defaultPack } from '../index.ts';
import { type Types2199, tortuga2199 } from '../rules/game.ts';
import { FIRST_POST } from '../rules/sectors.ts';
import { valuesOf } from '../rules/values.ts';
import { NEWEST } from '../rules/versions.ts';
import { invariantsOf } from './invariants.ts';

/** Random players need hundreds of rounds to win, but broken laws show in the first few. */
const pack = { ...defaultPack, rounds: 6 };
const invariants = invariantsOf(valuesOf(pack));

describeGame(tortuga2199(pack), { invariants, games: 16 });
describeGame(tortuga2199(pack, NEWEST - 1), { invariants, games: 4 });

/** All markers are on sectors and hunt tokens, so that every new one must be taken back. 2199-10.7 */
function withoutMarkersToSpare(game: Game<Types2199>): Game<Types2199> {
  return {
    ...game,
    id: `${game.id} without markers to spare`,
    setup: (options, seats, rng) => {
      const state = game.setup(options, seats, rng);
      state.holds.fill(0);
      for (const [sector, hunt] of state.hunts.entries()) {
        if (hunt === null) continue;
        state.controllers[sector] = sector % seats;
        state.markers[sector] = state.seen[sector] = (1 << seats) - 1;
      }
      // All ships are in one sector, so that there are combats.
      state.places.fill(FIRST_POST);
      return state;
    },
  };
}

describeGame(withoutMarkersToSpare(tortuga2199(pack)), {
  invariants: (state) => invariants(state).filter((wrong) => !wrong.endsWith('markers')),
  games: 8,
});
