import { FastRng, Match, type Seat, seedFromText } from '@tortuga/kernel';
import { randomPlay } from '@tortuga/laws';
import { expect, it } from 'vitest';
import { deedsIn, marksOf } from '../board/recent.ts';
import { accountOf, remember, START } from '../board/scoring.ts';
import { tortugaCards } from '../index.ts';
import type { CardId, Column, GameEvent } from '../rules/types.ts';

const { game } = tortugaCards;

/** Plays a whole game, and passes every entry on to the scoring sheet. */
function playWithSheet(seats: number) {
  const match = Match.start(game, { options: {}, seats, seed: seedFromText(`sheet ${seats}`) });
  let memory = START;
  const opened: { readonly voyage: number; readonly at: number }[] = [];
  for (const { events } of randomPlay(match, new FastRng('sheet'))) {
    const next = remember(memory, [{ n: match.entries.length, events }]);
    if (next.newest !== null && next.newest !== memory.newest) {
      opened.push({ voyage: next.newest, at: match.entries.length });
    }
    memory = next;
  }
  return { match, memory, opened };
}

const storm = (seat: Seat, column: number): GameEvent => ({ type: 'stormed', seat, column: column as Column });

it.each([2, 3, 4])(
  'with %i players a scoring sheet opens after each voyage, with all columns and all events',
  (seats) => {
    const { match, memory, opened } = playWithSheet(seats);
    const plays = match.entries.length;
    expect(opened).toEqual([
      { voyage: 1, at: plays / 2 },
      { voyage: 2, at: plays },
    ]);
    for (const voyage of [1, 2]) {
      const account = accountOf(voyage, match.view('spectator'), memory.accounts);
      expect(account?.columns.map(({ column }) => column)).toEqual([0, 1, 2, 3, 4, 5]);
      expect(account?.turns).toHaveLength(seats === 3 ? 3 : 2);
    }
  },
);

it('after a reload there is a scoring sheet of the last voyage, but not of the first', () => {
  const { match, memory } = playWithSheet(2);
  const view = match.view('spectator');
  expect(accountOf(2, view, [])?.columns).toEqual(
    accountOf(2, view, memory.accounts)?.columns.map(({ column, side, strategist, atStake, boarding }) => ({
      column,
      side,
      strategist,
      atStake,
      boarding,
    })),
  );
  expect(accountOf(1, view, [])).toBeNull();
});

it('there is no scoring sheet of a voyage before its end', () => {
  const match = Match.start(game, { options: {}, seats: 2, seed: seedFromText('sheet 2') });
  const { accounts } = playWithSheet(2).memory;
  expect([1, 2].map((voyage) => accountOf(voyage, match.view('spectator'), accounts))).toEqual([null, null]);
});

it('a scoring sheet shows the event that was played after an undo', () => {
  const news = [storm(0 as Seat, 1), storm(1 as Seat, 2), storm(0 as Seat, 3)].map((event, n) => ({
    n,
    events: [event],
  }));
  expect(remember(START, news).turns.map(({ seat }) => seat)).toEqual([1, 0]);
});

it('a scoring sheet ignores steps that it has read before', () => {
  const news = [{ n: 4, events: [storm(0 as Seat, 1)] }];
  const memory = remember(START, news);
  expect(remember(memory, news)).toBe(memory);
});

it('what others did since my last step is marked by place, but not what lay there in the voyage before', () => {
  const [second, third] = [1 as Seat, 2 as Seat];
  const dealt: GameEvent = { type: 'dealt', voyage: 2, start: second, pirates: [], eventCards: [], hands: [] };
  const played: GameEvent = { type: 'played', seat: second, card: 24 as CardId, column: 3 as Column };
  const swapped: GameEvent = { type: 'swapped', seat: third, row: 'sea', a: 3 as Column, b: 4 as Column };
  const step = (...events: GameEvent[]) => ({ n: 0, events });
  const marks = (...events: GameEvent[]) => Object.fromEntries(marksOf(deedsIn([step(...events)])));
  expect(marks(storm(second, 1), played)).toEqual({ 'strategy 1': second, 'sea 3': second });
  expect(marks(played, swapped)).toEqual({ 'sea 3': third, 'sea 4': third });
  expect(marks(storm(second, 1), dealt)).toEqual({});
});
