import type { Branded, Hidden, Seat, Viewer } from '@tortuga/kernel';

/** The three characteristics, in the order printed on every card. cards-1.2 */
export const CHARACTERISTICS = ['speed', 'hull', 'guns'] as const;
export type Characteristic = (typeof CHARACTERISTICS)[number];

/** The rows of the board, in the order they are filled. cards-2.3 */
export const ROWS = ['transport', 'treasure', 'sea', 'strategy'] as const;
export type Row = (typeof ROWS)[number];

/** The index of a row in `ROWS`. */
export const ROW = { transport: 0, treasure: 1, sea: 2, strategy: 3 } as const satisfies Record<Row, number>;

/** The six event cards, one of each. cards-3.1 to cards-3.6 */
export const EVENT_CARDS = [
  'swapTransports',
  'moveTreasures',
  'swapSeas',
  'swapStrategies',
  'changeTreasure',
  'storm',
] as const;
export type EventCard = (typeof EVENT_CARDS)[number];

/** 0 to 47: twelve cards a row, in the order of the rows. Their values are in the pack. */
export type CardId = Branded<number, 'CardId'>;
/** 0 to 5, from left to right over all halves. */
export type Column = Branded<number, 'Column'>;
/** 0 to 5. */
export type PirateId = Branded<number, 'PirateId'>;
/** A player who scores alone, or two partners who score together. */
export type Side = Branded<number, 'Side'>;

/** cards-1.1 */
export const COLUMN_COUNT = 6;
export const CARDS_PER_ROW = 12;
export const CARD_COUNT = ROWS.length * CARDS_PER_ROW;
export const VOYAGES = 2;

export const ALL_CARDS = Array.from({ length: CARD_COUNT }, (_, index) => index as CardId);
export const COLUMNS = Array.from({ length: COLUMN_COUNT }, (_, index) => index as Column);

/** The ways a boarding ends. cards-4.1, cards-3.6 */
export const OUTCOMES = ['boarded', 'tied', 'escaped', 'stormed'] as const;
export type Outcome = (typeof OUTCOMES)[number];

export const ENDINGS = ['prestige', 'transports', 'shared'] as const;
export type Ending = (typeof ENDINGS)[number];

export interface State {
  readonly seats: number;
  /** 1 or 2. */
  voyage: number;
  /** The player who began this voyage. */
  start: Seat;
  /** The player whose turn it is; null when the game is over. */
  turn: Seat | null;
  /** Cards played in this voyage, events included. */
  played: number;
  /** By column. */
  pirates: PirateId[];
  /** By place: see `placeOf`. */
  board: (CardId | null)[];
  /** By column: the player who laid the strategy there. An event that moves the card moves this with it. */
  strategists: (Seat | null)[];
  /** The treasure whose worth an event has changed, and by how much. This moves with the card. cards-3.7 */
  changedTreasure: CardId | null;
  changedBy: number;
  /** The column in which a storm cancels the boarding. cards-3.6 */
  storm: Column | null;
  /** By seat, in ascending order: the order of a hand reveals nothing. */
  hands: CardId[][];
  /** By seat, open to all. */
  eventCards: (EventCard | null)[];
  /** Not dealt yet, in ascending order: the deal of a voyage draws from them. */
  stock: CardId[];
  eventStock: EventCard[];
  /** The cards of the first voyage, out of the game and open to all. cards-2.4 */
  gone: CardId[];
  /** By voyage and column: see `ledgerIndex`. Null until it is resolved. */
  outcomes: (Outcome | null)[];
  treasurePrestige: number[];
  transportPrestige: number[];
}

export type Move =
  | { readonly kind: 'play'; readonly card: CardId; readonly column: Column }
  /** The cards of two columns change places; `a` is the left one. */
  | { readonly kind: 'swap'; readonly a: Column; readonly b: Column }
  /** The treasure of `a` goes to `b`, that of `b` to `c`, that of `c` to `a`; `a` is the leftmost. */
  | { readonly kind: 'rotate'; readonly a: Column; readonly b: Column; readonly c: Column }
  | { readonly kind: 'change'; readonly column: Column; readonly by: 2 | -2 }
  | { readonly kind: 'storm'; readonly column: Column };

export const GAME_EVENTS = [
  'played',
  'swapped',
  'rotated',
  'changed',
  'stormed',
  'resolved',
  'dealt',
  'ended',
] as const;

export type GameEvent =
  | { readonly type: 'played'; readonly seat: Seat; readonly card: CardId; readonly column: Column }
  | { readonly type: 'swapped'; readonly seat: Seat; readonly row: Row; readonly a: Column; readonly b: Column }
  | { readonly type: 'rotated'; readonly seat: Seat; readonly a: Column; readonly b: Column; readonly c: Column }
  | {
      readonly type: 'changed';
      readonly seat: Seat;
      readonly card: CardId;
      readonly column: Column;
      readonly by: number;
    }
  | { readonly type: 'stormed'; readonly seat: Seat; readonly column: Column }
  | {
      readonly type: 'resolved';
      readonly voyage: number;
      readonly column: Column;
      readonly side: Side;
      readonly strategist: Seat | null;
      /** The prestige that a boarding would have won. */
      readonly atStake: number;
      readonly boarding: Boarding;
    }
  | {
      readonly type: 'dealt';
      readonly voyage: number;
      readonly start: Seat;
      readonly pirates: readonly PirateId[];
      readonly eventCards: readonly (EventCard | null)[];
      readonly hands: readonly (readonly CardId[] | Hidden)[];
    }
  | { readonly type: 'ended'; readonly cause: Ending; readonly winners: readonly Seat[] };

