import { at, seatsOf } from '@tortuga/kernel';
import { bonusOf, coinsOf, colourOf, dieOf, sumOf, trackOf, zoneOf } from '../rules/places.ts';
import { BIT_COUNT, capacityOf, diceOn, has, limitOf } from '../rules/questions.ts';
import {
  ALL_ACTIONS,
  ALL_COLOURS,
  ALL_DICE,
  CHESTS,
  COLOURS,
  DICE_COUNT,
  EMPTY,
  type State,
  TILES,
  TRACK_LENGTH,
  TRACKS,
} from '../rules/types.ts';

/** dice-1.1, dice-1.2: every chest, die, tile and pawn is somewhere once, and no zone holds more than it can. */
export function invariants(state: State): string[] {
  const problems: string[] = [];
  const check = (holds: boolean, problem: string): void => {
    if (!holds) problems.push(problem);
  };
  for (const [colour, wanted] of CHESTS.entries()) {
    const lying = seatsOf(state.seats).reduce(
      (sum, player) =>
        sum +
        at(state.island, colourOf(player, colour)) +
        at(state.tortuga, colourOf(player, colour)) +
        TRACKS.reduce((held, _, track) => held + zoneOf(state, player, track).filter((c) => c === colour).length, 0),
      at(state.bag, colour) + at(state.centre, colour),
    );
    check(lying === wanted, `${lying} ${COLOURS[colour]} chests`);
    check(at(state.centre, colour) <= (state.seats === 2 ? 0 : 1), `${state.centre[colour]} on the central island`);
  }
  for (const [index, wanted] of TILES.entries()) {
    const held = seatsOf(state.seats).reduce((sum, player) => sum + at(state.tiles, coinsOf(player, index + 1)), 0);
    const looked = state.looked.filter((coins) => coins === index + 1).length;
    check(held + looked + at(state.supply, index) === wanted, `${held} tiles of ${index + 1} held`);
  }
  check(
    state.bonus.every((side) => side >= 0 && side <= 2),
    `bonus ${state.bonus.join()}`,
  );
  check(sumOf(state.bonus.map((side) => Math.min(1, side))) <= 20, 'more bonus tiles than there are');
  for (const player of seatsOf(state.seats)) checkSeat(state, player, check);
  check(
    ALL_COLOURS.every((colour) => at(state.bag, colour) >= 0),
    `bag ${state.bag.join()}`,
  );
  return problems;
}

function checkSeat(state: State, player: number, check: (holds: boolean, problem: string) => void): void {
  for (const track of TRACKS.keys()) {
    const pawn = at(state.pawns, trackOf(player, track));
    check(pawn >= 1 && pawn <= TRACK_LENGTH, `seat ${player}: a pawn on ${pawn}`);
    const { length } = zoneOf(state, player, track);
    check(length <= capacityOf(pawn), `seat ${player}: ${length} chests where ${capacityOf(pawn)} fit`);
  }
  let lying = 0;
  for (const action of ALL_ACTIONS) {
    const dice = diceOn(state, player, action);
    lying |= dice;
    check(
      at(BIT_COUNT, dice) <= limitOf(state, player, action) || state.phase === 'action' || state.phase === 'tile',
      `seat ${player}: too many dice on ${action}`,
    );
    check(at(state.bonus, bonusOf(player, action)) <= 2, `seat ${player}: a bonus over 2`);
  }
  check((lying ^ at(state.free, player)) === ALL_DICE, `seat ${player}: free ${state.free[player]}, lying ${lying}`);
  for (let die = 0; die < DICE_COUNT; die++) {
    const isRolled = at(state.faces, dieOf(player, die)) !== EMPTY;
    check(!isRolled || has(at(state.free, player), die), `seat ${player}: die ${die} is rolled and assigned`);
    if (state.phase === 'keep') {
      check(isRolled === has(at(state.free, player), die), `seat ${player}: die ${die} is not rolled`);
    }
  }
}
