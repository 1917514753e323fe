import { scenario, seatOf } from '@tortuga/laws';
import { expect } from 'vitest';
import { arrange } from './arrange.ts';
import { BOARDING, PLUNDER } from './examples.ts';
import { bagOf, boardOf, centreOf, chestsOf, logOf, pawnsOf, rankingOf, totalsOf } from './position.ts';

/** Phase 2: who acts, and what the five actions do. Dice that are not mentioned lie on Fleet Expansion. */

scenario('dice-4.1 of equal totals the one nearer to the first player, clockwise, is higher (9.6)', () => {
  // B and C both have 9 on Recruitment; the first player is A, so B is nearer.
  const position = arrange({ action: 'recruit', dice: { B: 'recruit BC', C: 'recruit BC' } });
  expect(totalsOf(position, 'recruit')).toEqual([null, 9, 9]);
  expect(rankingOf(position, 'recruit')).toBe('BC');
  const turned = arrange({ first: 'C', action: 'recruit', dice: { B: 'recruit BC', C: 'recruit BC' } });
  expect(rankingOf(turned, 'recruit')).toBe('CB');
  return [position.asks('B'), turned.asks('C')];
});

scenario('dice-4.1 only players with a die there have a total, and only the first two act', () => {
  const position = arrange({
    seats: 4,
    action: 'recruit',
    dice: { A: 'recruit A', B: 'recruit AB', C: 'recruit ABC' },
  }).asks('C');
  expect(rankingOf(position, 'recruit')).toBe('CBA');
  position.act('C', 'act').asks('B').act('B', 'act');
  expect(['A', 'B', 'C', 'D'].map((player) => pawnsOf(position, player as 'A')[1])).toEqual([3, 4, 5, 3]);
  return position.asks('A', 'B', 'C', 'D');
});

scenario('dice-4.1 anyone may decline, and the 2nd stays 2nd', () => {
  const position = arrange({ action: 'recruit', dice: { A: 'recruit A', B: 'recruit AB' } })
    .act('B', 'decline')
    .asks('A')
    .act('A', 'act');
  expect([pawnsOf(position, 'B')[1], pawnsOf(position, 'A')[1]]).toEqual([3, 4]);
  return position.asks('A', 'B', 'C');
});

scenario('dice-4.2 Fleet Expansion: the ship pawn goes 2 or 1 forward, at most to 8', () => {
  const position = arrange({ action: 'fleet', ship: { A: 7, B: 3, C: 8 }, dice: { B: 'hunt A' } });
  expect(rankingOf(position, 'fleet')).toBe('ACB');
  position.act('A', 'act');
  expect(pawnsOf(position, 'A')[0]).toBe(8);
  // C is 2nd, and at the end of the track: nothing to decide.
  return position.asks('B');
});

scenario('dice-4.3 Recruitment: the same for the pirate pawn', () => {
  const position = arrange({ action: 'recruit', dice: { A: 'recruit A', B: 'recruit AB' } })
    .act('B', 'act')
    .act('A', 'act');
  expect([pawnsOf(position, 'B'), pawnsOf(position, 'A')]).toEqual([
    [3, 5],
    [3, 4],
  ]);
  return position.asks('A', 'B', 'C');
});

scenario('dice-4.4 Treasure Hunt, 1st: a chest to the island zone, two tiles to look at, one to keep (9.7)', () => {
  const position = arrange({ action: 'hunt', seats: 4, dice: { A: 'hunt A', B: 'hunt B' }, supply: '1 2' }).act(
    'A',
    'act',
  );
  expect(chestsOf(position, 'A').island.split(' ')).toHaveLength(1);
  expect(bagOf(position).reduce((sum, count) => sum + count, 0)).toBe(39);
  expect(position.view('A').looked).toEqual([1, 2]);
  expect(position.view('B').looked).toEqual({ hidden: true, count: 2 });
  position
    .refuses('A', 'coins 3', { rule: 'dice-4.4', key: 'dice.refuse.otherTile' })
    .refuses('B', 'coins 1', { rule: 'dice-4.4', key: 'dice.refuse.notYours' })
    .offers('A', ['coins 1', 'coins 2'])
    .act('A', 'coins 2');
  expect(boardOf(position, 'A').tiles).toEqual([0, 1, 0]);
  expect(boardOf(position, 'A', 'B').tiles).toEqual({ hidden: true, count: 1 });
  expect(position.view('A').supply).toBe(1);
  // The other one is there again: B, who is 2nd, finds it.
  position.asks('B').act('B', 'act');
  expect(boardOf(position, 'B').tiles).toEqual([1, 0, 0]);
  return position.asks('A');
});

scenario('dice-4.4 Treasure Hunt, 2nd: one random tile, if there is one', () => {
  const second = arrange({ action: 'hunt', seats: 4, dice: { A: 'hunt A', B: 'hunt B' }, supply: '3' })
    .act('A', 'decline')
    .act('B', 'act');
  expect(boardOf(second, 'B').tiles).toEqual([0, 0, 1]);
  expect(chestsOf(second, 'B').island).not.toContain(' ');
  return second.asks('A', 'B', 'C', 'D');
});

