import type { GameModule } from '@tortuga/games/game-module';
import { moduleNamed } from '@tortuga/games/registry';
import type { MatchSnapshot } from '@tortuga/host';
import { SPECTATOR, seat } from '@tortuga/kernel';
import { expect, it } from 'vitest';
import { tellingMoves } from '../src/hints/hint.ts';
import { decisionOf, mayAsk } from '../src/hints/may-ask.ts';

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

it('a hint stays while others decide at the same time, and is out of date after an own move', () => {
  const module = moduleNamed('tortuga-dice') as GameModule;
  const snapshot = { view: {}, offers: { legal: [{ move: { kind: 'choose' } }], refused: [] } };
  const question = mayAsk(module, seat(0), snapshot as unknown as MatchSnapshot);
  if (question === null) throw new Error('nobody may ask');
  const log = [{ n: 4, seat: seat(0) }];
  const before = decisionOf(question, log);
  const others = [...log, { n: 5, seat: seat(1) }];
  expect(decisionOf({ ...question, view: { ready: true } }, others)).toBe(before);
  expect(decisionOf(question, [...others, { n: 6, seat: seat(0) }])).not.toBe(before);
  expect(decisionOf({ ...question, moves: [{ kind: 'keep' }] }, others)).not.toBe(before);
});
