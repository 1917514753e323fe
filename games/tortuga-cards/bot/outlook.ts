import type { Outlook } from '@tortuga/bots';
import { at, type Rng, type Seat } from '@tortuga/kernel';
import { PLACES, rowOf } from '../rules/places.ts';
import { totalsOf } from '../rules/result.ts';
import { nextStart } from '../rules/turns.ts';
import { type CardsTypes, type Move, ROWS, type State, VOYAGES } from '../rules/types.ts';
import { type CardValues, PRESTIGE } from './card-values.ts';
import type { Chances } from './chances.ts';
import { ANSWERS_TO, answer, answerOf, takeBack } from './events.ts';
import { Layout, MOST_IN_HAND } from './layout.ts';
import { leadOver, type PlayOut, playOutEvents, playOutTo } from './play-out.ts';
import { LIMIT, Solver } from './solver.ts';

export interface OutlookOptions extends PlayOut {
  /** Two sides: from so many cards on, a position in the tree is solved. */
  readonly solveFrom: number;
  /** Two sides: a voyage played out is solved from so many cards on, at the latest when events are due. */
  readonly playOutUntil: number;
  /** Two players, second voyage: from so many cards on, the rest of it is solved. */
  readonly openFrom: number;
}

/** A prestige more or less, where the chances are the same. */
const SLIGHTLY = 0.0005;
/** Leaves room for that between 0 and 1. */
const MOSTLY = 0.95;

/** How the search for a move looks at the end of a voyage. */
export class CardsOutlook implements Outlook<CardsTypes> {
  readonly #layout: Layout;
  readonly #solver = new Solver();
  readonly #chances: Chances;
  readonly #options: OutlookOptions;
  readonly #scores: number[] = [];
  readonly #shares = new Float64Array(4);

  constructor(cardValues: CardValues, chances: Chances, options: OutlookOptions) {
    this.#layout = new Layout(cardValues);
    this.#chances = chances;
    this.#options = options;
  }

  settles({ seats, played }: State): boolean {
    return seats !== 3 && played >= this.#options.solveFrom;
  }

  look(state: State, rng: Rng, chances: Float64Array): void {
    if (state.turn === null || state.played === 0) this.#lookBack(state, chances);
    else {
      this.#load(state);
      this.#playOn(this.settles(state) ? state.played : this.#options.playOutUntil, rng);
      this.#chances.write(this.#layout, this.#scores, chances);
    }
  }

  /** The voyage has just ended, and where there is a next one it has begun. */
  #lookBack(state: State, chances: Float64Array): void {
    this.#scores.length = 0;
    for (const { prestige, fromTransports } of totalsOf(state)) this.#scores.push(prestige * PRESTIGE + fromTransports);
    const voyage = state.turn === null ? VOYAGES : state.voyage - 1;
    this.#chances.write({ seats: state.seats, voyage, nextStart: state.start }, this.#scores, chances);
  }

  #load(state: State): void {
    this.#layout.load(state, nextStart(this.#layout.cardValues.values, state));
  }

  #playOn(until: number, rng: Rng): void {
    const layout = this.#layout;
    this.#scores.length = 0;
    if (layout.sides === 2) {
      playOutTo(layout, until, this.#options, rng);
      // After the last voyage only who is ahead counts: narrow bounds find that much sooner.
      const bound = layout.voyage === VOYAGES ? 1 : LIMIT;
      this.#scores.push(this.#solver.solve(layout, -bound, bound), 0);
      return;
    }
    playOutTo(layout, PLACES, this.#options, rng);
    playOutEvents(layout);
    for (let side = 0; side < layout.sides; side++) this.#scores.push(layout.scoreOf(side));
  }

  /** Where the chances are the same, as they mostly are when all is won or lost, a prestige more is better. */
  solve(state: State, seat: Seat, moves: readonly Move[]): readonly number[] | null {
    const areEventsDue = state.played >= PLACES;
    if (!areEventsDue && (state.seats === 3 || state.played < this.#options.openFrom)) return null;
    this.#load(state);
    return moves.map((move) => (move.kind === 'play' ? this.#afterCard(seat, move) : this.#afterEvent(seat, move)));
  }

  #afterCard(seat: Seat, { card, column }: Extract<Move, { kind: 'play' }>): number {
    const layout = this.#layout;
    const first = (seat * ROWS.length + rowOf(card)) * MOST_IN_HAND;
    const index = layout.hands.indexOf(layout.kindOf(card), first) - first;
    layout.play(seat, index, column);
    const lead = this.#solver.solve(layout, -LIMIT, LIMIT);
    layout.unplay(seat, index, column);
    this.#chances.write(layout, [lead, 0], this.#shares);
    return inOrder(this.#shares[seat] as number, seat % 2 === 0 ? lead : -lead);
  }

  #afterEvent(seat: Seat, move: Exclude<Move, { kind: 'play' }>): number {
    const layout = this.#layout;
    const event = layout.events[seat] as number;
    const each = answerOf(move);
    const kept = answer(layout, event, each);
    const value = this.#bestAnswers(layout.played + 1)[seat] as number;
    takeBack(layout, event, each, kept);
    return value;
  }

  /** By seat, when everybody answers the events to come in the way that is best for itself. */
  #bestAnswers(ply: number): readonly number[] {
    const layout = this.#layout;
    if (ply === PLACES + layout.sides) return this.#valuesNow();
    const seat = layout.movers[ply] as number;
    const event = layout.events[seat] as number;
    let best: readonly number[] = [];
    for (const each of ANSWERS_TO[event] ?? []) {
      const kept = answer(layout, event, each);
      const values = this.#bestAnswers(ply + 1);
      takeBack(layout, event, each, kept);
      if (best.length === 0 || at(values, seat) > at(best, seat)) best = values;
    }
    return best;
  }

  #valuesNow(): number[] {
    const layout = this.#layout;
    this.#scores.length = 0;
    for (let side = 0; side < layout.sides; side++) this.#scores.push(layout.scoreOf(side));
    this.#chances.write(layout, this.#scores, this.#shares);
    const values: number[] = [];
    for (let seat = 0; seat < layout.seats; seat++) {
      values.push(inOrder(this.#shares[seat] as number, leadOver(layout, seat % layout.sides)));
    }
    return values;
  }
}

/** A chance, and slightly the lead. */
const inOrder = (chance: number, lead: number): number => 0.5 + (chance - 0.5) * MOSTLY + (SLIGHTLY * lead) / PRESTIGE;
