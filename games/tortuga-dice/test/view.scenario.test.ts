import { scenario } from '@tortuga/laws';
import { expect } from 'vitest';
import { arrange } from './arrange.ts';

/** What the view shows besides dice, chests and pawns. */

scenario('dice-3.1 the view shows the part of the round, and who is choosing, ready, done, acting or waiting', () => {
  const rolling = arrange({ rolled: { A: 'A fleet', B: 'A hunt' } });
  expect(rolling.view('C')).toMatchObject({ part: 'dice', activities: ['choosing', 'choosing', 'done'] });
  rolling.act('A', 'keep A');
  expect(rolling.view('C').activities).toEqual(['ready', 'choosing', 'done']);
  const acting = arrange({ action: 'fleet' });
  expect(acting.view('C')).toMatchObject({ part: 'actions', activities: ['acting', 'waiting', 'waiting'] });
  const stowing = arrange({ stowing: true, island: { A: 'red blue' } });
  expect(stowing.view('C')).toMatchObject({ part: 'chests', activities: ['choosing', 'ready', 'ready'] });
  return [rolling.asks('B'), acting.asks('A'), stowing.asks('A')];
});

scenario('dice-8.1 everybody sees the number of treasure tiles, and their owner alone the sum of their coins', () => {
  const position = arrange({ action: 'fleet', tiles: { A: '1 1 3' } });
  expect(position.view('A').players[0]).toMatchObject({ tileCount: 3, coins: 5 });
  expect(position.view('B').players[0]).toMatchObject({ tileCount: 3, coins: { hidden: true } });
  return position.asks('A');
});

scenario('dice-6.5 the view has the ranking at the end of the game, and not before', () => {
  const six = 'red red red red red red';
  const position = arrange({ stowing: true, seats: 2, tortuga: { B: six }, island: { A: 'red blue' } });
  expect(position.view('A').ranking).toBeNull();
  position.act('A', 'stow');
  expect(position.view('A')).toMatchObject({ part: 'over', ranking: [[1], [0]] });
  return position;
});
