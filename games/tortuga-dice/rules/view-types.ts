import type { Hidden, Seat, Viewer } from '@tortuga/kernel';
import type { Action, Activity, Colour, LINES, Part, Phase, Roll, Route, TrackName } from './types.ts';

/** Another player's treasure tiles. */
interface HiddenTiles extends Hidden {
  readonly count: number;
}

export interface PlayerView {
  /** By track. */
  readonly pawns: readonly number[];
  /** By track: how many chests it carries, and how many dice Boarding and Plunder take. dice-2.2 */
  readonly capacity: readonly number[];
  /** By action: how many dice it takes. dice-2.2 */
  readonly limits: readonly number[];
  /** By track, from the left. */
  readonly zones: readonly (readonly Colour[])[];
  /** By colour. */
  readonly island: readonly number[];
  readonly tortuga: readonly number[];
  /** By die. */
  readonly assigned: readonly (Action | null)[];
  /** By die: null for one that was not rolled. Dice behind another player's screen are hidden. */
  readonly rolled: Roll | Hidden;
  /** As bits. */
  readonly free: number;
  /** Whether this player has answered the question that all are asked. */
  readonly chosen: boolean;
  readonly kept: number | null | Hidden;
  /** By action. */
  readonly bonus: readonly number[];
  /** By coins. */
  readonly tiles: readonly number[] | HiddenTiles;
  readonly tileCount: number;
  /** The coins on all tiles together. */
  readonly coins: number | Hidden;
  /** By track; null until it is chosen. */
  readonly plans: readonly (readonly Colour[] | null)[] | Hidden;
  /** The score if the game ended now, without the coins that this viewer can't see. */
  readonly points: number;
  /** The same by line. */
  readonly score: Readonly<Record<(typeof LINES)[number], number>>;
  /** The sets it has, and how many colours of the next one. dice-6.2 */
  readonly sets: { readonly full: number; readonly next: number };
}

/** What the colour of a chest means for the score. dice-6.1, dice-6.2 */
export interface ColourView {
  /** How often a chest counts. */
  readonly times: number;
  /** One of a set, or in place of any of them when it is at Tortuga. */
  readonly set: 'part' | 'any' | null;
}

/** Why an action would bring nothing. */
export type Barren = 'track' | 'supply' | 'zones' | 'centre';

interface Standing {
  /** By seat: null without a die there. */
  readonly totals: readonly (number | null)[];
  /** The players with a die there, the highest total first. */
  readonly ranking: readonly Seat[];
}

export interface OpenView {
  readonly seats: number;
  readonly long: boolean;
  readonly phase: Phase;
  /** The parts of a round in their order, and the one that is on. */
  readonly parts: readonly Part[];
  readonly part: Part;
  /** By seat. */
  readonly activities: readonly Activity[];
  readonly question: number;
  readonly round: number;
  readonly roll: number;
  readonly first: Seat;
  readonly decider: Seat | null;
  readonly action: Action | null;
  readonly place: number;
  readonly victim: Seat | null;
  readonly owed: readonly Seat[];
  /** The rolls shown so far in a forced reroll, the oldest first. dice-3.5 */
  readonly shown: readonly Roll[];
  /** By colour. */
  readonly bag: readonly number[];
  readonly centre: readonly number[];
  readonly supply: number;
  /** By action. */
  readonly standings: readonly Standing[];
  /** Chests at Tortuga that end the game. */
  readonly goal: number;
  /** The track whose zone the current action attacks; null if it attacks none. */
  readonly attacked: number | null;
  /** How many players of a ranking act. dice-4.1 */
  readonly places: number;
  /** By place: how far a pawn advances. dice-4.2, dice-4.3 */
  readonly steps: readonly number[];
  /** By space of a track: how many chests the zone holds with the pawn there. dice-2.2 */
  readonly carries: readonly number[];
  /** The points of a chest by zone. dice-6.1 */
  readonly worth: Readonly<Record<'tortuga' | TrackName, number>>;
  /** By colour. */
  readonly colours: readonly ColourView[];
  /** The colours of a set, and its points. dice-6.2 */
  readonly set: { readonly size: number; readonly points: number };
  /** Whether chests can go to the central island. dice-7.2 */
  readonly hasCentre: boolean;
  readonly routes: readonly Route[];
  /** The places of the final ranking, best first; null before the end. dice-6.5 */
  readonly ranking: readonly (readonly Seat[])[] | null;
}

export interface OwnView {
  readonly viewer: Viewer;
  readonly players: readonly PlayerView[];
  readonly looked: readonly number[] | HiddenTiles;
  /** By action and place: why it would bring this viewer nothing as things are; null if it may bring something. */
  readonly barren: readonly (readonly (Barren | null)[])[];
}

export interface View extends OpenView, OwnView {}

/** The effect of a move, as far as its player can know it. */
export type Price =
  | {
      readonly kind: 'dice';
      readonly action: Action;
      readonly adds: number;
      readonly total: number;
      /** 1 for the highest total so far. */
      readonly place: number;
    }
  | { readonly kind: 'bonus'; readonly action: Action; readonly side: number; readonly total: number | null }
  | { readonly kind: 'advance'; readonly track: number; readonly from: number; readonly to: number }
  | { readonly kind: 'hunt'; readonly chests: number; readonly tiles: number }
  | {
      readonly kind: 'attack';
      readonly track: number;
      readonly chest: Colour | null;
      readonly defended: boolean;
      /** The spaces of both pawns afterwards. */
      readonly theirs: number;
      readonly mine: number;
      /** The chests that the victim and the attacker then lose. */
      readonly theySpill: readonly Colour[];
      readonly iSpill: readonly Colour[];
    }
  | { readonly kind: 'tile'; readonly coins: number }
  | {
      readonly kind: 'stow';
      readonly fleet: readonly Colour[];
      readonly crew: readonly Colour[];
      readonly overboard: readonly Colour[];
    }
  | null;
