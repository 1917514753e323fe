import { scenario, seatOf } from '@tortuga/laws';
import { expect, it } from 'vitest';
import { setsOf } from '../rules/result.ts';
import { arrange } from './arrange.ts';
import { RECKONING } from './examples.ts';
import { bagOf, boardOf, centreOf, chestsOf } from './position.ts';

/** Phase 3, the end and the score. */

scenario('dice-5.1 after the actions all dice come back and everybody draws a chest', () => {
  const position = arrange({
    action: 'plunder',
    dice: { A: 'plunder A' },
    crew: { A: 'red', B: 'blue', C: 'white' },
  }).act('A', 'decline');
  const total = bagOf(position).reduce((sum, count) => sum + count, 0);
  expect(total).toBe(40 - 3 - 3);
  expect(boardOf(position, 'A').free).toBe(31);
  return position.asks('A', 'B', 'C');
});

scenario('dice-5.2 fleet to Tortuga, crew to fleet, island to crew, in the owner’s order: purple first (9.10)', () => {
  const position = arrange({
    stowing: true,
    fleet: { A: 'yellow blue' },
    crew: { A: 'yellow' },
    island: { A: 'red purple' },
  })
    .offers('A', ['stow', 'haul purple red', 'haul red purple'])
    .act('A', 'haul purple red');
  expect(chestsOf(position, 'A')).toEqual({
    tortuga: 'blue yellow',
    fleet: 'yellow',
    crew: 'purple red',
    island: '',
  });
  return position.asks('A', 'B', 'C');
});

scenario('dice-5.2 each zone holds what its pawn allows; the owner chooses what goes overboard', () => {
  const crowded = {
    stowing: true,
    ship: { A: 1 },
    pirate: { A: 1 },
    crew: { A: 'red' },
    island: { A: 'blue white blue' },
    centre: 'blue',
  } as const;
  const position = arrange(crowded).offers('A', ['stow', 'haul blue', 'haul white']);
  const before = bagOf(position)[1] ?? 0;
  position.act('A', 'haul white');
  expect(chestsOf(position, 'A')).toMatchObject({ fleet: 'red', crew: 'white' });
  // A blue chest lies on the central island already: both go into the bag.
  expect([centreOf(position), bagOf(position)[1]]).toEqual(['blue', before + 2]);
  return position.asks('A', 'B', 'C');
});

scenario('dice-5.2 one click accepts the proposal: the precious chests on the left', () => {
  const position = arrange({
    stowing: true,
    ship: { A: 4 },
    crew: { A: 'red purple' },
    island: { A: 'blue white' },
    tortuga: { A: 'blue' },
  });
  const [first] = position.match.offers(seatOf('A'));
  expect(first?.move).toEqual({ kind: 'stow' });
  expect(first?.refusal === null ? first.price : null).toEqual({
    kind: 'stow',
    fleet: [4, 0],
    crew: [3, 1],
    overboard: [],
  });
  position.act('A', 'stow');
  expect(chestsOf(position, 'A')).toMatchObject({ fleet: 'purple red', crew: 'white blue' });
  return position.asks('A', 'B', 'C');
});

scenario('dice-5.2 everybody stows at the same time, and nobody sees how before all have', () => {
  const position = arrange({
    stowing: true,
    crew: { A: 'red purple' },
    island: { A: 'blue white', B: 'red blue' },
  })
    .asks('A', 'B')
    .refuses('A', 'haul blue white', { rule: 'dice-5.2', key: 'dice.refuse.otherZone' })
    .refuses('A', 'load red blue', { rule: 'dice-5.2', key: 'dice.refuse.otherChests' })
    .refuses('A', 'load red', { rule: 'dice-5.2', key: 'dice.refuse.otherChests' })
    .act('A', 'load red purple')
    .asks('A', 'B')
    .act('A', 'haul white blue')
    .refuses('A', 'stow', { rule: 'dice-5.2', key: 'dice.refuse.alreadyPlanned' });
  expect(boardOf(position, 'A', 'B')).toMatchObject({ chosen: true, plans: { hidden: true } });
  expect(chestsOf(position, 'A')).toMatchObject({ fleet: '', crew: 'red purple' });
  position.act('B', 'stow');
  expect(chestsOf(position, 'A')).toMatchObject({ fleet: 'red purple', crew: 'white blue' });
  return position.asks('A', 'B', 'C');
});

scenario('dice-5.3 the first-player pawn goes left and all roll again', () => {
  const position = arrange({ stowing: true, first: 'C', island: { A: 'red blue' } }).act('A', 'stow');
  expect(position.view('spectator')).toMatchObject({ first: seatOf('A'), round: 3, roll: 1 });
  return position.asks('A', 'B', 'C');
});