/** The boarding by one pirate ship, with the comparison that decides it. */
export interface Boarding {
  readonly pirate: PirateId;
  readonly characteristic: Characteristic;
  /** The pirate ship's value. */
  readonly strength: number;
  /** The transport's value, changed by the sea: the sum of the next two. */
  readonly resistance: number;
  readonly transport: number;
  readonly sea: number;
  readonly outcome: Outcome;
  /** Prestige for the owner of the half: the sum of the next two. */
  readonly prestige: number;
  readonly treasure: number;
  readonly doubloons: number;
}

/** Pirate ship against transport and sea, for one characteristic. */
export interface Comparison {
  readonly strength: number;
  readonly resistance: number;
}

export interface ColumnView {
  /** I to VI. */
  readonly label: string;
  readonly side: Side;
  /** The player who laid the strategy here. */
  readonly strategist: Seat | null;
  /** Treasure and doubloons: the prestige that a boarding wins. */
  readonly atStake: number;
  /** By characteristic, with the cards laid so far; null without a transport. */
  readonly comparisons: readonly Comparison[] | null;
  /** If the voyage ended now; null without a strategy. */
  readonly boarding: Boarding | null;
}

/** Another player's hand: how many cards of each row. */
interface HiddenHand extends Hidden {
  readonly counts: readonly number[];
}

/** The prestige that one side won in one voyage. */
export interface Takings {
  readonly treasure: number;
  readonly doubloons: number;
  /** The sum of both. */
  readonly prestige: number;
}

export interface OpenView {
  readonly seats: number;
  readonly voyage: number;
  readonly start: Seat;
  readonly turn: Seat | null;
  readonly played: number;
  readonly pirates: readonly PirateId[];
  /** By row and column. */
  readonly board: readonly (CardId | null)[];
  readonly changedTreasure: CardId | null;
  readonly changedBy: number;
  readonly storm: Column | null;
  readonly eventCards: readonly (EventCard | null)[];
  /** By seat: how many cards are in hand. */
  readonly handSizes: readonly number[];
  /** Not dealt yet. Everybody can tell which: the others lie open. */
  readonly eventStock: readonly EventCard[];
  readonly gone: readonly CardId[];
  readonly outcomes: readonly (Outcome | null)[];
  readonly treasurePrestige: readonly number[];
  readonly transportPrestige: readonly number[];
  /** In the order in which they are filled. */
  readonly rows: readonly Row[];
  /** The steps of a voyage, in their order: the rows, then the events. */
  readonly steps: readonly (Row | 'event')[];
  /** The row being filled; `event` when events are due, null when the game is over. */
  readonly openRow: Row | 'event' | null;
  /** The row that the event due now changes; null while none is due. */
  readonly eventRow: Row | null;
  /** In the order of `comparisons`. */
  readonly characteristics: readonly Characteristic[];
  readonly columns: readonly ColumnView[];
  /** By seat: the side it scores for. */
  readonly sides: readonly Side[];
  /** By side: the total of the voyages resolved so far. */
  readonly prestige: readonly number[];
  /** By side: what this voyage would bring if it ended now; null when the game is over. */
  readonly soFar: readonly number[] | null;
  /** By voyage and side. */
  readonly takings: readonly (readonly Takings[])[];
}

export interface OwnView {
  readonly viewer: Viewer;
  readonly hands: readonly (readonly CardId[] | HiddenHand)[];
}

export interface View extends OpenView, OwnView {}

/** The outcome of a strategy. It has no kind: it is older than the others, and pages of every version can read it. */
export interface StrategyPrice {
  readonly kind?: undefined;
  readonly side: Side;
  readonly outcome: Outcome;
  readonly prestige: number;
}

/** What an offered move would make of the columns it changes, as things lie now. */
export type Price =
  | StrategyPrice
  /** A transport, a treasure or a sea. Without a transport nothing is compared. In pairs: there are many such offers. */
  | {
      readonly kind: 'prey';
      readonly comparisons: readonly (readonly [strength: number, resistance: number])[] | null;
      readonly atStake: number;
    }
  | {
      readonly kind: 'event';
      readonly changes: readonly BoardingChange[];
    }
  | null;

/** What becomes of the boarding of a column. */
export interface BoardingChange {
  readonly column: Column;
  readonly outcome: Outcome;
  readonly prestige: number;
}

/** This game has no options. */
type Options = Readonly<Record<string, never>>;

export interface CardsTypes {
  state: State;
  move: Move;
  event: GameEvent;
  open: OpenView;
  own: OwnView;
  options: Options;
  price: Price;
}
