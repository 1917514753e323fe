import { SPECTATOR, seat } from '@tortuga/kernel';
import { expect, it } from 'vitest';
import { boardBaseOf } from '../src/board-base.ts';

const props = {
  view: { seats: 3 },
  locale: 'fr',
  say: ({ key }: { readonly key: string }) => `said: ${key}`,
  nameOf: (index: number) => ['Anna', 'Alex', 'Boris'][index] ?? '',
  portraitOf: () => null,
  onRule: () => undefined,
};

it('a board gets a different letter for each player, and short ways to say a sentence and a list', () => {
  const board = boardBaseOf({ ...props, viewer: seat(1) });
  expect(board.letters).toEqual(['A', 'L', 'B']);
  expect(board.t('cards.title')).toBe('said: cards.title');
  expect(board.allOf(['Anna', 'Alex', 'Boris'])).toBe('Anna, Alex et Boris');
});

it('a board knows the viewer’s seat, and that a spectator has none', () => {
  expect(boardBaseOf({ ...props, viewer: seat(1) }).me).toBe(1);
  expect(boardBaseOf({ ...props, viewer: SPECTATOR }).me).toBeNull();
});