const LAST_TILE = { action: 'hunt', seats: 4, dice: { A: 'hunt A', B: 'hunt B, boarding C' }, supply: '3' } as const;

scenario('dice-4.1 the 2nd of a Treasure Hunt is not asked when no tile is left, whatever is in the bag', () => {
  const position = arrange(LAST_TILE).act('A', 'act');
  expect(boardOf(position, 'A').tiles).toEqual([0, 0, 1]);
  expect(position.events).toContainEqual({ type: 'skipped', seat: 1, action: 2, place: 1, why: 'nothing' });
  // Boarding is next.
  return position.offers('B', ['decline', 'steal A', 'steal C', 'steal D']);
});

scenario('dice-4.1 the 1st of a Treasure Hunt is asked as long as there is a chest in the bag', () =>
  arrange({ ...LAST_TILE, supply: '' })
    .act('A', 'act')
    .asks('B'),
);

scenario('dice-4.1 by the rules of version 1 the 2nd was asked about a tile that was not there', () =>
  arrange({ ...LAST_TILE, rules: 1 })
    .act('A', 'act')
    .offers('B', ['act', 'decline']),
);

scenario('dice-4.1 the log shows who is skipped and who declines', () => {
  const position = arrange({ action: 'fleet', ship: { A: 8, B: 3 }, dice: { B: 'hunt A', C: 'hunt AB' } });
  expect(rankingOf(position, 'fleet')).toBe('ABC');
  position.asks('B').act('B', 'decline');
  expect(position.events).toContainEqual({ type: 'declined', seat: 1, action: 0, place: 1 });
  const recruits = arrange({ action: 'fleet', pirate: { A: 8 }, dice: { A: 'recruit A', B: 'recruit B' } })
    .act('C', 'act')
    .act('A', 'act')
    .act('B', 'act');
  expect(recruits.events).toContainEqual({ type: 'skipped', seat: 0, action: 1, place: 1, why: 'track' });
  return [position.asks('C'), recruits.asks('A', 'B', 'C')];
});

scenario('dice-4.5 Boarding, 1st, against a defender: both ships go back 1, the chosen chest is taken (9.8)', () => {
  const position = arrange({ ...BOARDING, fleet: { B: 'red purple yellow' } }).act('A', 'steal B 2');
  expect([pawnsOf(position, 'A')[0], pawnsOf(position, 'B')[0]]).toEqual([4, 4]);
  expect(chestsOf(position, 'A').island).toBe('purple');
  expect(chestsOf(position, 'B').fleet).toBe('red yellow');
  return position.asks('B');
});

scenario('dice-4.5 against a victim without a die there only the victim goes back', () => {
  const position = arrange({ ...BOARDING, fleet: { C: 'red' } }).act('A', 'steal C 1');
  expect([pawnsOf(position, 'A')[0], pawnsOf(position, 'C')[0]]).toEqual([5, 4]);
  return position.asks('B');
});

scenario('dice-4.5 a chest must be taken if there is one; a victim without chests is pushed back all the same', () => {
  const position = arrange({ ...BOARDING, fleet: { B: 'red' } })
    .refuses('A', 'steal B', { rule: 'dice-4.5', key: 'dice.refuse.takeOne' })
    .refuses('A', 'steal B 2', { rule: 'dice-4.5', key: 'dice.refuse.noSuchChest' })
    .refuses('A', 'steal A', { rule: 'dice-4.5', key: 'dice.refuse.noOpponent' })
    .refuses('A', 'salvage B', { rule: 'dice-4.5', key: 'dice.refuse.otherPlace' })
    .refuses('A', 'act', { rule: 'dice-4.5', key: 'dice.refuse.nameVictim' })
    .refuses('B', 'steal A', { rule: 'dice-4.1', key: 'dice.refuse.notYours' })
    .offers('A', ['decline', 'steal B 1', 'steal C', 'steal D'])
    .act('A', 'steal C');
  expect(pawnsOf(position, 'C')[0]).toBe(4);
  return position.asks('B');
});

scenario('dice-4.5 Boarding, 2nd: another victim than the 1st’s, and a chest of the central island', () => {
  const position = arrange({ ...BOARDING, fleet: { C: 'red' }, centre: 'blue white' })
    .act('A', 'steal C 1')
    .refuses('B', 'salvage C blue', { rule: 'dice-4.5', key: 'dice.refuse.sameVictim' })
    .refuses('B', 'salvage D red', { rule: 'dice-4.5', key: 'dice.refuse.noSuchChest' })
    .refuses('B', 'salvage D', { rule: 'dice-4.5', key: 'dice.refuse.takeOne' })
    .offers('B', ['decline', 'salvage A blue', 'salvage A white', 'salvage D blue', 'salvage D white'])
    .act('B', 'salvage A blue');
  expect([pawnsOf(position, 'A')[0], pawnsOf(position, 'B')[0]]).toEqual([4, 4]);
  expect(centreOf(position)).toBe('white');
  return position.asks('A', 'B');
});

