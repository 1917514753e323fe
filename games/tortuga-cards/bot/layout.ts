import { at } from '@tortuga/kernel';
import { ownerOf, PLACES, rowOf, sideCount } from '../rules/places.ts';
import { totalsOf } from '../rules/result.ts';
import {
  CARDS_PER_ROW,
  type CardId,
  COLUMN_COUNT,
  type Column,
  EVENT_CARDS,
  ROW,
  ROWS,
  type State,
  VOYAGES,
} from '../rules/types.ts';
import { handicapsLeader } from '../rules/versions.ts';
import { type CardValues, EMPTY, PRESTIGE, winsIndex } from './card-values.ts';

const ROW_COUNT = ROWS.length;
const MOST_SEATS = 4;
const MOST_SIDES = 3;
/** Cards of one row in one hand. */
export const MOST_IN_HAND = 3;

/**
 * A voyage in progress as a search wants it: flat lists of small numbers that are changed and changed back, cards by their
 * kind, and of a full column only which characteristics win. The rules stay in `rules/`; a test compares the two.
 */
export class Layout {
  readonly cardValues: CardValues;
  seats = 2;
  sides = 2;
  voyage = 1;
  /** Whoever begins the voyage after this one. */
  nextStart = 0;
  played = 0;
  readonly pirates = new Int8Array(COLUMN_COUNT);
  /** By place, kinds. */
  readonly cards = new Int8Array(PLACES);
  /** By column: bits of the characteristics that win here with the sea that lies here. */
  readonly bits = new Uint8Array(COLUMN_COUNT);
  /** By column: what the treasure is worth, with what an event changed. */
  readonly worth = new Int16Array(COLUMN_COUNT);
  readonly doubloons = new Int16Array(COLUMN_COUNT);
  storm = EMPTY;
  /** By column. */
  readonly owners = new Uint8Array(COLUMN_COUNT);
  /** By seat, row and place in the hand, kinds; and how many of them are left. */
  readonly hands = new Int8Array(MOST_SEATS * ROW_COUNT * MOST_IN_HAND);
  readonly counts = new Uint8Array(MOST_SEATS * ROW_COUNT);
  /** By seat: the place of its event in `EVENT_CARDS`. */
  readonly events = new Int8Array(MOST_SEATS);
  /** By the number of cards played: whose turn it is then. */
  readonly movers = new Uint8Array(PLACES + MOST_SIDES);
  /** By side, from the voyages before: a score is prestige and, far behind it, doubloons. */
  readonly before = new Int32Array(MOST_SIDES);
  /** The two halves of a key of all that the rest of the voyage depends on. */
  low = 0;
  high = 0;

  constructor(cardValues: CardValues) {
    this.cardValues = cardValues;
  }

  load(state: State, nextStart: number): void {
    const { values } = this.cardValues;
    this.seats = state.seats;
    this.sides = sideCount(state.seats);
    this.voyage = state.voyage;
    this.nextStart = nextStart;
    this.played = state.played;
    this.storm = state.storm ?? EMPTY;
    for (let column = 0; column < COLUMN_COUNT; column++) {
      this.pirates[column] = at(state.pirates, column);
      this.owners[column] = ownerOf(column as Column, state.seats);
      this.worth[column] = 0;
      this.doubloons[column] = 0;
    }
    for (const { side, prestige, fromTransports } of totalsOf(state)) {
      this.before[side] = prestige * PRESTIGE + fromTransports;
    }
    this.cards.fill(EMPTY);
    this.#beginKey(state);
    for (let place = 0; place < PLACES; place++) {
      const card = state.board[place] ?? null;
      if (card !== null) this.lay(Math.floor(place / COLUMN_COUNT), place % COLUMN_COUNT, this.kindOf(card));
    }
    if (state.changedTreasure !== null) {
      const column = state.board.indexOf(state.changedTreasure) - ROW.treasure * COLUMN_COUNT;
      const printed = at(values.treasures, state.changedTreasure % CARDS_PER_ROW);
      this.worth[column] = Math.max(0, printed + state.changedBy);
    }
    this.#loadHands(state);
    this.#loadMovers(state);
  }

  kindOf(card: CardId): number {
    return this.cardValues.kinds[card] as number;
  }

