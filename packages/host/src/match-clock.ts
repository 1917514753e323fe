import { type Entry, type GameTypes, type Seat, seat, seatsOf } from '@tortuga/kernel';
import type { ClockTerms, MatchTime } from '@tortuga/protocol';
import { countedBetween, type Pause, whenSpent } from './counted-time.ts';

/** What a table says about its clock; the log says all the rest. */
export interface ClockSetting {
  readonly terms: ClockTerms;
  /** In order. The last one may still go on. */
  readonly pauses: readonly Pause[];
  /** By seat: time that it was given at a moment, instead of all that it had before. */
  readonly given: readonly (Given | null)[];
  /** By seat: when its time was up and the others were to decide. Forgotten when it answers. */
  readonly up: readonly (number | null)[];
  /** Seats of bots: nothing depends on their time. */
  readonly bots: readonly number[];
}

export interface Given {
  readonly at: number;
  readonly ms: number;
}

/** What happened at an entry of the log, as far as a clock needs it. */
export interface Tick {
  readonly kind: Entry<GameTypes>['kind'];
  readonly seat: Seat;
  readonly at: number;
  /** Who is asked after it. */
  readonly asked: readonly Seat[];
  /** It closed a question. */
  readonly isNext: boolean;
}

interface Purse {
  /** At the last entry, in milliseconds. */
  readonly left: number;
  /** Its answer was taken back after it had earned the increment: the next one earns nothing. */
  readonly hasEarned: boolean;
  /** When it did something last. */
  readonly acted: number;
}

const SECOND = 1000;
const DAY = 24 * 3600 * SECOND;

/** What a seat has at the start: table-7.1. */
export const fullTime = (terms: ClockTerms): number => (terms.kind === 'live' ? terms.bank * SECOND : terms.days * DAY);

/** The clocks of all seats, as they follow from the log and the setting. A value: `after` gives the next one. */
export class MatchClock {
  readonly #setting: ClockSetting;
  readonly #at: number;
  readonly #asked: readonly Seat[];
  readonly #purses: readonly Purse[];

  private constructor(setting: ClockSetting, at: number, asked: readonly Seat[], purses: readonly Purse[]) {
    this.#setting = setting;
    this.#at = at;
    this.#asked = asked;
    this.#purses = purses;
  }

  static begin(setting: ClockSetting, seats: number, began: number, asked: readonly Seat[]): MatchClock {
    const purse = { left: fullTime(setting.terms), hasEarned: false, acted: began };
    return new MatchClock(
      setting,
      began,
      asked,
      seatsOf(seats).map(() => purse),
    );
  }

  /** table-7.2, table-7.3 */
  after(tick: Tick): MatchClock {
    const at = Math.max(this.#at, tick.at);
    const purses = this.#purses.map((purse, index) => this.#purseAfter(tick, at, purse, seat(index)));
    return new MatchClock(this.#setting, at, tick.asked, purses);
  }

  #purseAfter({ kind, seat: mover, asked, isNext }: Tick, at: number, purse: Purse, mine: Seat): Purse {
    const { terms } = this.#setting;
    const left = this.leftAt(mine, at);
    const acted = mine === mover ? at : purse.acted;
    const [was, is] = [this.#asked.includes(mine), asked.includes(mine)];
    if (kind === 'undo') return { left, acted, hasEarned: purse.hasEarned || (is && !was) };
    if (terms.kind === 'mail') {
      const isAskedAnew = is && (!was || (isNext && mine === mover));
      return { left: isAskedAnew ? fullTime(terms) : left, acted, hasEarned: false };
    }
    if (!was || is) return { ...purse, left, acted };
    const earned = purse.hasEarned ? 0 : terms.increment * SECOND;
    return { left: Math.max(0, left) + earned, acted, hasEarned: false };
  }

  /** Below zero if the time is up. */
  leftAt(whose: Seat, now: number): number {
    const given = this.#setting.given[whose] ?? null;
    const isGiven = given !== null && given.at >= this.#at && given.at <= now;
    const [from, left] = isGiven ? [given.at, given.ms] : [this.#at, this.#purses[whose]?.left ?? 0];
    return this.#asked.includes(whose) ? left - countedBetween(this.#setting, from, now) : left;
  }

  /** When the time of a seat that is asked will be up; null while nothing runs. */
  #dueOf(whose: Seat): number | null {
    if (!this.#asked.includes(whose)) return null;
    const from = Math.max(this.#at, this.#setting.given[whose]?.at ?? 0);
    return whenSpent(this.#setting, from, this.leftAt(whose, from));
  }

  /** The seats that are asked and have no time left. */
  upAt(now: number): Seat[] {
    return this.#watched.filter((whose) => this.leftAt(whose, now) <= 0);
  }

  isUp(whose: Seat, now: number): boolean {
    return this.upAt(now).includes(whose);
  }

  /** table-7.6: elsewhere an answer that comes too late does not count. */
  get mayAnswerLate(): boolean {
    return this.#setting.terms.timeUp === 'ask';
  }

  /** When the next one's time will be up, as far as anything depends on it. */
  get due(): number | null {
    const dues = this.#watched.map((whose) => this.#dueOf(whose)).filter((due) => due !== null);
    return dues.length === 0 ? null : Math.min(...dues);
  }

  /** table-7.6: its time is up, and it has not answered since. */
  isLate(whose: number): boolean {
    const up = this.#setting.up[whose] ?? null;
    const isAsked = this.#asked.some((each) => each === whose);
    return up !== null && isAsked && up >= (this.#purses[whose]?.acted ?? 0);
  }

  get #watched(): Seat[] {
    return this.#asked.filter((whose) => !this.#setting.bots.includes(whose) && !this.isLate(whose));
  }

  timeAt(now: number): MatchTime {
    const { pauses } = this.#setting;
    return {
      now,
      isPaused: pauses.at(-1)?.to === null,
      seats: this.#purses.map((_, index) => ({
        left: Math.max(0, this.leftAt(seat(index), now)),
        due: this.#dueOf(seat(index)),
      })),
    };
  }
}
