import { at, pick, type Rng, seatsOf, shuffle } from '@tortuga/kernel';
import { keepMoves } from './keep.ts';
import { add, coinsOf, dieOf, trackOf } from './places.ts';
import { has } from './questions.ts';
import { planMoves, planWithoutChoice, proposal, trackToPlan } from './stow.ts';
import { DICE_COUNT, EMPTY, FACES, MAX_COINS, type Slot, type State, TILES, TRACKS } from './types.ts';
import type { PlayerView, View } from './view-types.ts';

const slotOf = (value: number | null): Slot => value ?? EMPTY;

/** Rolls the dice behind other screens, guesses the choices made there, and deals the unknown treasure tiles. */
export function determinize(seen: View, rng: Rng): State {
  const state = openPart(seen);
  dealTiles(seen, state, rng);
  for (const player of seatsOf(seen.seats)) {
    const { rolled, kept, plans, chosen, free } = at(seen.players, player);
    if ('hidden' in rolled) {
      for (let die = 0; die < DICE_COUNT; die++) {
        if (has(free, die)) state.faces[dieOf(player, die)] = rng.below(FACES);
      }
    }
    if (kept !== null && typeof kept === 'object' && chosen) state.kept[player] = guessKept(state, player, rng);
    if ('hidden' in plans) guessPlans(state, player, chosen, rng);
  }
  return state;
}

function openPart(seen: View): State {
  const each = <Item>(list: (player: PlayerView) => readonly Item[]): Item[] => seen.players.flatMap(list);
  return {
    seats: seen.seats,
    long: seen.long,
    phase: seen.phase,
    question: seen.question,
    round: seen.round,
    roll: seen.roll,
    first: seen.first,
    decider: seen.decider,
    action: seen.action,
    place: seen.place,
    victim: seen.victim,
    owed: seen.owed.reduce((bits, player) => bits | (1 << player), 0),
    faces: each(({ rolled }) => ('hidden' in rolled ? new Array<Slot>(DICE_COUNT).fill(EMPTY) : rolled.map(slotOf))),
    assigned: each(({ assigned }) => assigned.map(slotOf)),
    shown: seen.shown.flat().map(slotOf),
    free: seen.players.map(({ free }) => free),
    kept: seen.players.map(({ kept }) => (typeof kept === 'number' ? kept : EMPTY)),
    bonus: each(({ bonus }) => bonus),
    pawns: each(({ pawns }) => pawns),
    zones: each(({ zones }) => zones.map((zone) => [...zone])),
    island: each(({ island }) => island),
    tortuga: each(({ tortuga }) => tortuga),
    bag: [...seen.bag],
    centre: [...seen.centre],
    supply: new Array<number>(MAX_COINS).fill(0),
    tiles: each(({ tiles }) => ('hidden' in tiles ? new Array<number>(MAX_COINS).fill(0) : tiles)),
    looked: 'hidden' in seen.looked ? [] : [...seen.looked],
    plans: each(({ plans }) =>
      'hidden' in plans ? new Array<null>(TRACKS.length).fill(null) : plans.map((plan) => plan?.slice() ?? null),
    ),
  };
}

function dealTiles(seen: View, state: State, rng: Rng): void {
  const unseen = TILES.flatMap((count, index) => {
    const known = seen.players.reduce(
      (sum, { tiles }) => sum + ('hidden' in tiles ? 0 : at(tiles, index)),
      state.looked.filter((coins) => coins === index + 1).length,
    );
    return new Array<number>(count - known).fill(index + 1);
  });
  shuffle(unseen, rng);
  for (const player of seatsOf(seen.seats)) {
    const { tiles } = at(seen.players, player);
    if ('hidden' in tiles) {
      for (const coins of unseen.splice(0, tiles.count)) add(state.tiles, coinsOf(player, coins), 1);
    }
  }
  if ('hidden' in seen.looked) state.looked = unseen.splice(0, seen.looked.count).sort((a, b) => a - b);
  for (const coins of unseen) add(state.supply, coins - 1, 1);
}

function guessKept(state: State, player: number, rng: Rng): number {
  const choices = keepMoves(state, player);
  if (choices.length === 0) return 0;
  const choice = pick(choices, rng);
  return choice.kind === 'keep' ? choice.dice : 0;
}

/** A player who has not finished may have planned one zone already. Nobody else can tell; the guess is: no. */
function guessPlans(state: State, player: number, chosen: boolean, rng: Rng): void {
  planWithoutChoice(state, player);
  for (let track = trackToPlan(state, player); chosen && track !== null; track = trackToPlan(state, player)) {
    const move = pick(planMoves(state, player), rng);
    state.plans[trackOf(player, track)] =
      move.kind === 'load' || move.kind === 'haul' ? [...move.chests] : proposal(state, player, track);
  }
}
