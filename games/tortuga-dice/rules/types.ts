import type { Branded, Hidden, Seat } from '@tortuga/kernel';

/** The five actions, in the order they are resolved. dice-3.1 */
export const ACTIONS = ['fleet', 'recruit', 'hunt', 'boarding', 'plunder'] as const;
export type ActionName = (typeof ACTIONS)[number];
/** The index of an action in `ACTIONS`. */
export type Action = Branded<number, 'Action'>;
export const ACTION = { fleet: 0, recruit: 1, hunt: 2, boarding: 3, plunder: 4 } as const satisfies Record<
  ActionName,
  number
>;
export const ALL_ACTIONS = ACTIONS.map((_, index) => index as Action);

/** The five colours of chests, and how many of each there are. dice-1.1 */
export const COLOURS = ['red', 'blue', 'yellow', 'white', 'purple'] as const;
export type ColourName = (typeof COLOURS)[number];
/** The index of a colour in `COLOURS`. */
export type Colour = Branded<number, 'Colour'>;
export const ALL_COLOURS = COLOURS.map((_, index) => index as Colour);
export const CHESTS: readonly number[] = [10, 10, 10, 5, 5];
export const WHITE = 3;
export const PURPLE = 4;

/** How many treasure tiles have 1, 2 and 3 coins. dice-1.1 */
export const TILES: readonly number[] = [17, 9, 4];
export const MAX_COINS = TILES.length;

/** The dice of a player, A to E. dice-1.3 */
export const DICE = 'ABCDE';
export const DICE_COUNT = DICE.length;
/** A die shows the action of that number, or this. dice-1.3 */
export const SKULL = ACTIONS.length;
export const FACES = SKULL + 1;
export const ALL_DICE = (1 << DICE_COUNT) - 1;

/** The two tracks, each with a pawn whose space is the capacity of a zone. dice-1.2 */
export const TRACKS = ['fleet', 'crew'] as const;
export type TrackName = (typeof TRACKS)[number];
export const TRACK = { fleet: 0, crew: 1 } as const satisfies Record<TrackName, number>;
export const TRACK_LENGTH = 8;
export const TRACK_START = 3;

export const BONUS_SIDES = 2;

/** The chests at Tortuga that end the game, and the long one. dice-5.3, dice-7.1 */
export const CHESTS_TO_END = 6;
export const CHESTS_TO_END_LONG = 8;

/** Where chests lie on a player's board. dice-1.2 */
export type Zone = 'island' | TrackName | 'tortuga';

/** The way of the chests at the end of a round. dice-5.2 */
export interface Route {
  readonly from: Zone;
  readonly to: Exclude<Zone, 'island'>;
}

/** The decision that is asked for. */
export type Phase = 'keep' | 'skull' | 'reroll' | 'bonus' | 'action' | 'tile' | 'stow' | 'over';

/** The parts of a round. dice-3.1, dice-4.1, dice-5.1 */
export const PARTS = ['dice', 'actions', 'chests'] as const;
export type Part = (typeof PARTS)[number] | 'over';

/** Ready: has answered what all are asked. Done: has no dice left to roll. */
export type Activity = 'choosing' | 'ready' | 'done' | 'acting' | 'waiting';

export const ENDINGS = ['points', 'shared'] as const;
export type Ending = (typeof ENDINGS)[number];

export const LINES = ['tortuga', 'fleet', 'crew', 'sets', 'tracks', 'coins'] as const;

/**
 * An entry of a flat list: a face, an action or a set of dice, or EMPTY. Nobody and nothing are null elsewhere; these
 * lists are read at every step, and with null among the numbers the engine makes an eighth fewer moves.
 */
export type Slot = number;
export const EMPTY: Slot = -1;

/** Lists by seat and something else are flat: `places.ts` has their indexes. */
export interface State {
  readonly seats: number;
  readonly long: boolean;
  phase: Phase;
  question: number;
  round: number;
  /** Common rolls of this round so far. */
  roll: number;
  /** The player with the first-player pawn. */
  first: Seat;
  /** The player who decides alone; null when several decide at the same time. */
  decider: Seat | null;
  /** The action being resolved. */
  action: Action | null;
  /** 0 while its 1st acts, 1 while its 2nd does. */
  place: number;
  /** The player whom its 1st attacked. */
  victim: Seat | null;
  /** The seats that get a bonus tile before the next roll, as bits. dice-3.6 */
  owed: number;
  /** By seat and die: the face that was rolled and is not assigned yet. */
  faces: Slot[];
  /** By seat and die: the action it lies on. */
  assigned: Slot[];
  /** The rolls shown so far in a forced reroll, five faces each. dice-3.5 */
  shown: Slot[];
  /** By seat: the dice that lie on no action, as bits. */
  free: number[];
  /** By seat: the dice kept of this roll, as bits; 0 when none could be kept, EMPTY before the choice. */
  kept: Slot[];
  /** By seat and action: 0, 1 or 2. */
  bonus: number[];
  /** By seat and track: 1 to 8. */
  pawns: number[];
  /** By seat and track, from the left. */
  zones: Colour[][];
  /** By seat and colour. */
  island: number[];
  tortuga: number[];
  /** By colour. */
  bag: number[];
  centre: number[];
  /** The treasure tiles that nobody has, by coins. */
  supply: number[];
  /** By seat and coins. */
  tiles: number[];
  /** The coins of the two tiles the decider looks at. dice-4.4 */
  looked: number[];
  /** By seat and track: the planned order of its chests; null until it is chosen. dice-5.2 */
  plans: (Colour[] | null)[];
}