scenario('dice-4.1 when the 1st declines, the 2nd may attack anybody', () =>
  arrange(BOARDING).act('A', 'decline').offers('B', ['decline', 'salvage A', 'salvage C', 'salvage D']),
);

scenario(
  'dice-4.6 Plunder, 2nd: the victim’s pirate goes back, a chest comes from the central island, then the victim’s rightmost goes there (9.9)',
  () => {
    const position = arrange(PLUNDER).act('A', 'steal D 1');
    expect(chestsOf(position, 'A').island).toBe('yellow');
    position.act('B', 'salvage C blue');
    expect(pawnsOf(position, 'C')[1]).toBe(1);
    expect(centreOf(position)).toBe('white');
    return position.asks('A', 'B');
  },
);

scenario('dice-4.7 pawns never go below space 1', () => {
  const position = arrange({ ...BOARDING, ship: { A: 3, B: 3, C: 1 } }).act('A', 'steal C');
  expect(pawnsOf(position, 'C')[0]).toBe(1);
  return position.asks('B');
});

scenario('dice-4.7 the log shows that a pawn on space 1 stays, and where another one goes', () => {
  const both = arrange({ ...BOARDING, ship: { A: 1, B: 1 } }).act('A', 'steal B');
  expect(logOf(both)).toContain(
    'Boarding: A attacks B and takes: nothing. B: ship pawn stays on space 1; the dice there defend, so A’s stays on space 1.',
  );
  const one = arrange({ ...BOARDING, ship: { A: 1, C: 3 } }).act('A', 'steal C');
  expect(logOf(one)).toContain('Boarding: A attacks C and takes: nothing. C: ship pawn goes back to space 2.');
  return [both.asks('B'), one.asks('B')];
});

scenario(
  'dice-4.7 the excess of victim and attacker goes overboard after the action, from the right, before the 2nd acts',
  () => {
    const position = arrange({
      ...BOARDING,
      ship: { A: 4, B: 4 },
      fleet: { A: 'red blue white', B: 'yellow purple red' },
    }).act('A', 'steal B 1');
    expect([chestsOf(position, 'A').fleet, chestsOf(position, 'B').fleet]).toEqual(['red blue', 'purple red']);
    expect(centreOf(position)).toBe('white');
    return position.offers('B', ['decline', 'salvage A white', 'salvage C white', 'salvage D white']);
  },
);

scenario('dice-4.8 the central island holds one chest of a colour: a second one goes into the bag', () => {
  const crowded = { ...BOARDING, ship: { A: 4, B: 4 }, fleet: { A: 'red blue white', B: 'red' } };
  const before = bagOf(arrange({ ...crowded, centre: 'white' }).asks('A'))[3] ?? 0;
  const position = arrange({ ...crowded, centre: 'white' }).act('A', 'steal B 1');
  expect([centreOf(position), bagOf(position)[3]]).toEqual(['white', before + 1]);
  const free = arrange({ ...crowded, centre: 'blue' }).act('A', 'steal B 1');
  expect(centreOf(free)).toBe('blue white');
  return [position.asks('B'), free.asks('B')];
});

scenario('dice-7.2 with two players only the 1st acts: tracks by 1, a chest and a tile unseen', () => {
  const position = arrange({ seats: 2, action: 'fleet', dice: { A: 'hunt AB', B: 'hunt A' } })
    .act('B', 'act')
    .asks('A')
    .act('A', 'act');
  expect(pawnsOf(position, 'B')[0]).toBe(4);
  expect(boardOf(position, 'B', 'A').tiles).toEqual({ hidden: true, count: 0 });
  expect(boardOf(position, 'A', 'B').tiles).toEqual({ hidden: true, count: 1 });
  return position.asks('A');
});

scenario('dice-7.2 with two players what would go to the central island goes into the bag', () => {
  const position = arrange({
    seats: 2,
    action: 'boarding',
    ship: { A: 4, B: 4 },
    dice: { A: 'boarding CD, plunder A', B: 'boarding C' },
    fleet: { A: 'red blue white', B: 'red' },
  });
  const [before = 0] = bagOf(position).slice(3);
  const attack = { kind: 'steal', target: seatOf('B'), place: 0 } as const;
  expect(position.match.game.price(position.match.state, seatOf('A'), attack)).toEqual({
    kind: 'attack',
    track: 0,
    chest: 0,
    defended: true,
    theirs: 3,
    mine: 3,
    theySpill: [],
    iSpill: [3],
  });
  position.act('A', 'steal B 1');
  expect([centreOf(position), bagOf(position)[3]]).toEqual(['', before + 1]);
  return position.asks('A');
});
