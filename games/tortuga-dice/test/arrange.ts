import { at, Match, seat, seatsOf, seedFromText } from '@tortuga/kernel';
import { ArrangedMatch, type Player, seatOf } from '@tortuga/laws';
import { defaultPack, moduleOf } from '../index.ts';
import { askNext } from '../rules/actions.ts';
import type { DiceTypes } from '../rules/game.ts';
import { valuesOf } from '../rules/pack.ts';
import { add, bonusOf, coinsOf, colourOf, dieOf, trackOf } from '../rules/places.ts';
import { beforeTheFirstRoll } from '../rules/setup.ts';
import { planWithoutChoice } from '../rules/stow.ts';
import {
  ACTION,
  ACTIONS,
  type Action,
  type ActionName,
  ALL_DICE,
  CHESTS,
  COLOURS,
  type Colour,
  DICE,
  EMPTY,
  MAX_COINS,
  SKULL,
  type State,
  TRACK,
} from '../rules/types.ts';
import { invariants } from './invariants.ts';

type By<What> = Partial<Record<Player, What>>;

/** A position in words. Chests and tiles that it does not mention are in the bag and the supply. */
export interface Arrangement {
  /** The version of the rules, if not the newest. */
  readonly rules?: number;
  readonly seats?: 2 | 3 | 4;
  readonly long?: boolean;
  /** The player with the first-player pawn; A by default. */
  readonly first?: Player;
  /** The faces rolled, by die: `A fleet, B skull`. Dice not mentioned here or below lie on Fleet Expansion. */
  readonly rolled?: By<string>;
  /** The dice assigned: `boarding CD, hunt A`. */
  readonly dice?: By<string>;
  /** The action to resolve first. */
  readonly action?: ActionName;
  /** The chests are about to be stowed. */
  readonly stowing?: boolean;
  readonly ship?: By<number>;
  readonly pirate?: By<number>;
  /** `boarding 1, hunt 2` */
  readonly bonus?: By<string>;
  /** Colours, from the left. */
  readonly island?: By<string>;
  readonly crew?: By<string>;
  readonly fleet?: By<string>;
  readonly tortuga?: By<string>;
  readonly centre?: string;
  /** Coins of the tiles: `1 1 3`. */
  readonly tiles?: By<string>;
  /** All tiles but these are D's, or the last player's. */
  readonly supply?: string;
}

const words = (text = ''): string[] => text.split(/[\s,]+/).filter(Boolean);
const pairs = (text = ''): [string, string][] =>
  text
    .split(',')
    .map((pair) => pair.trim().split(/\s+/))
    .filter(([word]) => word !== '')
    .map(([word = '', value = '']) => [word, value]);

const actionNamed = (name: string): Action => {
  const action = (ACTIONS as readonly string[]).indexOf(name);
  if (action < 0) throw new Error(`"${name}" is not an action`);
  return action as Action;
};

const colourNamed = (name: string): Colour => {
  const colour = (COLOURS as readonly string[]).indexOf(name);
  if (colour < 0) throw new Error(`"${name}" is not a colour`);
  return colour as Colour;
};

export function arrange(arrangement: Arrangement): ArrangedMatch<DiceTypes> {
  const state = stateOf(arrangement);
  const problems = invariants(state);
  if (problems.length > 0) throw new Error(`This position is impossible: ${problems.join('; ')}`);
  const start = { options: { long: state.long }, seats: state.seats, seed: seedFromText('scenario') };
  const module = moduleOf(defaultPack, arrangement.rules);
  return new ArrangedMatch((from) => Match.arranged(module.game, start, from), state, module);
}

function stateOf(arrangement: Arrangement): State {
  const state = bareState(arrangement);
  for (const player of (['A', 'B', 'C', 'D'] as const).slice(0, state.seats)) arrangeSeat(state, arrangement, player);
  for (const name of words(arrangement.centre)) state.centre[colourNamed(name)] = 1;
  for (const [colour, count] of CHESTS.entries()) {
    const lying = seatsOf(state.seats).reduce(
      (sum, player) => sum + at(state.island, colourOf(player, colour)) + at(state.tortuga, colourOf(player, colour)),
      at(state.centre, colour) + state.zones.flat().filter((chest) => chest === colour).length,
    );
    state.bag[colour] = count - lying;
  }
  dealTiles(state, arrangement);
  if (arrangement.action !== undefined) {
    const action = actionNamed(arrangement.action);
    state.action = action === 0 ? null : ((action - 1) as Action);
    state.place = 2;
    askNext(valuesOf(defaultPack, arrangement.rules), state, []);
  }
  if (arrangement.stowing === true) {
    state.phase = 'stow';
    state.assigned.fill(EMPTY);
    state.free.fill(ALL_DICE);
    for (const player of seatsOf(state.seats)) planWithoutChoice(state, player);
  }
  return state;
}

/** In the second round, with all dice on Fleet Expansion. */
function bareState({ seats = 3, long = false, first = 'A' }: Arrangement): State {
  const state = beforeTheFirstRoll(seats, long, seatOf(first));
  state.round = 2;
  state.roll = 1;
  state.assigned.fill(ACTION.fleet);
  state.free.fill(0);
  return state;
}

function arrangeSeat(state: State, arrangement: Arrangement, player: Player): void {
  const index = seatOf(player);
  for (const [die, face] of pairs(arrangement.rolled?.[player])) {
    const number = DICE.indexOf(die);
    state.faces[dieOf(index, number)] = face === 'skull' ? SKULL : actionNamed(face);
    state.assigned[dieOf(index, number)] = EMPTY;
    state.free[index] = at(state.free, index) | (1 << number);
  }
  for (const [action, dice] of pairs(arrangement.dice?.[player])) {
    for (const die of dice) state.assigned[dieOf(index, DICE.indexOf(die))] = actionNamed(action);
  }
  for (const [action, side] of pairs(arrangement.bonus?.[player])) {
    state.bonus[bonusOf(index, actionNamed(action))] = Number(side);
  }
  state.pawns[trackOf(index, TRACK.fleet)] = arrangement.ship?.[player] ?? 3;
  state.pawns[trackOf(index, TRACK.crew)] = arrangement.pirate?.[player] ?? 3;
  state.zones[trackOf(index, TRACK.fleet)] = words(arrangement.fleet?.[player]).map(colourNamed);
  state.zones[trackOf(index, TRACK.crew)] = words(arrangement.crew?.[player]).map(colourNamed);
  for (const name of words(arrangement.island?.[player])) add(state.island, colourOf(index, colourNamed(name)), 1);
  for (const name of words(arrangement.tortuga?.[player])) add(state.tortuga, colourOf(index, colourNamed(name)), 1);
  for (const coins of words(arrangement.tiles?.[player])) {
    add(state.tiles, coinsOf(index, Number(coins)), 1);
    add(state.supply, Number(coins) - 1, -1);
  }
}

function dealTiles(state: State, { supply }: Arrangement): void {
  if (supply === undefined) return;
  const last = seat(state.seats - 1);
  const wanted = words(supply).map(Number);
  for (let coins = 1; coins <= MAX_COINS; coins++) {
    const count = wanted.filter((each) => each === coins).length;
    add(state.tiles, coinsOf(last, coins), at(state.supply, coins - 1) - count);
    state.supply[coins - 1] = count;
  }
}
