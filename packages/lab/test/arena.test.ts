import { describe, expect, it } from 'vitest';
import { NEWCOMER, rated } from '../src/arena/openskill.ts';
import { plotRatings } from '../src/arena/plot.ts';
import { type PlayedFixture, reportOf } from '../src/arena/report.ts';
import { fixtures, pairsOf, seating } from '../src/arena/schedule.ts';
import { eloRatings, isDecided, wilson } from '../src/arena/statistics.ts';

describe('statistics of the arena', () => {
  it('the 95 % interval of 80 wins in 100 games is that of Wilson’s formula', () => {
    const { low, high } = wilson(80, 100);
    expect(low).toBeCloseTo(0.7112, 3);
    expect(high).toBeCloseTo(0.8666, 3);
  });

  it('the interval of a clean sweep stays below certainty, and that of no games says nothing', () => {
    expect(wilson(200, 200).low).toBeCloseTo(0.9812, 3);
    expect(wilson(0, 0)).toEqual({ low: 0, high: 1 });
  });

  it('who wins 10 of 11 games is rated about 400 Elo points higher', () => {
    const [first, second] = eloRatings(2, [{ a: 1, b: 0, games: 1100, winsA: 1000 }]);
    expect(first).toEqual({ elo: 0, margin: 0 });
    expect(second?.elo).toBeGreaterThan(390);
    expect(second?.elo).toBeLessThan(405);
    expect(second?.margin).toBeLessThan(50);
  });

  it('Elo ratings of three agree with the strengths that made the results', () => {
    // Strengths 0, 100 and 200: each beats the next by 64 %, and the first loses to the last by 76 %.
    const scores = [
      { a: 1, b: 0, games: 10_000, winsA: 6401 },
      { a: 2, b: 1, games: 10_000, winsA: 6401 },
      { a: 2, b: 0, games: 10_000, winsA: 7597 },
    ];
    const elos = eloRatings(3, scores).map(({ elo }) => Math.round(elo / 5) * 5);
    expect(elos).toEqual([0, 100, 200]);
  });

  it('a clean sweep has a finite rating', () => {
    const [, second] = eloRatings(2, [{ a: 1, b: 0, games: 50, winsA: 50 }]);
    expect(second?.elo).toBeGreaterThan(500);
    expect(second?.elo).toBeLessThan(2000);
  });

  it('the sequential test decides a one-sided match soon and an even one not at all', () => {
    expect(isDecided(20, 20, 0.5)).toBe(true);
    expect(isDecided(0, 20, 0.5)).toBe(true);
    expect(isDecided(500, 1000, 0.5)).toBe(false);
    expect(isDecided(250, 1000, 0.25)).toBe(false);
    expect(isDecided(350, 1000, 0.25)).toBe(true);
  });

  it('OpenSkill’s Plackett-Luce update gives the ratings of the library openskill 5.0.1', () => {
    const rounded = (skills: ReturnType<typeof rated>) =>
      skills.map(({ mu, sigma }) => [Number(mu.toFixed(6)), Number(sigma.toFixed(6))]);
    expect(rounded(rated([NEWCOMER, NEWCOMER, NEWCOMER, NEWCOMER], [0, 1, 2, 3]))).toEqual([
      [27.795253, 8.263572],
      [26.552918, 8.179618],
      [24.689416, 8.084128],
      [20.962413, 8.084128],
    ]);
    expect(rounded(rated([{ mu: 30, sigma: 4 }, NEWCOMER, { mu: 20, sigma: 5 }], [1, 0, 0]))).toEqual([
      [29.411117, 3.985443],
      [25.997535, 8.077912],
      [20.560809, 4.975245],
    ]);
  });
});

describe('schedule of the arena', () => {
  it('every two bots meet, and in a deal the first of them takes every seat', () => {
    const pairs = pairsOf(3);
    expect(pairs).toEqual([
      { a: 0, b: 1 },
      { a: 0, b: 2 },
      { a: 1, b: 2 },
    ]);
    const games = [...fixtures(3, 4, 2)].filter(({ pair }) => pair === 2);
    expect(games.map(({ deal, seatOfA }) => [deal, seatOfA])).toEqual([
      [0, 0],
      [0, 1],
      [1, 0],
      [1, 1],
    ]);
    expect(seating({ a: 1, b: 2 }, { pair: 2, deal: 0, seatOfA: 3 }, 4)).toEqual([2, 2, 2, 1]);
  });
});

describe('report of the arena', () => {
  const game = (pair: number, seatOfA: number, winner: number | null): PlayedFixture => ({
    pair,
    deal: 0,
    seatOfA,
    places: [0, 1].map((seat) => (winner === null || seat === winner ? 0 : 1)),
    shares: [0, 1].map((seat) => (winner === null ? 0.5 : seat === winner ? 1 : 0)),
    thought: [4, 8],
    decisions: [2, 2],
  });

  it('counts wins, losses and draws of a pair by bot, not by seat', () => {
    const played = [game(0, 0, 0), game(0, 1, 1), game(0, 0, 1), game(0, 1, null)];
    const report = reportOf('tortuga-cards', 2, ['x', 'y'], pairsOf(2), played);
    expect(report).toMatchObject({ game: 'tortuga-cards', seats: 2, games: 4 });
    expect(report.pairs).toEqual([
      expect.objectContaining({ a: 'x', b: 'y', games: 4, winsA: 2, winsB: 1, draws: 1, shareA: 0.625 }),
    ]);
    expect(report.ratings.map(({ bot, thought }) => [bot, thought])).toEqual([
      ['x', 3],
      ['y', 3],
    ]);
  });

  it('draws the ratings as an SVG, the strongest first', () => {
    const svg = plotRatings('Strength <2 players>', [
      { bot: 'weak', rating: 0, low: 0, high: 0, thought: 1 },
      { bot: 'strong', rating: 320, low: 280, high: 360, thought: 1 },
    ]);
    expect(svg).toContain('&#60;2 players&#62;');
    expect(svg.indexOf('strong')).toBeLessThan(svg.indexOf('weak'));
  });
});
