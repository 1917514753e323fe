import { considerMoves, treeSearchBot } from '@tortuga/bots';
import { at, FastRng, pick, type Seat, viewOf } from '@tortuga/kernel';
import { describe, expect, it } from 'vitest';
import { cardValuesOf, PRESTIGE } from '../bot/card-values.ts';
import { Chances, type Softmax } from '../bot/chances.ts';
import { leadOf } from '../bot/events.ts';
import { Layout } from '../bot/layout.ts';
import { mindOf } from '../bot/mind.ts';
import { CardsOutlook } from '../bot/outlook.ts';
import { LIMIT, Solver } from '../bot/solver.ts';
import { defaultPack, tortugaCards } from '../index.ts';
import { valuesOf } from '../rules/pack.ts';
import { totalsOf } from '../rules/result.ts';
import type { State } from '../rules/types.ts';

const { game } = tortugaCards;
const cardValues = cardValuesOf(valuesOf(defaultPack));
const mind = mindOf(cardValues, game, tortugaCards.evaluate);
const byShare: Softmax = (scores, side) => 1 / (1 + Math.exp((scores[1 - side] ?? 0) - (scores[side] ?? 0)));
const options = { carelessness: 50, solveFrom: 18, playOutUntil: 24, openFrom: 20 };
const outlook = () => new CardsOutlook(cardValues, new Chances((row) => 2 * (row[0] ?? 0), byShare), options);

/** Plays at random until so many cards lie in a voyage. */
function positionAt(seats: number, voyage: number, played: number, seed: string): State {
  const rng = new FastRng(seed);
  const state = game.setup({}, seats, rng);
  while (state.voyage < voyage || state.played < played) playAny(state, rng);
  return state;
}

function playAny(state: State, rng: FastRng): Seat {
  const player = at(game.pending(state), 0);
  game.apply(state, player, pick(game.moves(state, player), rng), rng);
  return player;
}

const leadIn = (state: State): number => {
  const [first, second] = totalsOf(state).map((each) => each.prestige * PRESTIGE + each.fromTransports);
  return (first ?? 0) - (second ?? 0);
};

/** Minimax by the rules alone, every move tried. */
function bruteForce(state: State, voyage: number): number {
  const player = game.pending(state)[0];
  if (player === undefined || state.voyage !== voyage) return leadIn(state);
  const leads = game.moves(state, player).map((move) => {
    const after = game.copy(state);
    game.apply(after, player, move, new FastRng('deal'));
    return bruteForce(after, voyage);
  });
  return player % 2 === 0 ? Math.max(...leads) : Math.min(...leads);
}

describe('the layout of the search', () => {
  it.each([2, 3, 4])('knows whose turn it will be, and what the columns bring, with %i seats', (seats) => {
    const layout = new Layout(cardValues);
    for (let number = 0; number < 20; number++) {
      for (const voyage of [1, 2]) {
        const rng = new FastRng(`on ${number}`);
        const state = positionAt(seats, voyage, number, `turns ${number}`);
        layout.load(state, 0);
        while (state.voyage === voyage && state.turn !== null) {
          const { played } = state;
          expect(playAny(state, rng)).toBe(layout.movers[played]);
          if (state.voyage === voyage && state.turn !== null) {
            const { soFar, prestige } = viewOf(game, state, 'spectator');
            const now = new Layout(cardValues);
            now.load(state, 0);
            const scores = prestige.map((sum, side) => sum + at(soFar ?? [], side));
            expect(scores.map((_, side) => Math.floor(now.scoreOf(side) / PRESTIGE))).toEqual(scores);
          }
        }
      }
    }
  });

  it('is as it was after everything has been taken back', () => {
    const layout = new Layout(cardValues);
    layout.load(positionAt(2, 2, 14, 'back'), 0);
    const before = JSON.stringify(layout);
    new Solver().solve(layout, -LIMIT, LIMIT);
    expect(JSON.stringify({ ...layout, hands: null })).toEqual(JSON.stringify({ ...JSON.parse(before), hands: null }));
  });
});

describe('the solver', () => {
  const solver = new Solver();

  it.each([2, 4])('finds what minimax by the rules finds, with %i seats', (seats) => {
    for (let number = 0; number < 24; number++) {
      const voyage = 1 + (number % 2);
      const state = positionAt(seats, voyage, 22 + (number % 4), `endgame ${number}`);
      const layout = new Layout(cardValues);
      layout.load(state, 0);
      expect(solver.solve(layout, -LIMIT, LIMIT)).toBe(bruteForce(state, voyage));
      expect(leadOf(layout)).toBeLessThan(LIMIT);
    }
  });
});

describe('the outlook', () => {
  it.each([22, 24, 25])('knows for every move after %i cards of the second voyage who wins', (played) => {
    for (let number = 0; number < 8; number++) {
      const state = positionAt(2, 2, played, `outlook ${number}`);
      const player = at(game.pending(state), 0);
      const moves = mind.candidates(state, player);
      const values = outlook().solve(state, player, moves);
      for (const [index, move] of moves.entries()) {
        const after = game.copy(state);
        game.apply(after, player, move, new FastRng('none'));
        const lead = bruteForce(after, 2) * (player === 0 ? 1 : -1);
        expect(Math.round(2 * at(values ?? [], index))).toBe(1 + Math.sign(lead));
      }
    }
  });
});

describe('the bot', () => {
  it.each([2, 3, 4])('plays whole games legally with %i seats', (seats) => {
    const rng = new FastRng(`bot ${seats}`);
    const bot = treeSearchBot(mind, outlook(), { curiosity: 0.5, guesses: 20 }, { iterations: 60, time: null }, 'tree');
    const state = game.setup({}, seats, rng);
    for (let pending = game.pending(state); pending.length > 0; pending = game.pending(state)) {
      const player = at(pending, 0);
      const moves = game.moves(state, player);
      const move = bot.choose({ seat: player, view: viewOf(game, state, player), moves, rng });
      expect(moves).toContainEqual(move);
      game.apply(state, player, move, rng);
    }
    expect(game.result(state)).not.toBeNull();
  });

  it('thinks the same for the same view and the same chance, whatever it thought of before', () => {
    const state = positionAt(2, 1, 8, 'again');
    const player = at(game.pending(state), 0);
    const shared = outlook();
    const think = () =>
      considerMoves(
        mind,
        shared,
        { curiosity: 0.5, guesses: 20 },
        { iterations: 200 },
        {
          seat: player,
          view: viewOf(game, state, player),
          rng: new FastRng('again'),
        },
      );
    expect(think()).toEqual(think());
  });
});
