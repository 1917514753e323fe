import { at, type Rng, type Seat } from '@tortuga/kernel';
import { addToIsland, drawChest, overboard } from './chests.ts';
import { add, clockwise, colourOf, sumOf, trackOf, zoneOf } from './places.ts';
import { goalOf, zoneCapacity } from './questions.ts';
import {
  ALL_COLOURS,
  ALL_DICE,
  type Colour,
  EMPTY,
  type GameEvent,
  type Move,
  PURPLE,
  type State,
  TRACK,
  TRACKS,
  WHITE,
} from './types.ts';

/** Phase 3: everybody draws a chest, then all chests move one zone on. */

/** All dice come back; everybody draws a chest, clockwise. dice-4.9, dice-5.1 */
export function beginChests(state: State, rng: Rng, events: GameEvent[]): void {
  state.assigned.fill(EMPTY);
  state.free.fill(ALL_DICE);
  state.action = null;
  state.victim = null;
  state.decider = null;
  for (let steps = 0; steps < state.seats; steps++) {
    const player = clockwise(state.first, steps, state.seats);
    const chest = drawChest(state, rng);
    if (chest === null) break;
    addToIsland(state, player, chest);
    events.push({ type: 'drew', seat: player, chest });
  }
  state.phase = 'stow';
  for (let player = 0; player < state.seats; player++) planWithoutChoice(state, player);
}

export const isAnybodyPlanning = (state: State): boolean => state.plans.includes(null);

/** Chests of one colour have only one order: nothing to ask. */
export function planWithoutChoice(state: State, player: number): void {
  for (let track = 0; track < TRACKS.length; track++) {
    const counts = arrivalsFor(state, player, track);
    let colours = 0;
    let only = ALL_COLOURS[0] as Colour;
    for (const colour of ALL_COLOURS) {
      if (at(counts, colour) === 0) continue;
      colours++;
      only = colour;
    }
    if (colours > 1) continue;
    const chests: Colour[] = [];
    const length = Math.min(at(counts, only), zoneCapacity(state, player, track));
    while (chests.length < length) chests.push(only);
    state.plans[trackOf(player, track)] = chests;
  }
}

/** By colour, the chests that move into a zone: from the crew to the fleet zone, from the island to the crew zone. dice-5.2 */
export function arrivalsFor(state: State, player: number, track: number): number[] {
  // One for each colour, written out for speed.
  const counts = [0, 0, 0, 0, 0];
  if (track === TRACK.fleet) {
    const zone = zoneOf(state, player, TRACK.crew);
    for (let index = 0; index < zone.length; index++) add(counts, at(zone, index), 1);
  } else {
    const from = colourOf(player, 0);
    for (let colour = 0; colour < counts.length; colour++) counts[colour] = at(state.island, from + colour);
  }
  return counts;
}

/** A good order for most players: the most precious chests on the left, where they are safest. dice-5.2 */
export function proposal(state: State, player: number, track: number): Colour[] {
  const counts = arrivalsFor(state, player, track);
  const chests: Colour[] = [];
  const capacity = zoneCapacity(state, player, track);
  const owned = ALL_COLOURS.map((colour) => ownedOf(state, player, colour));
  const preciousness = (colour: Colour): number => {
    if (colour === PURPLE) return 200;
    if (colour === WHITE) return 100;
    return -at(owned, colour);
  };
  const byWorth = [...ALL_COLOURS].sort((a, b) => preciousness(b) - preciousness(a) || a - b);
  // One of each colour before a second: sets need all three.
  for (let copy = 0; chests.length < capacity; copy++) {
    const next = byWorth.filter((colour) => at(counts, colour) > copy);
    if (next.length === 0) break;
    chests.push(...next.slice(0, capacity - chests.length));
  }
  return chests;
}

/** Chests of a colour in the player's zones and at Tortuga. */
function ownedOf(state: State, player: number, colour: Colour): number {
  const carried = TRACKS.reduce(
    (sum, _, track) => sum + zoneOf(state, player, track).filter((chest) => chest === colour).length,
    0,
  );
  return at(state.tortuga, colourOf(player, colour)) + carried;
}

/** May the zone be filled with these chests? dice-5.2 */
export function isPlan(state: State, player: number, track: number, chests: readonly Colour[]): boolean {
  const counts = arrivalsFor(state, player, track);
  const wanted = Math.min(
    zoneCapacity(state, player, track),
    counts.reduce((sum, count) => sum + count, 0),
  );
  if (chests.length !== wanted) return false;
  for (const chest of chests) add(counts, chest, -1);
  return counts.every((count) => count >= 0);
}

/** The track that a player has to plan now: the fleet zone first; null when both are planned. */
export function trackToPlan(state: State, player: number): number | null {
  if (state.plans[trackOf(player, TRACK.fleet)] === null) return TRACK.fleet;
  return state.plans[trackOf(player, TRACK.crew)] === null ? TRACK.crew : null;
}

