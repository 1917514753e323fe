import type { SealedMind } from '@tortuga/bots';
import { at, type Game, type Rng, type Seat, seat } from '@tortuga/kernel';
import { z } from 'zod';

/** Two choose a number at the same time, and a table says how likely the first of them is to win. */
export interface MatrixTypes {
  state: { answers: (number | null)[] };
  move: { readonly pick: number };
  event: { readonly type: 'picked' };
  open: { readonly answered: readonly boolean[] };
  own: { readonly viewer: Seat | 'spectator' };
  options: object;
  price: null;
}

/** By the first player's pick and the second's. */
export type Chances = readonly (readonly number[])[];

const PICKED = [{ type: 'picked' }] as const;

function matrixGame(chances: Chances): Game<MatrixTypes> {
  const picks = [chances.length, at(chances, 0).length];
  const movesOf = (player: Seat) => Array.from({ length: at(picks, player) }, (_, pick) => ({ pick }));
  return {
    id: 'matrix',
    rulesVersion: 1,
    pack: { id: 'none', digest: '' },
    seatCounts: [2],
    optionSets: [{}],
    vocabulary: { endings: [], events: [], lines: [] },
    optionsSchema: z.object({}),
    moveSchema: z.object({ pick: z.int() }),
    setup: () => ({ answers: [null, null] }),
    copy: ({ answers }) => ({ answers: [...answers] }),
    pending: ({ answers }) => [seat(0), seat(1)].filter((player) => answers[player] === null),
    question: () => 1,
    prompt: () => ({ key: 'pick' }),
    moves: (_, player) => movesOf(player),
    considered: () => [],
    refuse: () => null,
    price: () => null,
    apply(state, player, { pick }) {
      state.answers[player] = pick;
      return [...PICKED];
    },
    open: ({ answers }) => ({ answered: answers.map((answer) => answer !== null) }),
    own: (_, viewer) => ({ viewer }),
    redact: (event) => event,
    secrets: () => [],
    determinize: () => ({ answers: [null, null] }),
    result: () => null,
  };
}

export const chanceOf = (chances: Chances, { answers }: MatrixTypes['state'], player: Seat): number => {
  const chance = at(at(chances, answers[0] ?? 0), answers[1] ?? 0);
  return player === 0 ? chance : 1 - chance;
};

/** A mind that knows no better quick move than the first, which everybody could exploit. */
export function matrixMind(chances: Chances): SealedMind<MatrixTypes> {
  const game = matrixGame(chances);
  return {
    game,
    seatCount: () => 2,
    evaluate: (state, player) => chanceOf(chances, state, player),
    candidates: (state, player) => game.moves(state, player),
    stretch: ({ answers }) => (answers.includes(null) ? 0 : 1),
    key: () => 0,
    promise: () => 0,
    quickMove: () => ({ pick: 0 }),
    features: { names: [], write: () => undefined },
    guess: (view, rng: Rng) => game.determinize(view, rng),
    secretOf: () => 0,
  };
}