  #loadHands(state: State): void {
    this.counts.fill(0);
    for (let seat = 0; seat < state.seats; seat++) {
      for (const card of at(state.hands, seat)) this.#take(seat, rowOf(card), this.kindOf(card));
      const event = state.eventCards[seat] ?? null;
      this.events[seat] = event === null ? EMPTY : EVENT_CARDS.indexOf(event);
    }
  }

  #take(seat: number, row: number, kind: number): void {
    const hand = seat * ROW_COUNT + row;
    const count = this.counts[hand] as number;
    this.hands[hand * MOST_IN_HAND + count] = kind;
    this.counts[hand] = count + 1;
    this.#mixHand(hand, kind, 1);
  }

  /** As `whoseTurn` in the rules, for all turns to come: it follows from who holds how many. cards-2.3, cards-5.2, cards-5.3 */
  #loadMovers({ seats, start, voyage, played }: State): void {
    const left = this.counts.slice();
    for (let ply = played; ply < PLACES; ply++) {
      const row = Math.floor(ply / COLUMN_COUNT);
      let seat = (start + ply) % seats;
      if (seats === MOST_SEATS && left[seat * ROW_COUNT + row] === 0) seat = (seat + 2) % seats;
      this.movers[ply] = seat;
      left[seat * ROW_COUNT + row] = (left[seat * ROW_COUNT + row] as number) - 1;
    }
    const inTurn = Array.from({ length: this.sides }, (_, ply) => {
      const seat = (start + PLACES + ply) % seats;
      return seats === MOST_SEATS && this.#hasNoEvent(seat, ply) ? (seat + 2) % seats : seat;
    });
    if (seats === 3 && voyage === 2 && handicapsLeader(this.cardValues.values)) {
      const prestige = inTurn.map((_, side) => Math.floor((this.before[side] as number) / PRESTIGE));
      inTurn.sort((a, b) => at(prestige, b) - at(prestige, a));
    }
    for (const [ply, seat] of inTurn.entries()) this.movers[PLACES + ply] = seat;
  }

  /** An event that was played is gone: its turn is over, and who had it matters no more. */
  #hasNoEvent(seat: number, ply: number): boolean {
    return PLACES + ply >= this.played && this.events[seat] === EMPTY;
  }

  /** What cards and hands don't tell. */
  #beginKey({ seats, voyage, start, pirates, eventCards, changedTreasure, changedBy, storm, board }: State): void {
    let low = (seats * VOYAGES + voyage) * MOST_SEATS + start;
    let high = low;
    const mix = (value: number): void => {
      low = Math.imul(low ^ value, 0x9e3779b1);
      low ^= low >>> 15;
      high = Math.imul(high + value + 1, 0x85ebca6b);
      high ^= high >>> 13;
    };
    for (const pirate of pirates) mix(pirate);
    for (const event of eventCards) mix(event === null ? EMPTY : EVENT_CARDS.indexOf(event));
    for (let side = 0; side < this.sides; side++) mix(this.before[side] as number);
    mix(changedTreasure === null ? EMPTY : board.indexOf(changedTreasure));
    mix(changedBy);
    mix(storm ?? EMPTY);
    this.low = low;
    this.high = high;
  }

  #mixHand(hand: number, kind: number, times: number): void {
    const [low, high] = this.cardValues.handKeys;
    const index = hand * CARDS_PER_ROW + kind;
    this.low = (this.low + times * (low[index] as number)) | 0;
    this.high = (this.high + times * (high[index] as number)) | 0;
  }

  #mixPlace(place: number, kind: number, times: number): void {
    const [low, high] = this.cardValues.placeKeys;
    const index = place * CARDS_PER_ROW + kind;
    this.low = (this.low + times * (low[index] as number)) | 0;
    this.high = (this.high + times * (high[index] as number)) | 0;
  }

  /** Plays the card at a place of a hand. */
  play(seat: number, index: number, column: number): void {
    const row = Math.floor(this.played / COLUMN_COUNT);
    const hand = seat * ROW_COUNT + row;
    const last = (this.counts[hand] as number) - 1;
    const first = hand * MOST_IN_HAND;
    const kind = this.hands[first + index] as number;
    this.hands[first + index] = this.hands[first + last] as number;
    this.hands[first + last] = kind;
    this.counts[hand] = last;
    this.#mixHand(hand, kind, -1);
    this.lay(row, column, kind);
    this.played++;
  }

  /** Takes back what `play` did, in the opposite order. */
  unplay(seat: number, index: number, column: number): void {
    this.played--;
    const row = Math.floor(this.played / COLUMN_COUNT);
    const hand = seat * ROW_COUNT + row;
    const last = this.counts[hand] as number;
    const first = hand * MOST_IN_HAND;
    const kind = this.hands[first + last] as number;
    this.hands[first + last] = this.hands[first + index] as number;
    this.hands[first + index] = kind;
    this.counts[hand] = last + 1;
    this.#mixHand(hand, kind, 1);
    this.#lift(row, column, kind);
  }

  private lay(row: number, column: number, kind: number): void {
    const place = row * COLUMN_COUNT + column;
    this.cards[place] = kind;
    this.#mixPlace(place, kind, 1);
    if (row === ROW.treasure) this.worth[column] = at(this.cardValues.values.treasures, kind);
    else if (row !== ROW.strategy) {
      if (row === ROW.transport) this.doubloons[column] = at(this.cardValues.values.doubloons, kind);
      this.refresh(column);
    }
  }

  #lift(row: number, column: number, kind: number): void {
    const place = row * COLUMN_COUNT + column;
    this.cards[place] = EMPTY;
    this.#mixPlace(place, kind, -1);
    if (row === ROW.treasure) this.worth[column] = 0;
    else if (row !== ROW.strategy) {
      if (row === ROW.transport) this.doubloons[column] = 0;
      this.refresh(column);
    }
  }

  /** After the transport or the sea of a column has changed. */
  refresh(column: number): void {
    const transport = this.cards[column] as number;
    const sea = this.cards[ROW.sea * COLUMN_COUNT + column] as number;
    this.bits[column] = transport === EMPTY ? 0 : this.winsWith(column, transport, sea);
  }

  winsWith(column: number, transport: number, sea: number): number {
    return this.cardValues.wins[winsIndex(this.pirates[column] as number, transport, sea)] as number;
  }

  /** What a column brings its owner when it is boarded. cards-4.2 */
  stakeOf(column: number): number {
    const doubloons = this.doubloons[column] as number;
    return ((this.worth[column] as number) + doubloons) * PRESTIGE + doubloons;
  }

  /** What a column brings as it lies. cards-4.1, cards-3.6 */
  takeOf(column: number): number {
    const strategy = this.cards[ROW.strategy * COLUMN_COUNT + column] as number;
    if (strategy === EMPTY || this.storm === column) return 0;
    return ((this.bits[column] as number) >> strategy) & 1 ? this.stakeOf(column) : 0;
  }

  /** Of one side, both voyages so far. */
  scoreOf(side: number): number {
    let sum = this.before[side] as number;
    for (let column = 0; column < COLUMN_COUNT; column++) if (this.owners[column] === side) sum += this.takeOf(column);
    return sum;
  }
}