const NO_CHESTS: readonly Colour[] = [];
const STOW: Move = { kind: 'stow' };
/** By track, chests and capacity: a small cache of lists that are often asked for. */
const MOVE_LISTS = new Map<number, readonly Move[]>();

/** The proposal, and every order of every choice of chests that fills the zone. dice-5.2 */
export function planMoves(state: State, player: number): readonly Move[] {
  const track = trackToPlan(state, player);
  if (track === null) return [];
  const counts = arrivalsFor(state, player, track);
  const capacity = zoneCapacity(state, player, track);
  let key = track * 5 + capacity;
  for (const count of counts) key = key * 8 + count;
  let moves = MOVE_LISTS.get(key);
  if (moves === undefined) {
    const orders: Colour[][] = [];
    const total = counts.reduce((sum, count) => sum + count, 0);
    collectOrders(counts, Math.min(capacity, total), [], orders);
    const kind = track === TRACK.fleet ? 'load' : 'haul';
    moves = [STOW, ...orders.map((chests): Move => ({ kind, chests }))];
    MOVE_LISTS.set(key, moves);
  }
  return moves;
}

function collectOrders(counts: number[], length: number, begun: readonly Colour[], orders: Colour[][]): void {
  if (begun.length === length) {
    orders.push([...begun]);
    return;
  }
  for (const colour of ALL_COLOURS) {
    if (at(counts, colour) === 0) continue;
    add(counts, colour, -1);
    collectOrders(counts, length, [...begun, colour], orders);
    add(counts, colour, 1);
  }
}

/** Plans are secret until everybody has made theirs. Half a plan is no event. dice-5.2 */
export function plan(state: State, player: Seat, track: number, chests: readonly Colour[]): GameEvent[] {
  state.plans[trackOf(player, track)] = [...chests];
  if (trackToPlan(state, player) !== null) return [];
  return [{ type: 'planned', seat: player, plans: TRACKS.map((_, each) => [...planned(state, player, each)]) }];
}

/** Zones that are not planned yet are filled as proposed. dice-5.2 */
export function stow(state: State, player: Seat): GameEvent[] {
  const track = trackToPlan(state, player);
  if (track === null) return [];
  const events = plan(state, player, track, proposal(state, player, track));
  return events.length === 0 ? stow(state, player) : events;
}

/** Fleet to Tortuga, crew to fleet, island to crew; the excess goes overboard. dice-5.2 */
export function moveChests(state: State, events: GameEvent[]): void {
  const spilled: GameEvent[] = [];
  for (let steps = 0; steps < state.seats; steps++) {
    const player = clockwise(state.first, steps, state.seats);
    for (let track = 0; track < TRACKS.length; track++) {
      for (const chest of surplusOf(state, player, track)) {
        spilled.push({ type: 'spilled', seat: player, track, chest, to: overboard(state, chest) });
      }
    }
    const tortuga = zoneOf(state, player, TRACK.fleet);
    for (const chest of tortuga) add(state.tortuga, colourOf(player, chest), 1);
    const fleet = planned(state, player, TRACK.fleet);
    const crew = planned(state, player, TRACK.crew);
    state.zones[trackOf(player, TRACK.fleet)] = fleet;
    state.zones[trackOf(player, TRACK.crew)] = crew;
    for (const colour of ALL_COLOURS) state.island[colourOf(player, colour)] = 0;
    events.push({ type: 'moved', seat: player, tortuga, fleet: [...fleet], crew: [...crew] });
  }
  events.push(...spilled);
  state.plans.fill(null);
}

function planned(state: State, player: number, track: number): Colour[] {
  const chests = at(state.plans, trackOf(player, track));
  if (chests === null) throw new Error('Chests move only after all plans are made');
  return chests;
}

/** The chests that the owner's plan leaves out. dice-5.2 */
function surplusOf(state: State, player: number, track: number): readonly Colour[] {
  const chests = planned(state, player, track);
  const counts = arrivalsFor(state, player, track);
  if (chests.length === sumOf(counts)) return NO_CHESTS;
  for (const chest of chests) add(counts, chest, -1);
  return ALL_COLOURS.flatMap((colour) => new Array<Colour>(at(counts, colour)).fill(colour));
}

/** A player has enough chests at Tortuga. dice-5.3, dice-7.1 */
export function isOver(state: State): boolean {
  const goal = goalOf(state);
  for (let player = 0; player < state.seats; player++) {
    let count = 0;
    for (const colour of ALL_COLOURS) count += at(state.tortuga, colourOf(player, colour));
    if (count >= goal) return true;
  }
  return false;
}

/** The first-player pawn goes left. dice-5.3 */
export function beginRound(state: State): GameEvent {
  state.round++;
  state.roll = 0;
  state.first = clockwise(state.first, 1, state.seats);
  return { type: 'round', round: state.round, first: state.first };
}
