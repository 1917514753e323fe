import type { GameModule } from '@tortuga/games/game-module';
import { moduleNamed } from '@tortuga/games/registry';
import type { MatchSnapshot } from '@tortuga/host';
import { SPECTATOR, seat } from '@tortuga/kernel';
import { expect, it } from 'vitest';
import { tellingMoves } from '../src/hints/hint.ts';
import { mayAsk } from '../src/hints/may-ask.ts';

const move = (kind: string, card: number) => ({ kind, card });

it('a short plan is shown whole', () => {
  const moves = [move('play', 1), move('play', 2), move('buy', 3)];
  expect(tellingMoves(moves)).toEqual({ shown: moves, isCut: false });
});

it('of a long plan the first of several moves of one kind is shown, and at most four in all', () => {
  const moves = [1, 2, 3].map((card) => move('play', card));
  const plan = [...moves, move('move', 4), move('buy', 5), move('buy', 6), move('scout', 7), move('end', 8)];
  const shown = [move('play', 1), move('move', 4), move('buy', 5), move('scout', 7)];
  expect(tellingMoves(plan)).toEqual({ shown, isCut: true });
});

it('only whoever has to decide may ask for a hint, and it gets nothing but their own view and moves', () => {
  const module = moduleNamed('tortuga-cards') as GameModule;
  const offers = { legal: [{ move: { kind: 'play' } }], refused: [] };
  const snapshot = { view: { mine: true }, offers } as unknown as MatchSnapshot;
  expect(mayAsk(module, seat(1), snapshot)).toMatchObject({ seat: 1, view: { mine: true }, moves: [{ kind: 'play' }] });
  expect(mayAsk(module, SPECTATOR, snapshot)).toBeNull();
  expect(mayAsk(module, seat(1), { ...snapshot, offers: null })).toBeNull();
  expect(mayAsk(module, seat(1), null)).toBeNull();
});
