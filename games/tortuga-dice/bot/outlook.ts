import { at } from '@tortuga/kernel';
import { numberOf, type Values } from '../rules/pack.ts';
import { bonusOf, dieOf, pawnOf, sumOf, zoneOf } from '../rules/places.ts';
import { BIT_COUNT, diceOn, trackOfAction } from '../rules/questions.ts';
import { ACTION, ACTIONS, type Colour, DICE_COUNT, PURPLE, type State, TRACK_LENGTH } from '../rules/types.ts';
import { stageOf } from './stage.ts';
import type { Taste } from './taste.ts';

const MOST_SEATS = 4;
const PLACES = 2;

/** What each action is worth to one seat, as far as it can see: never what lies behind the other screens. */
export class Outlook {
  readonly #values: Values;
  readonly taste: Taste;
  readonly #lastTaste: Taste;
  #state: State | null = null;
  #question = -1;
  #seat = 0;
  /** By place, seat and action: what it would bring. */
  readonly #gains = new Float64Array(PLACES * MOST_SEATS * ACTIONS.length);
  /** By place and action: what it is worth to the one seat, with what is denied to others. */
  readonly #worth = new Float64Array(PLACES * ACTIONS.length);
  /** By seat and action: what dice and tiles make, 0 without a die. */
  readonly #totals = new Float64Array(MOST_SEATS * ACTIONS.length);
  /** By seat: dice in hand. */
  readonly #free = new Float64Array(MOST_SEATS);

  constructor(values: Values, taste: Taste) {
    this.#values = values;
    this.taste = taste;
    this.#lastTaste = inTheLastRound(taste);
  }

  look(state: State, seat: number): void {
    // Nothing that all can see changes while a question is open: those who answer it together share one survey.
    if (state !== this.#state || state.question !== this.#question) this.#survey(state);
    this.#seat = seat;
    const share = this.taste.deny / (state.seats - 1) ** 2;
    for (let action = 0; action < ACTIONS.length; action++) {
      let denied = 0;
      for (let other = 0; other < state.seats; other++) {
        if (other !== seat) denied += share * (this.#gains[bonusOf(other, action)] as number);
      }
      const second = this.#gains[bonusOf(MOST_SEATS + seat, action)] as number;
      this.#worth[action] = (this.#gains[bonusOf(seat, action)] as number) + denied;
      this.#worth[ACTIONS.length + action] = state.seats === 2 ? 0 : second + denied / 2;
    }
  }

  #survey(state: State): void {
    this.#state = state;
    this.#question = state.question;
    const taste = stageOf(state) === 0 ? this.#lastTaste : this.taste;
    for (let seat = 0; seat < state.seats; seat++) {
      this.#free[seat] = at(BIT_COUNT, at(state.free, seat));
      for (let action = 0; action < ACTIONS.length; action++) {
        this.#totals[bonusOf(seat, action)] = totalOn(this.#values, state, seat, action);
        this.#gains[bonusOf(seat, action)] = gainOf(taste, state, seat, action, 0);
        if (state.seats === 2) continue;
        this.#gains[bonusOf(MOST_SEATS + seat, action)] = gainOf(taste, state, seat, action, 1);
      }
    }
  }

  total(action: number): number {
    return this.#totals[bonusOf(this.#seat, action)] as number;
  }

  /** What a total on an action promises, with so many dice still in hand. */
  promise(action: number, total: number, free: number): number {
    const state = this.#state;
    if (total === 0 || state === null) return 0;
    const { hope, blur, sharp, tie } = this.taste;
    let first = 1;
    let second = 0;
    for (let other = 0; other < state.seats; other++) {
      if (other === this.#seat) continue;
      const theirs = this.#totals[bonusOf(other, action)] as number;
      const theirFree = this.#free[other] as number;
      let ahead = 1;
      if (theirs > 0 || theirFree > 0) {
        const edge = isNearer(state, this.#seat, other) ? tie : -tie;
        ahead = sigmoid((total - theirs + hope * (free - theirFree) + edge) / (sharp + blur * (free + theirFree)));
      }
      second = second * ahead + first * (1 - ahead);
      first *= ahead;
    }
    return first * (this.#worth[action] as number) + second * (this.#worth[ACTIONS.length + action] as number);
  }

  /** The most dice that a rival has in hand. */
  get rivalsFree(): number {
    let most = 0;
    for (let other = 0; other < (this.#state?.seats ?? 0); other++) {
      if (other !== this.#seat) most = Math.max(most, this.#free[other] as number);
    }
    return most;
  }
}

/** What is fetched in the last round hardly gets any farther. */
const inTheLastRound = (taste: Taste): Taste => ({
  ...taste,
  find: taste.find * taste.lastFind,
  salvage: taste.salvage * taste.lastFind,
  boarded: taste.boarded * taste.lastLoot,
  plundered: taste.plundered * taste.lastLoot,
  room: taste.room * taste.lastRoom,
});

/** Algebraic, without a power of e: the same bits in every engine. */
const sigmoid = (x: number): number => 0.5 + (0.5 * x) / Math.sqrt(2.5 + x * x);

function totalOn(values: Values, state: State, seat: number, action: number): number {
  let sum = 0;
  const from = dieOf(seat, 0);
  for (let die = 0; die < DICE_COUNT; die++) {
    if (state.assigned[from + die] === action) sum += numberOf(values, die, action);
  }
  return sum === 0 ? 0 : sum + at(state.bonus, bonusOf(seat, action));
}

/** Ties go to the first player, then clockwise. dice-4.1 */
const isNearer = (state: State, seat: number, other: number): boolean =>
  (seat - state.first + state.seats) % state.seats < (other - state.first + state.seats) % state.seats;

/** What an action brings at a place, roughly, in points. */
function gainOf(taste: Taste, state: State, seat: number, action: number, place: number): number {
  switch (action) {
    case ACTION.fleet:
    case ACTION.recruit: {
      const pawn = pawnOf(state, seat, trackOfAction(action));
      const to = Math.min(TRACK_LENGTH, pawn + (state.seats === 2 || place === 1 ? 1 : 2));
      return taste.step * (to - pawn) + taste.room * (roomAt(to) - roomAt(pawn));
    }
    case ACTION.hunt:
      return (place === 0 && sumOf(state.bag) > 0 ? taste.find : 0) + (sumOf(state.supply) > 0 ? taste.tile : 0);
    default:
      return attackGain(taste, state, seat, action, place);
  }
}

/** A second step reaches the next room as often as not: half of it counts before. dice-2.2 */
const roomAt = (pawn: number): number => Math.min(pawn, 6) / 2;

function attackGain(taste: Taste, state: State, seat: number, action: number, place: number): number {
  if (place === 1) return taste.push / 2 + (sumOf(state.centre) > 0 ? taste.salvage : 0);
  let best = 0;
  for (let other = 0; other < state.seats; other++) {
    if (other !== seat) best = Math.max(best, theftGain(taste, state, other, action));
  }
  return best;
}

/** What it is worth to rob somebody. dice-4.5, dice-4.6 */
export function theftGain(taste: Taste, state: State, victim: number, action: number): number {
  const zone = zoneOf(state, victim, trackOfAction(action));
  const each = action === ACTION.boarding ? taste.boarded : taste.plundered;
  const loot = zone.length === 0 ? 0 : zone.includes(PURPLE as Colour) ? taste.purple * each : each;
  const push = pawnOf(state, victim, trackOfAction(action)) > 1 ? taste.push : 0;
  return loot + push - (diceOn(state, victim, action) === 0 ? 0 : taste.recoil);
}
