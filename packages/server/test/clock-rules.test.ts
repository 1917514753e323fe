import { seat } from '@tortuga/kernel';
import type { ClockTerms } from '@tortuga/protocol';
import { describe, expect, it } from 'vitest';
import { agree, resign } from '../src/tables/accord.ts';
import { decide, endPause, refuseClock, timeForReturning, timeIsUp } from '../src/tables/clock.ts';
import { type Changed, newClock, type PlayerId, rematch, type Table, type TableId } from '../src/tables/table.ts';
import { tableWith } from './table-for-tests.ts';

const [ANNA, BORIS, CHLOE] = ['anna', 'boris', 'chloe'] as PlayerId[] as [PlayerId, PlayerId, PlayerId];
const LIVE: ClockTerms = { kind: 'live', bank: 300, increment: 5, timeUp: 'bot' };
const MAIL: ClockTerms = { kind: 'mail', days: 3, weekends: 'off', timeUp: 'ask' };
const NOW = 5_000_000;

const playing = (players: readonly PlayerId[], terms: ClockTerms | null = LIVE): Table =>
  tableWith({
    clock: terms === null ? null : newClock(terms),
    host: ANNA,
    state: 'playing',
    seats: players.map((player) => ({ kind: 'person', sitter: { player, name: player } })),
  });

const tableAfter = (changed: Changed): Table => {
  if (!changed.ok) throw new Error(changed.refusal.key);
  return changed.table;
};
const refusalOf = (changed: Changed) => (changed.ok ? null : changed.refusal);

describe('table-7.1: what clock a table may have', () => {
  it.each([
    [{ ...LIVE, bank: -1 }, 'badClock'],
    [{ ...LIVE, bank: 365 * 24 * 3600 }, 'badClock'],
    [{ ...LIVE, bank: 60.5 }, 'badClock'],
    [{ ...LIVE, bank: Number.NaN }, 'badClock'],
    [{ ...LIVE, increment: -1 }, 'badClock'],
    [{ ...LIVE, increment: 301 }, 'badClock'],
    [{ ...MAIL, days: -1 }, 'badDays'],
    [{ ...MAIL, days: 365 }, 'badDays'],
    [{ ...MAIL, days: 2 }, 'badDays'],
  ] as const)('the clock %o is refused', (terms, key) => {
    expect(refuseClock(terms)).toMatchObject({ rule: 'table-7.1', key: `server.refuse.${key}` });
  });

  it.each([LIVE, MAIL, { ...LIVE, bank: 5, increment: 0 }, { ...LIVE, bank: 10_800, increment: 300 }])(
    'the clock %o is allowed',
    (terms) => expect(refuseClock(terms)).toBeNull(),
  );
});

describe('table-7.5: when time is up, what the table chose happens', () => {
  it('a bot plays on, and the seat is kept', () => {
    const { seats } = timeIsUp(playing([ANNA, BORIS]), [seat(1)], NOW, 'mate');
    expect(seats[1]).toEqual({ kind: 'bot', bot: 'mate', standsInFor: { player: BORIS, name: BORIS } });
  });

  it('the match ends, and those whose time is up are last', () => {
    const three = playing([ANNA, BORIS, CHLOE], { ...LIVE, timeUp: 'end' });
    expect(timeIsUp(three, [seat(1)], NOW, 'mate')).toMatchObject({
      state: 'finished',
      ending: { cause: 'time', seat: 1, ranking: [[0, 2], [1]], at: NOW },
    });
    expect(timeIsUp(three, [seat(0), seat(1), seat(2)], NOW, 'mate').ending?.ranking).toEqual([[0, 1, 2]]);
  });

  it('the others are asked, and nothing else changes', () => {
    const before = playing([ANNA, BORIS], { ...LIVE, timeUp: 'ask' });
    const { clock, ...rest } = timeIsUp(before, [seat(1)], NOW, 'mate');
    expect(clock?.up).toEqual([null, NOW]);
    expect({ ...rest, clock: before.clock }).toEqual(before);
  });
});

describe('table-7.6: the others decide about somebody whose time is up', () => {
  const late = timeIsUp(playing([ANNA, BORIS], MAIL), [seat(1)], NOW, 'mate');
  const moment = { now: NOW + 1, bot: 'mate', isUp: (index: number) => index === 1 };

  it('one of them lets a bot play', () => {
    expect(tableAfter(decide(late, ANNA, 1, 'bot', moment)).seats[1]).toMatchObject({ kind: 'bot' });
  });

  it('or gives more time: by mail the days of an answer, live a minute', () => {
    const waited = tableAfter(decide(late, ANNA, 1, 'wait', moment));
    expect(waited.clock).toMatchObject({ up: [null, null], given: [null, { at: NOW + 1, ms: 3 * 24 * 3600 * 1000 }] });
    const live = timeIsUp(playing([ANNA, BORIS], { ...LIVE, timeUp: 'ask' }), [seat(1)], NOW, 'mate');
    expect(tableAfter(decide(live, ANNA, 1, 'wait', moment)).clock?.given[1]?.ms).toBe(60_000);
  });

  it('nobody decides about themselves, nor without a seat, nor about somebody who still has time', () => {
    for (const player of [BORIS, CHLOE])
      expect(refusalOf(decide(late, player, 1, 'wait', moment))).toMatchObject({ rule: 'table-7.6' });
    expect(refusalOf(decide(late, BORIS, 0, 'bot', moment))).toMatchObject({ key: 'server.refuse.timeNotUp' });
  });
});