scenario('dice-5.3 six chests at Tortuga end the game, eight the long one', () => {
  const five = {
    stowing: true,
    tortuga: { A: 'red red red red red' },
    fleet: { A: 'blue' },
    island: { A: 'red yellow' },
  } as const;
  const short = arrange(five).act('A', 'stow');
  expect(short.match.result?.cause).toBe('points');
  return [
    short.refuses('A', 'stow', { rule: 'dice-5.3', key: 'dice.refuse.gameOver' }),
    arrange({ ...five, long: true })
      .act('A', 'stow')
      .asks('A', 'B', 'C'),
    arrange({ ...five, long: true, tortuga: { A: 'red red red red red blue blue' } }).act('A', 'stow'),
  ];
});

scenario('dice-7.1 the long game needs eight chests', () => {
  const position = arrange({ long: true, rolled: { A: 'A hunt' } });
  expect(position.view('A').goal).toBe(8);
  return position.asks('A');
});

scenario('dice-6.1 the example: 42 points (9.11)', () => {
  const position = arrange(RECKONING).act('B', 'stow');
  const lines = position.match.result?.lines.filter(({ seats }) => seats.includes(seatOf('A'))) ?? [];
  expect(Object.fromEntries(lines.map(({ kind, points }) => [kind, points]))).toEqual({
    tortuga: 18,
    fleet: 4,
    crew: 2,
    sets: 6,
    tracks: 8,
    coins: 4,
  });
  expect(position.match.result?.scores[0]).toBe(42);
  return position;
});

it('dice-6.2 the best division into sets counts, with white chests at Tortuga for any colour', () => {
  expect(setsOf([1, 1, 1, 0, 0], 0)).toBe(1);
  expect(setsOf([2, 2, 1, 0, 0], 0)).toBe(1);
  expect(setsOf([2, 2, 1, 0, 0], 1)).toBe(2);
  expect(setsOf([1, 0, 0, 0, 0], 2)).toBe(1);
  expect(setsOf([0, 0, 0, 0, 0], 2)).toBe(0);
  expect(setsOf([0, 0, 0, 0, 0], 3)).toBe(1);
  expect(setsOf([4, 1, 1, 0, 0], 3)).toBe(2);
});

scenario('dice-6.2 white chests that are not at Tortuga complete no set', () => {
  const ending = { stowing: true, tortuga: { A: 'red red red red red blue' }, island: { B: 'red blue' } } as const;
  const sets = (position: ReturnType<typeof arrange>) =>
    position.match.result?.lines.find(({ kind, seats }) => kind === 'sets' && seats.includes(seatOf('A')))?.points ?? 0;
  const inCrew = arrange({ ...ending, island: { ...ending.island, A: 'white' } }).act('B', 'stow');
  const atTortuga = arrange({ ...ending, fleet: { A: 'white' } }).act('B', 'stow');
  expect([sets(inCrew), sets(atTortuga)]).toEqual([0, 3]);
  return [inCrew, atTortuga];
});

scenario('dice-6.3, dice-6.4 pawns score their spaces, and tiles their coins', () => {
  const position = arrange({
    stowing: true,
    ship: { A: 8 },
    pirate: { A: 1 },
    tiles: { A: '3 3 1' },
    tortuga: { B: 'red red red red red red' },
    island: { B: 'red blue' },
  }).act('B', 'stow');
  expect(position.match.result?.scores[0]).toBe(9 + 7);
  return position;
});

scenario('dice-6.5 the most points win, and a tie is shared', () => {
  const ending = {
    stowing: true,
    seats: 4,
    tortuga: { A: 'red red red red red red', B: 'red' },
    island: { D: 'red blue' },
  } as const;
  const won = arrange(ending).act('D', 'stow');
  expect(won.match.result).toMatchObject({ cause: 'points', ranking: [[0], [1], [3], [2]] });
  const shared = arrange({
    ...ending,
    tortuga: { A: 'blue blue blue blue blue blue', B: 'red red red red red red' },
  }).act('D', 'stow');
  expect(shared.match.result).toMatchObject({ cause: 'shared', ranking: [[0, 1], [3], [2]] });
  return [won, shared];
});

scenario('dice-8.1 treasure tiles are secret until the end, their number is not', () => {
  const position = arrange({ rolled: { A: 'A hunt' }, tiles: { A: '3 2', B: '1' } });
  expect([boardOf(position, 'A', 'A').tiles, boardOf(position, 'A', 'B').tiles]).toEqual([
    [0, 1, 1],
    { hidden: true, count: 2 },
  ]);
  const over = arrange({
    stowing: true,
    tiles: { A: '3 2' },
    tortuga: { B: 'red red red red red red' },
    island: { B: 'red blue' },
  }).act('B', 'stow');
  expect(boardOf(over, 'A', 'B').tiles).toEqual([0, 1, 1]);
  return [position.asks('A'), over];
});
