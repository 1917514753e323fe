import { at, FastRng, Match, seatsOf, seedFromText, viewOf } from '@tortuga/kernel';
import { randomPlay } from '@tortuga/laws';
import { describe, expect, it } from 'vitest';
import { tortugaDice } from '../index.ts';
import type { DiceTypes } from '../rules/game.ts';
import type { GameEvent } from '../rules/types.ts';

const { game } = tortugaDice;

function play(seats: number, long: boolean, text: string): { match: Match<DiceTypes>; events: GameEvent[] } {
  const match = Match.start(game, { options: { long }, seats, seed: seedFromText(text) });
  const events = [...randomPlay(match, new FastRng(text))].flatMap((step) => step.events);
  return { match, events };
}

describe.each([2, 3, 4])('a game of dice with %i players', (seats) => {
  it(`dice-2.1 ${seats} players begin with both pawns on 3, a chest on the island, one in the crew zone, and a random first player`, () => {
    const firsts = new Set<number>();
    for (let number = 0; number < 40; number++) {
      const state = game.setup({ long: false }, seats, new FastRng(`setup ${number}`));
      const { players, bag, first } = viewOf(game, state, 'spectator');
      firsts.add(first);
      for (const { pawns, island, zones, tortuga } of players) {
        expect(pawns).toEqual([3, 3]);
        expect([island, tortuga].map((counts) => counts.reduce((sum, count) => sum + count, 0))).toEqual([1, 0]);
        expect(zones.map((zone) => zone.length)).toEqual([0, 1]);
      }
      expect(bag.reduce((sum, count) => sum + count, 0)).toBe(40 - 2 * seats);
    }
    expect([...firsts].sort()).toEqual([...seatsOf(seats)]);
  });

  it(`dice-3.1, dice-5.3 with ${seats} players the five actions are resolved in order, and the pawn is passed to the left`, () => {
    const { events } = play(seats, false, `order ${seats}`);
    let last = -1;
    let first: number | null = null;
    for (const event of events) {
      if (event.type === 'rolled') last = -1;
      if (event.type === 'ranked') {
        expect(event.action).toBeGreaterThan(last);
        last = event.action;
      }
      if (event.type === 'round') {
        if (first !== null) expect(event.first).toBe((first + 1) % seats);
        first = event.first;
      }
    }
  });

  it.each([false, true])(
    `dice-5.3, dice-7.1 a game of ${seats} ends when a player has enough at Tortuga, long game %s`,
    (long) => {
      const { match } = play(seats, long, `end ${seats}`);
      const counts = match
        .view('spectator')
        .players.map(({ tortuga }) => tortuga.reduce((sum, count) => sum + count, 0));
      expect(Math.max(...counts)).toBeGreaterThanOrEqual(long ? 8 : 6);
      expect(at(match.result?.scores ?? [], 0)).toBe(match.view('spectator').players[0]?.points);
    },
  );
});

it('a game of dice ends even when everybody declines every action', () => {
  const match = Match.start(game, { options: { long: true }, seats: 4, seed: seedFromText('idle') });
  for (let steps = 0; match.pending.length > 0; steps++) {
    expect(steps).toBeLessThan(5000);
    const player = at(match.pending, 0);
    const moves = game.moves(match.state, player);
    match.play(player, moves.find(({ kind }) => kind === 'decline') ?? at(moves, 0));
  }
  expect(match.result).not.toBeNull();
});
