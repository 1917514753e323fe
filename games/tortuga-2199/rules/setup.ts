import { at, type Rng, seatsOf, shuffle } from '@tortuga/kernel';
import { draw, MARKETS } from './cards.ts';
import type { GameEvent } from './event.ts';
import { DEALS } from './map.ts';
import { isInGame, SECTOR_COUNT, startDefence, TORTUGA } from './sectors.ts';
import { BOUGHT, FRAME, HUNT_COUNT, MARKERS, NO_COMBAT, OPEN_PER_MARKET, type State } from './state.ts';
import { BOOSTER, FIRST_SHIP, FIRST_T, IMPULSE, MINING, type Values } from './values.ts';

const bySector = <Value>(value: (sector: number) => Value): Value[] =>
  Array.from({ length: SECTOR_COUNT }, (_, sector) => value(sector));

/** Everything up to the choice of ships. 2199-2.2, 2199-3.1, 2199-3.2 */
export function setup(values: Values, scenario: number, odds: boolean, seats: number, rng: Rng): State {
  const bySeat = <Value>(value: Value): Value[] => new Array<Value>(seats).fill(value);
  const first = rng.below(seats);
  const outer = shuffle([...at(DEALS, 0)], rng);
  const deal = DEALS.findIndex((each) => each.every((sector, index) => sector === outer[index]));
  const hunts = shuffle(
    Array.from({ length: HUNT_COUNT }, (_, hunt) => hunt),
    rng,
  );
  const markets = values.outerCards.map((cards) => shuffle([...cards], rng));
  const isFilled = (sector: number) => sector !== TORTUGA && isInGame(sector, seats);
  return {
    seats,
    scenario,
    odds: odds ? 1 : 0,
    map: firstMapFor(values, seats) + deal,
    question: 0,
    round: 1,
    first,
    active: first,
    frame: FRAME.ship,
    decider: first,
    winner: null,
    crypto: 0,
    maneuvers: 0,
    tender: 0,
    fresh: 0,
    powers: 0,
    buyDiscount: 0,
    captureDiscount: 0,
    conquestDiscount: 0,
    bought: BOUGHT.discard,
    council: null,
    lastTurns: 0,
    depot: 0,
    minerals: bySector((sector) => (isFilled(sector) ? 1 : 0)),
    defence: bySector(startDefence),
    controllers: bySector<number | null>(() => null),
    hunts: bySector((sector) => (isFilled(sector) ? (hunts.pop() ?? null) : null)),
    markers: bySector(() => 0),
    seen: bySector(() => 0),
    box: hunts,
    trophies: new Array<number | null>(HUNT_COUNT).fill(null),
    ships: bySeat<number | null>(null),
    places: bySeat<number | null>(TORTUGA),
    points: bySeat(0),
    cargo: bySeat(0),
    holds: bySeat(MARKERS),
    reserves: bySeat<number | null>(null),
    tops: bySeat(0),
    hands: bySeat(0).map(() => []),
    decks: bySeat(0).map(() => []),
    discards: bySeat(0).map(() => []),
    played: [],
    gone: [],
    stock: Array.from({ length: values.tCount }, (_, index) => at(values.copies, FIRST_T + index)),
    open: markets.flatMap((deck) => Array.from({ length: OPEN_PER_MARKET }, () => deck.pop() ?? null)),
    markets,
    bottoms: MARKETS.map(() => 0),
    opened: MARKETS.map(() => OPEN_PER_MARKET),
    todo: [],
    target: null,
    attackCards: [],
    defendCards: [],
    shownAttack: [],
    shownDefend: [],
    ...NO_COMBAT,
  };
}

/** Three players have a layout of their own in some packs. 2199-2.3 */
function firstMapFor({ maps }: Values, seats: number): number {
  if (seats === 2) return 0;
  const ownOfThree = 2 * DEALS.length;
  return seats === 3 && maps.length > ownOfThree ? ownOfThree : DEALS.length;
}

/** Clockwise from the first player. 2199-3.5 */
const FIRST_HANDS: Readonly<Record<number, readonly number[]>> = { 2: [4, 5], 3: [3, 4, 5], 4: [3, 4, 4, 5] };

/** Ten cards each, shuffled, and the first hands. 2199-3.4, 2199-3.5 */
export function dealDecks(state: State, rng: Rng): GameEvent {
  const events: GameEvent[] = [];
  for (const seat of seatsOf(state.seats)) {
    const ship = at(state.ships, seat);
    if (ship === null) throw new Error(`Seat ${seat} has no ship`);
    const starters = [MINING, MINING, MINING, MINING, MINING, IMPULSE, IMPULSE, IMPULSE, BOOSTER, FIRST_SHIP + ship];
    state.decks[seat] = shuffle(starters, rng);
    const order = (seat - state.first + state.seats) % state.seats;
    draw(state, seat, at(FIRST_HANDS[state.seats] ?? [], order), rng, events);
  }
  return { type: 'dealt', hands: state.hands.map((hand) => [...hand]) };
}
