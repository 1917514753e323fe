import { type Seat, seat } from '@tortuga/kernel';
import type { ClockTerms } from '@tortuga/protocol';
import { describe, expect, it } from 'vitest';
import { countedBetween, whenSpent } from '../src/counted-time.ts';
import { type ClockSetting, MatchClock, type Tick } from '../src/match-clock.ts';

const [ANNA, BORIS] = [seat(0), seat(1)];
const BEGAN = 1_000_000;
const LIVE: ClockTerms = { kind: 'live', bank: 60, increment: 5, timeUp: 'bot' };
const MAIL: ClockTerms = { kind: 'mail', days: 3, weekends: 'count', timeUp: 'bot' };
const NO_WEEKENDS: ClockTerms = { kind: 'mail', days: 1, weekends: 'off', timeUp: 'bot' };
const DAY = 24 * 3600 * 1000;

const setting = (terms: ClockTerms, more: Partial<ClockSetting> = {}): ClockSetting => ({
  terms,
  pauses: [],
  given: [],
  up: [],
  bots: [],
  ...more,
});
const begin = (terms: ClockTerms, asked: readonly Seat[], more: Partial<ClockSetting> = {}) =>
  MatchClock.begin(setting(terms, more), 2, BEGAN, asked);
const move = (by: Seat, after: number, asked: readonly Seat[], isNext = true): Tick => ({
  kind: 'move',
  seat: by,
  at: BEGAN + after,
  asked,
  isNext,
});
const leftOf = (clock: MatchClock, after: number) =>
  [ANNA, BORIS].map((each) => clock.leftAt(each, BEGAN + after) / 1000);

describe('table-7.2: the clock of a seat runs while it is asked', () => {
  it('only the one who is asked loses time', () => {
    const clock = begin(LIVE, [ANNA]).after(move(ANNA, 10_000, [BORIS]));
    expect(leftOf(clock, 30_000)).toEqual([55, 40]);
    expect(clock.due).toBe(BEGAN + 70_000);
  });

  it('when several are asked at the same time, the clocks of all of them run until they have answered', () => {
    const both = begin(LIVE, [ANNA, BORIS]);
    expect(leftOf(both, 20_000)).toEqual([40, 40]);
    const answered = both.after(move(ANNA, 20_000, [BORIS], false));
    expect(leftOf(answered, 50_000)).toEqual([45, 10]);
    expect(answered.upAt(BEGAN + 60_000)).toEqual([BORIS]);
  });
});

describe('table-7.3: an increment for every answer, all days for every question', () => {
  it('an answer that was taken back and given again earns its increment once', () => {
    const tick = (kind: Tick['kind'], after: number, asked: readonly Seat[]): Tick => ({
      ...move(ANNA, after, asked, false),
      kind,
    });
    let clock = begin(LIVE, [ANNA, BORIS]);
    for (let times = 1; times <= 5; times++) {
      clock = clock.after(tick('move', times, [BORIS])).after(tick('undo', times, [ANNA, BORIS]));
    }
    clock = clock.after(tick('move', 1000, [BORIS]));
    expect(clock.leftAt(ANNA, BEGAN + 1000)).toBeCloseTo(64_005, -2);
  });

  it('by mail every new question gives all the days anew, and taking back does not', () => {
    const asked = begin(MAIL, [ANNA]).after(move(ANNA, 2 * DAY, [ANNA]));
    expect(asked.due).toBe(BEGAN + 5 * DAY);
    const undone = asked.after({ kind: 'undo', seat: ANNA, at: BEGAN + 3 * DAY, asked: [ANNA], isNext: true });
    expect(undone.due).toBe(BEGAN + 5 * DAY);
  });

  it('by mail a step that leaves the question open gives no more time', () => {
    const clock = begin(MAIL, [ANNA]).after(move(ANNA, DAY, [ANNA], false));
    expect(clock.due).toBe(BEGAN + 3 * DAY);
  });
});

describe('table-7.4: by mail weekends may be left out', () => {
  const at = (text: string) => Date.parse(`${text}Z`);
  const counting = setting(NO_WEEKENDS);

  it.each([
    ['a question on a Friday noon is due on Monday noon', '2026-11-20T12:00', '2026-11-23T12:00'],
    ['a question on a Saturday is due at the end of Monday', '2026-11-21T15:00', '2026-11-24T00:00'],
    ['a question on a Tuesday is due a day later', '2026-11-17T08:30', '2026-11-18T08:30'],
  ])('%s', (_, asked, due) => {
    const found = whenSpent(counting, at(asked), DAY);
    // Midnight belongs to both days.
    expect(countedBetween(counting, at(asked), found ?? 0)).toBe(DAY);
    expect(found).toBe(at(due));
  });

  it('what is counted until a moment is due at that moment, for a thousand random times', () => {
    for (let n = 0; n < 1000; n++) {
      const from = at('2026-01-01T00:00') + Math.floor(((n * 7919) % 10_000) * 35_000);
      const ms = 1 + ((n * 104_729) % (7 * DAY));
      expect(countedBetween(counting, from, whenSpent(counting, from, ms) ?? 0)).toBe(ms);
    }
  });
});

describe('table-7.7: bots have no clock, and who takes a seat back has time', () => {
  it('the time of a bot is never up', () => {
    const clock = begin(LIVE, [ANNA, BORIS], { bots: [ANNA] });
    expect(clock.upAt(BEGAN + 100_000)).toEqual([BORIS]);
    expect(begin(LIVE, [ANNA], { bots: [ANNA] }).due).toBeNull();
  });

  it('time that was given counts from then on, instead of all before', () => {
    const clock = begin(LIVE, [ANNA], { given: [{ at: BEGAN + 100_000, ms: 60_000 }] });
    expect(clock.leftAt(ANNA, BEGAN + 99_999)).toBeLessThan(0);
    expect(clock.leftAt(ANNA, BEGAN + 110_000)).toBe(50_000);
    expect(clock.due).toBe(BEGAN + 160_000);
  });
});

describe('table-7.8: a pause stops the clocks', () => {
  it('no time passes in a pause, before it is over and after', () => {
    const open = begin(LIVE, [ANNA], { pauses: [{ from: BEGAN + 10_000, to: null }] });
    expect(leftOf(open, 90_000)).toEqual([50, 60]);
    expect(open.due).toBeNull();
    expect(open.timeAt(BEGAN + 90_000)).toMatchObject({ isPaused: true, seats: [{ left: 50_000, due: null }, {}] });
    const over = begin(LIVE, [ANNA], { pauses: [{ from: BEGAN + 10_000, to: BEGAN + 100_000 }] });
    expect(leftOf(over, 110_000)).toEqual([40, 60]);
    expect(over.due).toBe(BEGAN + 150_000);
  });
});

describe('table-7.6: where the others decide', () => {
  it('a seat whose time was up is not judged again before it has answered', () => {
    const late = begin(LIVE, [ANNA], { up: [BEGAN + 61_000] });
    expect(late.isLate(0)).toBe(true);
    expect(late.upAt(BEGAN + 70_000)).toEqual([]);
    const answered = late.after(move(ANNA, 80_000, [BORIS])).after(move(BORIS, 81_000, [ANNA]));
    expect(answered.isLate(0)).toBe(false);
    expect(answered.due).toBe(BEGAN + 86_000);
  });
});
