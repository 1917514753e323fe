import { at } from '@tortuga/kernel';
import { scenario } from '@tortuga/laws';
import { expect } from 'vitest';
import { arrange } from './arrange.ts';

const COLUMNS = ['I', 'II', 'III', 'IV', 'V', 'VI'];
const PAIRS = COLUMNS.flatMap((a, index) => COLUMNS.slice(index + 1).map((b) => `${a} ${b}`));

/** cards-7.2: `offers` lists every choice of every event. */

/** A full board, with three columns named card by card. */
const FULL = {
  filledTo: 'strategy',
  columns: {
    I: 'red-heron, merchantman, pearls, trade-wind, guns-1',
    II: 'iron-duchess, coal-hulk, rum, squall, hull-1',
    IV: 'salt-fox, mail-brig, crown, fog-bank, speed-1',
  },
} as const;

const TRANSPORT_I = 0;
const TREASURE_I = 6;
const SEA_I = 12;
const STRATEGY_I = 18;

scenario('cards-3.1 swap two transports, of any halves', () => {
  const position = arrange({ ...FULL, events: { A: 'swapTransports' } });
  const before = position.view('A').board;
  position
    .offers(
      'A',
      PAIRS.map((pair) => `swap ${pair}`),
    )
    .act('A', 'swap I IV');
  const { board } = position.view('A');
  expect([board[TRANSPORT_I], board[TRANSPORT_I + 3]]).toEqual([before[TRANSPORT_I + 3], before[TRANSPORT_I]]);
  expect(board.slice(TREASURE_I)).toEqual(before.slice(TREASURE_I));
  return position.asks('B');
});

scenario('cards-3.2 move three treasures around: each to another’s place, in either direction', () => {
  const position = arrange({ ...FULL, events: { A: 'moveTreasures' } });
  const before = position.view('A').board;
  const offers = COLUMNS.flatMap((a, index) =>
    COLUMNS.slice(index + 1).flatMap((b) =>
      COLUMNS.slice(index + 1)
        .filter((c) => c !== b)
        .map((c) => `rotate ${a} ${b} ${c}`),
    ),
  );
  expect(offers).toHaveLength(40);
  position
    .offers('A', offers)
    .refuses('A', 'rotate I II I', { rule: 'cards-3.2', key: 'cards.refuse.threeColumns' })
    .act('A', 'rotate I IV II');
  const { board } = position.view('A');
  const moved = [board[TREASURE_I + 3], board[TREASURE_I + 1], board[TREASURE_I]];
  expect(moved).toEqual([before[TREASURE_I], before[TREASURE_I + 3], before[TREASURE_I + 1]]);
  return position.asks('B');
});

scenario('cards-3.3 swap two seas', () => {
  const position = arrange({ ...FULL, events: { A: 'swapSeas' } });
  const before = position.view('A').board;
  position
    .offers(
      'A',
      PAIRS.map((pair) => `swap ${pair}`),
    )
    .act('A', 'swap I II');
  const { board } = position.view('A');
  expect([board[SEA_I], board[SEA_I + 1]]).toEqual([before[SEA_I + 1], before[SEA_I]]);
  return position.asks('B');
});

scenario('cards-3.4 swap two strategies', () => {
  const position = arrange({ ...FULL, events: { A: 'swapStrategies' } });
  const before = position.view('A').board;
  position
    .offers(
      'A',
      PAIRS.map((pair) => `swap ${pair}`),
    )
    .act('A', 'swap II IV');
  const { board } = position.view('A');
  expect([board[STRATEGY_I + 1], board[STRATEGY_I + 3]]).toEqual([before[STRATEGY_I + 3], before[STRATEGY_I + 1]]);
  return position.asks('B');
});

scenario('cards-3.5 add 2 to or take 2 from the worth of one treasure', () => {
  const offers = COLUMNS.flatMap((column) => [`change ${column} +2`, `change ${column} -2`]);
  const values = { merchantman: { doubloons: 1 }, pearls: { worth: 3 } };
  const more = arrange({ ...FULL, values, events: { A: 'changeTreasure' } })
    .offers('A', offers)
    .act('A', 'change I +2');
  expect(at(more.view('B').columns, 0).atStake).toBe(6);
  const less = arrange({ ...FULL, values, events: { A: 'changeTreasure' } }).act('A', 'change I -2');
  expect(at(less.view('B').columns, 0).atStake).toBe(2);
  return [more.asks('B'), less.asks('B')];
});

scenario('cards-3.6 storm: one boarding is cancelled, of any ship', () => {
  const position = arrange({ ...FULL, events: { A: 'storm' } })
    .offers(
      'A',
      COLUMNS.map((column) => `storm ${column}`),
    )
    .act('A', 'storm IV');
  expect(at(position.view('A').columns, 3).boarding).toMatchObject({ outcome: 'stormed', treasure: 0, doubloons: 0 });
  return position.asks('B');
});

scenario('cards-3.7 an event is mandatory, and has its own effect only', () =>
  arrange({ ...FULL, events: { A: 'storm' } })
    .refuses('A', 'swap I II', { rule: 'cards-3.7', key: 'cards.refuse.otherEvent' })
    .refuses('A', 'change I +2', { rule: 'cards-3.7', key: 'cards.refuse.otherEvent' })
    .offers(
      'A',
      COLUMNS.map((column) => `storm ${column}`),
    ),
);

scenario('cards-3.1 a swap needs two columns', () =>
  arrange({ ...FULL, events: { A: 'swapSeas' } })
    .refuses('A', 'swap II II', { rule: 'cards-3.1', key: 'cards.refuse.twoColumns' })
    .asks('A'),
);

scenario('cards-3.7 a changed worth stays with its card when that card moves, and does not go below 0', () => {
  const position = arrange({
    ...FULL,
    voyage: 2,
    values: { pearls: { worth: 1 }, crown: { worth: 4 }, merchantman: { doubloons: 1 }, 'mail-brig': { doubloons: 0 } },
    events: { A: 'changeTreasure', B: 'moveTreasures' },
  }).act('A', 'change I -2');
  expect(at(position.view('A').columns, 0).atStake).toBe(1);
  position.act('B', 'rotate I IV II');
  expect(at(position.view('A').columns, 3).atStake).toBe(0);
  return position;
});

scenario('cards-3.7 the second event is played with the first one’s effect in force', () => {
  const position = arrange({
    ...FULL,
    voyage: 2,
    values: { merchantman: { guns: 9 }, 'mail-brig': { guns: 0 }, 'trade-wind': { guns: 0 } },
    events: { A: 'swapTransports', B: 'swapSeas' },
  });
  expect(at(position.view('B').columns, 0).boarding).toMatchObject({ resistance: 9, outcome: 'escaped' });
  position.act('A', 'swap I IV');
  expect(at(position.view('B').columns, 0).boarding).toMatchObject({ resistance: 0, outcome: 'boarded' });
  return position.asks('B');
});
