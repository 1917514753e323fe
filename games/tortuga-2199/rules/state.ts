/**
 * Everything is a small whole number in a flat list, because bots copy a state thousands of times a second. Null is
 * nobody, nowhere or nothing; what is unknown is never in a state.
 * Cards are known by their kind: two copies of one card are the same number, so a hand is a sorted list of kinds.
 */

/** The kinds of decision. At most one interrupts a turn at a time, so there is no stack. */
export const FRAMES = [
  'ship',
  'deploy',
  'turn',
  'abilities',
  'attack',
  'defend',
  'attackAbilities',
  'defendAbilities',
  'spoils',
  'lose',
  'retreat',
  'over',
  'marker',
] as const;
export type Frame = (typeof FRAMES)[number];

export const FRAME = {
  ship: 0,
  deploy: 1,
  turn: 2,
  abilities: 3,
  attack: 4,
  defend: 5,
  attackAbilities: 6,
  defendAbilities: 7,
  spoils: 8,
  lose: 9,
  retreat: 10,
  over: 11,
  marker: 12,
} as const satisfies Record<Frame, number>;

export const SCENARIOS = ['standard', 'aggressive', 'peaceful'] as const;
export type Scenario = (typeof SCENARIOS)[number];
export const AGGRESSIVE = 1;
export const PEACEFUL = 2;

/** How a game ends. 2199-13.1, 2199-13.3, 2199-13.4, 2199-14.1 */
export const ENDINGS = [
  'influence',
  'council',
  'tieConqueror',
  'tieSectors',
  'tieShared',
  'usurper',
  'rounds',
] as const;
export type Ending = (typeof ENDINGS)[number];

/** Where a bought card goes. 2199-7.1 */
export const BOUGHT = { discard: 0, hand: 1, deck: 2 } as const;

/** The owner of a hunt token that left the game with its card. */
export const OUT = 9;

export const INFLUENCE_TO_WIN = 15;
export const HAND_SIZE = 5;
/** Components in the box. 2199-1.3 */
export const MARKERS = 10;
export const HUNT_COUNT = 10;
export const OPEN_PER_MARKET = 2;

export interface State {
  readonly seats: number;
  /** Index of `SCENARIOS`. */
  readonly scenario: number;
  /** 1 if those who fight see the odds: an option of the match. */
  readonly odds: number;
  /** Which of the pack's maps: the layout and how the outer sectors were dealt. */
  readonly map: number;
  /** Increases with every decision. */
  question: number;
  round: number;
  readonly first: number;
  /** Whose turn it is. */
  active: number;
  /** Index of `FRAMES`, and who decides; nobody when the game is over. */
  frame: number;
  decider: number | null;
  /** Who reached the influence to win; nobody if the game ended otherwise. */
  winner: number | null;

  crypto: number;
  maneuvers: number;
  /** The minimum of minerals in the next payment. 2199-7.4 */
  tender: number;
  /** 1 until the first action of the turn: the reserved card may be taken. 2199-5.3 */
  fresh: number;
  /** One bit for each outer sector whose ability was used this turn. */
  powers: number;
  buyDiscount: number;
  captureDiscount: number;
  conquestDiscount: number;
  /** Where the next bought card goes. */
  bought: number;

  /** Who conquered Tortuga, and how many turns are left after that. 2199-13.2 */
  council: number | null;
  lastTurns: number;

  /** The Mines' depot. 2199-7.4 */
  depot: number;

  /** By sector. */
  minerals: number[];
  defence: number[];
  controllers: (number | null)[];
  hunts: (number | null)[];
  /** One bit for each seat: who has a marker on the hunt token, and who has seen it. */
  markers: number[];
  seen: number[];
  /** Hunt tokens that are in no sector. 2199-3.1 */
  box: number[];
  /** By hunt: who has the token; `OUT` if it left the game. */
  trophies: (number | null)[];