it('table-7.7: who takes a seat back has at least a minute, at most the bank, and by mail the days of an answer', () => {
  const msFor = (terms: ClockTerms, left: number) =>
    timeForReturning(playing([ANNA, BORIS], terms), 1, left, NOW).clock?.given[1]?.ms;
  expect(msFor(LIVE, -5000)).toBe(60_000);
  expect(msFor(LIVE, 90_000)).toBe(90_000);
  expect(msFor(LIVE, 900_000)).toBe(300_000);
  expect(msFor({ ...LIVE, bank: 5 }, 0)).toBe(5000);
  expect(msFor(MAIL, 0)).toBe(3 * 24 * 3600 * 1000);
});

describe('table-7.8: a pause by agreement', () => {
  it('the clocks are paused when all players agree, and any of them ends the pause', () => {
    const one = tableAfter(agree(playing([ANNA, BORIS]), ANNA, 'pause', true, NOW));
    expect(one).toMatchObject({ proposal: { what: 'pause', seats: [0] }, clock: { pauses: [] } });
    const both = tableAfter(agree(one, BORIS, 'pause', true, NOW + 5));
    expect(both).toMatchObject({ proposal: null, clock: { pauses: [{ from: NOW + 5, to: null }] } });
    expect(refusalOf(agree(both, ANNA, 'pause', true, NOW))).toMatchObject({ key: 'server.refuse.alreadyPaused' });
    const ended = tableAfter(endPause(both, BORIS, NOW + 10));
    expect(ended.clock?.pauses).toEqual([{ from: NOW + 5, to: NOW + 10 }]);
    expect(refusalOf(endPause(ended, BORIS, NOW + 11))).toMatchObject({ rule: 'table-7.8' });
    expect(refusalOf(endPause(both, CHLOE, NOW + 11))).toMatchObject({ key: 'server.refuse.notSeated' });
  });

  it('one who does not agree puts the proposal away', () => {
    const one = tableAfter(agree(playing([ANNA, BORIS]), ANNA, 'pause', true, NOW));
    expect(tableAfter(agree(one, BORIS, 'pause', false, NOW)).proposal).toBeNull();
    expect(refusalOf(agree(playing([ANNA, BORIS]), BORIS, 'stop', false, NOW))).toMatchObject({ rule: 'table-8.2' });
  });

  it('a table without a clock has nothing to pause', () => {
    expect(refusalOf(agree(playing([ANNA], null), ANNA, 'pause', true, NOW))).toMatchObject({ rule: 'table-7.8' });
  });
});

describe('ending a match before its own end', () => {
  it('table-8.1: of two players one may resign, and the other wins', () => {
    expect(tableAfter(resign(playing([ANNA, BORIS], null), BORIS, NOW)).ending).toEqual({
      cause: 'resigned',
      seat: 1,
      ranking: [[0], [1]],
      at: NOW,
    });
    expect(refusalOf(resign(playing([ANNA, BORIS, CHLOE]), BORIS, NOW))).toMatchObject({ rule: 'table-8.1' });
  });

  it('table-8.2: the match ends without a winner when all players agree, and bots are not asked', () => {
    const three = playing([ANNA, BORIS, CHLOE], null);
    const withABot = { ...three, seats: timeIsUp({ ...three, clock: newClock(LIVE) }, [seat(2)], NOW, 'mate').seats };
    const one = tableAfter(agree(withABot, ANNA, 'stop', true, NOW));
    expect(one.state).toBe('playing');
    expect(tableAfter(agree(one, BORIS, 'stop', true, NOW))).toMatchObject({
      state: 'finished',
      proposal: null,
      ending: { cause: 'agreed', seat: null, ranking: [[0, 1, 2]] },
    });
  });

  it('a rematch has the same clock, as new', () => {
    const over = timeIsUp(playing([ANNA, BORIS], { ...LIVE, timeUp: 'end' }), [seat(1)], NOW, 'mate');
    const again = tableAfter(rematch(over, ANNA, 'next' as TableId, () => true, NOW));
    expect(again).toMatchObject({ ending: null, proposal: null, clock: newClock({ ...LIVE, timeUp: 'end' }) });
  });
});
