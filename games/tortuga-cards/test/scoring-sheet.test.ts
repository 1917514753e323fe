import { at, FastRng, Match, pick, type Seat, seedFromText } from '@tortuga/kernel';
import { describe, expect, it } from 'vitest';
import { accountOf, remember, START } from '../board/scoring.ts';
import { tortugaCards } from '../index.ts';
import type { CardsTypes, Column, GameEvent } from '../rules/types.ts';

const { game } = tortugaCards;

/** Plays a whole game, telling the sheet every entry as it comes. */
function sail(seats: number) {
  const match: Match<CardsTypes> = Match.start(game, { options: {}, seats, seed: seedFromText(`sheet ${seats}`) });
  const rng = new FastRng('sheet');
  let memory = START;
  const opened: { readonly voyage: number; readonly at: number }[] = [];
  while (match.pending.length > 0) {
    const player = at(match.pending, 0);
    const outcome = match.play(player, pick(game.moves(match.state, player), rng));
    if (!outcome.ok) throw new Error(outcome.refusal.key);
    const next = remember(memory, [{ n: match.entries.length, events: outcome.events }]);
    if (next.newest !== null && next.newest !== memory.newest) {
      opened.push({ voyage: next.newest, at: match.entries.length });
    }
    memory = next;
  }
  return { match, memory, opened };
}

const storm = (seat: Seat, column: number): GameEvent => ({ type: 'stormed', seat, column: column as Column });

describe('the scoring sheet', () => {
  it.each([2, 3, 4])('with %i players comes after each voyage, with all columns and every event played', (seats) => {
    const { match, memory, opened } = sail(seats);
    const plays = match.entries.length;
    expect(opened).toEqual([
      { voyage: 1, at: plays / 2 },
      { voyage: 2, at: plays },
    ]);
    for (const voyage of [1, 2]) {
      const account = accountOf(voyage, match.view('spectator'), memory.told);
      expect(account?.columns.map(({ column }) => column)).toEqual([0, 1, 2, 3, 4, 5]);
      expect(account?.turns).toHaveLength(seats === 3 ? 3 : 2);
    }
  });

  it('tells the last voyage by the table alone after a reload, but not the first', () => {
    const { match, memory } = sail(2);
    const view = match.view('spectator');
    expect(accountOf(2, view, [])?.columns).toEqual(
      accountOf(2, view, memory.told)?.columns.map(({ column, side, strategist, atStake, boarding }) => ({
        column,
        side,
        strategist,
        atStake,
        boarding,
      })),
    );
    expect(accountOf(1, view, [])).toBeNull();
  });

  it('is not there before its voyage is over', () => {
    const match = Match.start(game, { options: {}, seats: 2, seed: seedFromText('sheet 2') });
    const { told } = sail(2).memory;
    expect([1, 2].map((voyage) => accountOf(voyage, match.view('spectator'), told))).toEqual([null, null]);
  });

  it('keeps the event that was played in the end when one is taken back', () => {
    const news = [storm(0 as Seat, 1), storm(1 as Seat, 2), storm(0 as Seat, 3)].map((event, n) => ({
      n,
      events: [event],
    }));
    expect(remember(START, news).turns.map(({ seat }) => seat)).toEqual([1, 0]);
  });

  it('does not read the same news twice', () => {
    const news = [{ n: 4, events: [storm(0 as Seat, 1)] }];
    const memory = remember(START, news);
    expect(remember(memory, news)).toBe(memory);
  });
});
