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

scenario('dice-6.1 everybody sees what the points of all are made of, but for the coins of others', () => {
  const position = arrange({
    action: 'fleet',
    tortuga: { A: 'red purple white' },
    fleet: { A: 'blue' },
    crew: { A: 'red' },
    tiles: { A: '2 3' },
  });
  const open = { tortuga: 12, fleet: 2, crew: 1, sets: 3, tracks: 6 };
  expect(position.view('A').players[0]).toMatchObject({ points: 29, score: { ...open, coins: 5 } });
  expect(position.view('B').players[0]).toMatchObject({ points: 24, score: { ...open, coins: 0 } });
  return position.asks('A');
});

scenario('dice-6.2 the view says how many sets there are, and how many colours of the next', () => {
  const position = arrange({
    action: 'fleet',
    tortuga: { A: 'red white', B: 'white' },
    island: { A: 'red blue' },
    crew: { B: 'white' },
  });
  expect(position.view('C').players.map(({ sets }) => sets)).toEqual([
    { full: 1, next: 1 },
    { full: 0, next: 1 },
    { full: 0, next: 0 },
  ]);
  expect(position.view('C').set).toEqual({ size: 3, points: 3 });
  return position.asks('A');
});

scenario('dice-4.5 the view says which actions would bring nothing, and why', () => {
  const position = arrange({
    action: 'fleet',
    ship: { A: 8 },
    fleet: { A: 'red' },
    crew: { B: 'blue' },
    supply: '',
  });
  const barren = [
    ['track', 'track'],
    [null, null],
    [null, 'supply'],
    ['zones', 'centre'],
    [null, 'centre'],
  ];
  expect(position.view('A').barren).toEqual(barren);
  expect(position.view('B').barren[3]).toEqual([null, 'centre']);
  expect(position.view('spectator').barren).toEqual([]);
  return position.asks('B');
});