  /** By seat. */
  ships: (number | null)[];
  places: (number | null)[];
  points: number[];
  cargo: number[];
  holds: number[];
  reserves: (number | null)[];
  /** How many cards on top of the deck everybody knows. */
  tops: number[];
  /** Sorted. */
  hands: number[][];
  /** The last is the top. */
  decks: number[][];
  /** Sorted. */
  discards: number[][];

  /** Cards played this turn, and cards destroyed, both sorted. */
  played: number[];
  gone: number[];
  /** Cards left in each T stack. */
  stock: number[];
  /** By outer sector: the deck, the last is the top; how many at its bottom everybody knows; how many were opened. */
  markets: number[][];
  bottoms: number[];
  opened: number[];
  /** Two open cards for each outer sector. */
  open: (number | null)[];

  /** Abilities that may still be used in this frame: see `codeOf`. */
  todo: number[];
  /** The combat: the defender, the cards of both, and the effects of abilities. */
  target: number | null;
  attackCards: number[];
  defendCards: number[];
  /** The cards that both used in the last combat of this turn, wherever they are now. */
  shownAttack: number[];
  shownDefend: number[];
  attackBonus: number;
  defendBonus: number;
  attackDraws: number;
  defendDraws: number;
  /** Bit 1 for the attacker, bit 2 for the defender. */
  keeps: number;
  retreats: number;
  /** 1 if the attacker has won. */
  attackerWon: number;
}

/** What a combat has brought, while there is none. */
export const NO_COMBAT = {
  attackBonus: 0,
  defendBonus: 0,
  attackDraws: 0,
  defendDraws: 0,
  keeps: 0,
  retreats: 0,
  attackerWon: 0,
} as const satisfies Partial<State>;

export function copy(state: State): State {
  return {
    seats: state.seats,
    scenario: state.scenario,
    odds: state.odds,
    map: state.map,
    question: state.question,
    round: state.round,
    first: state.first,
    active: state.active,
    frame: state.frame,
    decider: state.decider,
    winner: state.winner,
    crypto: state.crypto,
    maneuvers: state.maneuvers,
    tender: state.tender,
    fresh: state.fresh,
    powers: state.powers,
    buyDiscount: state.buyDiscount,
    captureDiscount: state.captureDiscount,
    conquestDiscount: state.conquestDiscount,
    bought: state.bought,
    council: state.council,
    lastTurns: state.lastTurns,
    depot: state.depot,
    minerals: state.minerals.slice(),
    defence: state.defence.slice(),
    controllers: state.controllers.slice(),
    hunts: state.hunts.slice(),
    markers: state.markers.slice(),
    seen: state.seen.slice(),
    box: state.box.slice(),
    trophies: state.trophies.slice(),
    ships: state.ships.slice(),
    places: state.places.slice(),
    points: state.points.slice(),
    cargo: state.cargo.slice(),
    holds: state.holds.slice(),
    reserves: state.reserves.slice(),
    tops: state.tops.slice(),
    hands: state.hands.map(sliced),
    decks: state.decks.map(sliced),
    discards: state.discards.map(sliced),
    played: state.played.slice(),
    gone: state.gone.slice(),
    stock: state.stock.slice(),
    markets: state.markets.map(sliced),
    bottoms: state.bottoms.slice(),
    opened: state.opened.slice(),
    open: state.open.slice(),
    todo: state.todo.slice(),
    target: state.target,
    attackCards: state.attackCards.slice(),
    defendCards: state.defendCards.slice(),
    shownAttack: state.shownAttack.slice(),
    shownDefend: state.shownDefend.slice(),
    attackBonus: state.attackBonus,
    defendBonus: state.defendBonus,
    attackDraws: state.attackDraws,
    defendDraws: state.defendDraws,
    keeps: state.keeps,
    retreats: state.retreats,
    attackerWon: state.attackerWon,
  };
}

const sliced = (list: readonly number[]): number[] => list.slice();