export type Move =
  /** Dice as bits, A is 1. */
  | { readonly kind: 'keep'; readonly dice: number }
  /** No die can be kept: they are shown and rolled again. dice-3.5 */
  | { readonly kind: 'show' }
  /** Turns lone skulls to this action. dice-3.4 */
  | { readonly kind: 'turn'; readonly action: Action }
  | { readonly kind: 'bonus'; readonly action: Action }
  /** Fleet Expansion, Recruitment or Treasure Hunt. */
  | { readonly kind: 'act' }
  /** The 1st of Boarding or Plunder takes the chest at this place of the zone; null when there is none. */
  | { readonly kind: 'steal'; readonly target: Seat; readonly place: number | null }
  /** The 2nd takes a chest of this colour from the central island; null when there is none. */
  | { readonly kind: 'salvage'; readonly target: Seat; readonly colour: Colour | null }
  | { readonly kind: 'decline' }
  /** Keeps one of the two treasure tiles. */
  | { readonly kind: 'tile'; readonly coins: number }
  /** Accepts the proposal for all chests. */
  | { readonly kind: 'stow' }
  /** The order in the fleet zone of the chests that come from the crew, from the left. */
  | { readonly kind: 'load'; readonly chests: readonly Colour[] }
  /** The order in the crew zone of the chests that come from the island, from the left. */
  | { readonly kind: 'haul'; readonly chests: readonly Colour[] };

export const GAME_EVENTS = [
  'rolled',
  'chose',
  'revealed',
  'assigned',
  'rerolled',
  'bonus',
  'ranked',
  'advanced',
  'hunted',
  'pocketed',
  'attacked',
  'spilled',
  'declined',
  'skipped',
  'drew',
  'planned',
  'moved',
  'round',
  'ended',
] as const;

/** The spaces of a pawn before and after. */
export interface Step {
  readonly from: number;
  readonly to: number;
}

/** The faces that a player rolled, by die; null for a die that was not rolled. */
export type Roll = readonly (number | null)[];

export type GameEvent =
  /** By seat; null without free dice. */
  | { readonly type: 'rolled'; readonly roll: number; readonly rolls: readonly (Roll | Hidden | null)[] }
  | { readonly type: 'chose'; readonly seat: Seat; readonly dice: number | Hidden }
  /** By seat: the dice kept; 0 for a player who could keep none, null for one who did not roll. */
  | { readonly type: 'revealed'; readonly kept: readonly (number | null)[] }
  | { readonly type: 'assigned'; readonly seat: Seat; readonly dice: number; readonly action: Action }
  | { readonly type: 'rerolled'; readonly seat: Seat; readonly shown: readonly Roll[]; readonly roll: Roll }
  | { readonly type: 'bonus'; readonly seat: Seat; readonly action: Action; readonly side: number }
  | {
      readonly type: 'ranked';
      readonly action: Action;
      readonly ranking: readonly Seat[];
      readonly totals: readonly (number | null)[];
    }
  | {
      readonly type: 'advanced';
      readonly seat: Seat;
      readonly track: number;
      readonly from: number;
      readonly to: number;
      readonly place: number;
    }
  | {
      readonly type: 'hunted';
      readonly seat: Seat;
      readonly place: number;
      readonly chest: Colour | null;
      /** The tiles in hand to choose from. */
      readonly tiles: readonly number[] | Hidden;
    }
  | { readonly type: 'pocketed'; readonly seat: Seat; readonly coins: number | Hidden }
  | {
      readonly type: 'attacked';
      readonly seat: Seat;
      readonly target: Seat;
      readonly action: Action;
      readonly place: number;
      readonly chest: Colour | null;
      readonly defended: boolean;
      /** The pawns of the victim and the attacker. On space 1 they stay; without a defence the attacker's stays. */
      readonly theirs: Step;
      readonly mine: Step;
    }
  | {
      readonly type: 'spilled';
      readonly seat: Seat;
      readonly track: number;
      readonly chest: Colour;
      readonly to: 'centre' | 'bag';
    }
  | { readonly type: 'declined'; readonly seat: Seat; readonly action: Action; readonly place: number }
  /** Nothing to decide: the pawn is at the end of its track, or nothing is left to get. dice-4.1 */
  | {
      readonly type: 'skipped';
      readonly seat: Seat;
      readonly action: Action;
      readonly place: number;
      readonly why: 'track' | 'nothing';
    }
  | { readonly type: 'drew'; readonly seat: Seat; readonly chest: Colour }
  | { readonly type: 'planned'; readonly seat: Seat; readonly plans: readonly (readonly Colour[])[] | Hidden }
  | {
      readonly type: 'moved';
      readonly seat: Seat;
      readonly tortuga: readonly Colour[];
      readonly fleet: readonly Colour[];
      readonly crew: readonly Colour[];
    }
  | { readonly type: 'round'; readonly round: number; readonly first: Seat }
  | { readonly type: 'ended'; readonly cause: Ending; readonly goal: number; readonly winners: readonly Seat[] };

export interface Options {
  readonly long: boolean;
}
