import type { Hidden, Seat, Viewer } from '@tortuga/kernel';
import type { Payment } from './move.ts';
import type { Deck } from './pack.ts';
import type { COST, CombatPart } from './questions.ts';
import type { SectorKind } from './sectors.ts';
import type { Ending, Frame, Scenario } from './state.ts';
import type { SureBonus } from './sure.ts';
import type { Target } from './vocabulary.ts';

/** The number of cards that this viewer may not see. */
export interface HiddenCards extends Hidden {
  readonly count: number;
}

export interface SectorView {
  readonly sector: number;
  readonly kind: SectorKind;
  /** Which cards are sold here. */
  readonly market: Deck;
  /** The sectors that share an edge with it. */
  readonly neighbours: readonly number[];
  /** I to III for Trading Posts and Turrets, else 0. */
  readonly number: number;
  readonly q: number;
  readonly r: number;
  readonly mineral: boolean;
  readonly influence: number;
  readonly controller: Seat | null;
  readonly defence: number;
  readonly most: number;
  /** The price of a conquest now, and whether its controller's ship prevents it. */
  readonly conquest: number;
  readonly guarded: boolean;
  /** Maneuvers for the active player's ship to get here; null without a ship. */
  readonly reach: number | null;
  readonly hunt: HuntView | null;
}

interface HuntView {
  readonly hunt: number | Hidden;
  /** Maneuvers to capture it now; null when this viewer doesn't know it. */
  readonly capture: number | null;
  readonly markers: readonly Seat[];
  readonly seenBy: readonly Seat[];
}

export interface PlayerView {
  readonly ship: number | null;
  readonly sector: number | null;
  readonly points: number;
  /** Points and control tokens. */
  readonly influence: number;
  readonly sectors: number;
  readonly posts: number;
  readonly turrets: number;
  readonly minerals: number;
  readonly markers: number;
  readonly hand: readonly number[] | HiddenCards;
  readonly reserve: number | Hidden | null;
  readonly deck: number;
  /** Cards on top of the deck that everybody knows, the top last. */
  readonly top: readonly number[];
  readonly discard: readonly number[];
  /** This player's cards that the viewer can't see, sorted: where they are is secret, not which they are. */
  readonly unseen: readonly number[];
}

export interface MarketView {
  readonly sector: number;
  readonly open: readonly number[];
  readonly deck: number;
  /** Cards at the bottom of the deck that everybody knows, the lowest first. */
  readonly bottom: readonly number[];
  readonly opened: number;
}

export interface FightView {
  readonly attacker: Seat;
  readonly defender: Seat;
  readonly sector: number;
  readonly attackCards: readonly number[] | HiddenCards;
  readonly defendCards: readonly number[] | HiddenCards;
  /** As far as this viewer may know. */
  readonly attack: number | null;
  readonly defence: number | null;
  /** What the totals are made of, without the cards that this viewer may not see. */
  readonly attackParts: readonly CombatPart[];
  readonly defendParts: readonly CombatPart[];
  /** Half the defence of the defender's own sector, part of the total. */
  readonly walls: number;
  readonly attackBonus: number;
  readonly defendBonus: number;
  readonly attackDraws: number;
  readonly defendDraws: number;
  readonly keeps: number;
  readonly retreats: number;
  readonly attackerWon: boolean;
  /** What abilities will add to the totals for sure, as far as this viewer may know; used ones are in the totals. */
  readonly attackSure: readonly SureBonus[];
  readonly defendSure: readonly SureBonus[];
  /** In percent, for an attacker who is picking: how likely the attack wins if the defender uses every card. */
  readonly odds: number | null;
  /** In percent, for a defender who is picking: how likely the defence holds against cards that the attacker may have. */
  readonly holds: number | null;
}

export interface OpenView {
  readonly seats: number;
  readonly scenario: Scenario;
  /** Whether those who fight see the odds: an option of the match. */
  readonly odds: boolean;
  readonly map: number;
  readonly question: number;
  readonly round: number;
  /** The number of rounds, and the influence that wins. */
  readonly rounds: number;
  readonly goal: number;
  readonly first: Seat;
  readonly active: Seat;
  readonly frame: Frame;
  readonly decider: Seat | null;
  readonly ending: Ending | null;
  readonly winner: Seat | null;
  readonly crypto: number;
  readonly maneuvers: number;
  readonly tender: number;
  readonly fresh: boolean;
  /** Outer sectors whose ability was used this turn. */
  readonly powersUsed: readonly number[];
  readonly buyDiscount: number;
  readonly captureDiscount: number;
  readonly conquestDiscount: number;
  /** What a sector may be paid for with. */
  readonly conquestPayments: readonly Payment[];
  readonly bought: number;
  readonly council: Seat | null;
  readonly lastTurns: number;
  readonly depot: number;
  /** Prices that never change. */
  readonly costs: typeof COST;
  /** By hunt: who has the token; 9 if it left the game, null if nobody has captured it. */
  readonly trophies: readonly (number | null)[];
  readonly stock: readonly number[];
  readonly markets: readonly MarketView[];
  /** The cards for sale where the active player's ship is. */
  readonly sale: readonly { readonly card: number; readonly cost: number; readonly affordable: boolean }[];
  /** The cards for sale anywhere. */
  readonly prices: readonly { readonly card: number; readonly cost: number; readonly affordable: boolean }[];
  readonly played: readonly number[];
  readonly gone: readonly number[];
  /** Abilities that may still be used now, and on what; the free ones ask nothing, cost nothing and can only help. */
  readonly abilities: readonly {
    readonly card: number;
    readonly ability: number;
    readonly target: Target;
    readonly free: boolean;
  }[];
  /** The cards that both used in the last combat of this turn. */
  readonly shownAttack: readonly number[];
  readonly shownDefend: readonly number[];
}

interface Means {
  /** Minerals pay as crypto, and count as it. */
  readonly crypto: number;
  readonly maneuvers: number;
}

/** In the viewer's own turn: what the cards in hand would bring if all were played here and now. */
export interface Potential {
  readonly brings: Means;
  /** Together with what there is already. */
  readonly means: Means;
  /** The same, with only those cards played that are played together. */
  readonly together: Means;
}

export interface OwnView {
  readonly viewer: Viewer;
  readonly sectors: readonly SectorView[];
  readonly players: readonly PlayerView[];
  /** Cards in the viewer's hand that ask nothing when played and are good for nothing else: all can be played at once. */
  readonly together: readonly number[];
  readonly potential: Potential;
  readonly fight: FightView | null;
}

export interface View extends OpenView, OwnView {}
