import { type Game, pick, type Seat, seat } from '@tortuga/kernel';
import { z } from 'zod';
import type { TreeMind } from '../src/index.ts';

interface Pile {
  left: number;
  turn: Seat;
  readonly seats: number;
}
interface Take {
  readonly take: number;
}
export interface NimTypes {
  state: Pile;
  move: Take;
  event: { readonly type: 'taken' };
  open: Pile;
  own: object;
  options: object;
  price: null;
}

const takes: readonly Take[] = [{ take: 1 }, { take: 2 }, { take: 3 }];
const notAsked = (): never => {
  throw new Error('No bot asks for that');
};

/** One to three from a pile; whoever takes the last one wins. So with two, every multiple of four is lost. */
const game: Game<NimTypes> = {
  id: 'nim',
  rulesVersion: 1,
  pack: { id: 'none', digest: '' },
  seatCounts: [2, 3],
  optionSets: [{}],
  vocabulary: { endings: [], events: [], lines: [] },
  optionsSchema: z.object({}),
  moveSchema: z.object({ take: z.int() }),
  setup: (_options, seats, rng) => ({ left: 5 + rng.below(20), turn: seat(0), seats }),
  copy: (state) => ({ ...state }),
  pending: ({ left, turn }) => (left === 0 ? [] : [turn]),
  question: ({ left }) => left,
  prompt: notAsked,
  moves: ({ left }) => takes.filter(({ take }) => take <= left),
  considered: () => [],
  refuse: () => null,
  price: () => null,
  apply(state, _seat, { take }) {
    state.left -= take;
    if (state.left > 0) state.turn = seat((state.turn + 1) % state.seats);
    return [];
  },
  open: (state) => state,
  own: () => ({}),
  redact: (event) => event,
  secrets: () => [],
  determinize: ({ left, turn, seats }) => ({ left, turn, seats }),
  result: ({ left, turn }) => (left > 0 ? null : { cause: 'taken', ranking: [[turn]], scores: [], lines: [] }),
};

export const nim: TreeMind<NimTypes> = {
  game,
  evaluate: () => 0.5,
  seatCount: ({ seats }) => seats,
  candidates: game.moves,
  stretch: () => 0,
  key: ({ left, turn }) => left * 8 + turn,
  promise: () => 0,
  quickMove: (state, player, rng) => pick(game.moves(state, player), rng),
  features: { names: ['none'], write: () => {} },
  moveKey: ({ take }) => take,
  isOpen: () => true,
};

export const pileOf = (left: number, seats = 2): Pile => ({ left, turn: seat(0), seats });
