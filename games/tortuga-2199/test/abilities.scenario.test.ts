import { at } from '@tortuga/kernel';
import { scenario } from '@tortuga/laws';
import { expect } from 'vitest';
import { LAB, VORTEX } from '../rules/sectors.ts';
import { arrange } from './arrange.ts';
import { no } from './refusal.ts';

/** 2199-15.2 every word of the vocabulary. */

scenario('2199-15.2 crypto, maneuvers: gain them, if the condition holds', () => {
  const own = arrange({ at: { A: 'lab' }, control: { A: 'lab' }, hands: { A: 'toll-keeper' } });
  own.act('A', 'play toll-keeper', 'use toll-keeper crypto');
  expect(own.view('A').crypto).toBe(4);
  const other = arrange({ at: { A: 'lab' }, hands: { A: 'toll-keeper, refiner' }, minerals: { A: 1 } });
  other.act('A', 'play toll-keeper', 'play refiner', 'use refiner maneuvers');
  expect(other.view('A')).toMatchObject({ crypto: 6, maneuvers: 2 });
  return [own.asks('A'), other.asks('A')];
});

scenario('2199-15.2 draw', () => {
  const table = arrange({ hands: { A: 'professor' }, decks: { A: 'hacker, booster' } });
  table.act('A', 'play professor', 'use professor draw');
  expect(at(table.view('A').players, 0).hand).toHaveLength(2);
  return table.asks('A');
});

scenario('2199-15.2 move: up to so many sectors at once', () => {
  const table = arrange({ hands: { A: 'booster' } })
    .act('A', 'play booster')
    .refuses('A', 'use booster move tortuga', no('15.2', 'abilityElsewhere'))
    .act('A', 'use booster move vortex');
  expect(at(table.view('A').players, 0).sector).toBe(VORTEX);
  return table.asks('A');
});

scenario('2199-15.2 minerals from the depot, from the sector, from a rival in the sector', () => {
  const depot = arrange({ hands: { A: 'prospector' }, depot: 1 }).act(
    'A',
    'play prospector',
    'use prospector mineralsFromDepot',
  );
  const sector = arrange({ at: { A: 'lab' }, hands: { A: 'driller' } }).act(
    'A',
    'play driller',
    'use driller mineralsFromSector',
  );
  const rival = arrange({ hands: { A: 'pickpocket' }, minerals: { B: 3 } }).act(
    'A',
    'play pickpocket',
    'use pickpocket mineralsFromRival B',
  );
  expect([depot, sector, rival].map((table) => at(table.view('A').players, 0).minerals)).toEqual([1, 1, 2]);
  return [depot.asks('A'), sector.asks('A'), rival.asks('A')];
});

scenario('2199-15.2 destroy a played card, a card of the hand, a card of the discard pile', () => {
  const played = arrange({ hands: { A: 'disposer' }, played: 'mining' }).act(
    'A',
    'play disposer',
    'use disposer destroyPlayed mining',
  );
  const hand = arrange({ hands: { A: 'surgeon, mining' } }).act('A', 'play surgeon', 'use surgeon destroyHand mining');
  const discard = arrange({ hands: { A: 'scavenger' }, discards: { A: 'mining' } }).act(
    'A',
    'play scavenger',
    'use scavenger destroyDiscard mining',
  );
  const tables = [played, hand, discard];
  for (const table of tables) expect(table.view('B').gone).toEqual([0]);
  return tables.map((table) => table.asks('A'));
});

scenario('2199-15.2 peek: see a hunt token from afar, without a marker', () => {
  const table = arrange({ hands: { A: 'ember-fox' }, hunts: { lab: 'robot' } })
    .act('A', 'play ember-fox', 'use ember-fox peek lab')
    .refuses('A', 'capture', no('9.2', 'noHuntHere'));
  const seen = table.view('A').sectors.find(({ sector }) => sector === LAB)?.hunt;
  expect(seen).toMatchObject({ hunt: 0, markers: [] });
  expect(table.view('B').sectors.find(({ sector }) => sector === LAB)?.hunt).toMatchObject({ hunt: { hidden: true } });
  return table.asks('A');
});

scenario('2199-15.2 scout for nothing, with a marker', () => {
  const table = arrange({ ships: 'owl', at: { A: 'lab' }, hands: { A: 'owl' } }).act('A', 'play owl', 'use owl scout');
  expect(at(table.view('A').players, 0).markers).toBe(9);
  return table.asks('A');
});

scenario('2199-15.2 cheaperBuy: the next card costs less, once', () => {
  const table = arrange({ hands: { A: 'haggler' } })
    .act('A', 'play haggler', 'use haggler cheaperBuy', 'buy bodyguard')
    .refuses('A', 'buy hacker', no('7.1', 'cryptoShort'));
  return table.asks('A');
});

scenario('2199-15.2 buyToHand and buyToDeck: the next bought card goes there, for all to see', () => {
  const hand = arrange({ hands: { A: 'cloner' } }).act('A', 'play cloner', 'use cloner buyToHand', 'buy hacker');
  expect(at(hand.view('A').players, 0).hand).toHaveLength(1);
  const deck = arrange({ hands: { A: 'courier-drone' }, crypto: 1 }).act(
    'A',
    'play courier-drone',
    'use courier-drone buyToDeck',
    'buy hacker',
  );
  expect(at(deck.view('B').players, 0).top).toHaveLength(1);
  return [hand.asks('A'), deck.asks('A')];
});

scenario('2199-15.2 refresh for nothing, reserve for nothing', () => {
  const table = arrange({ at: { A: 'lab' }, hands: { A: 'archivist, mining' }, open: { lab: 'analyst, cloner' } });
  table.act('A', 'play archivist', 'use archivist refresh analyst', 'use archivist reserve mining');
  expect(table.view('A').crypto).toBe(1);
  return table.asks('A');
});

scenario(
  '2199-15.2 cheaperCapture, cheaperConquest: the next one costs less; not Tortuga; the defence rises as usual',
  () => {
    const capture = arrange({
      at: { A: 'lab' },
      hands: { A: 'tracker' },
      hunts: { lab: 'glass-spider' },
      scouted: { lab: ['A'] },
    }).act('A', 'play tracker', 'use tracker cheaperCapture', 'capture');
    const conquest = arrange({ at: { A: 'lab' }, hands: { A: 'siege-engineer' }, maneuvers: 1 }).act(
      'A',
      'play siege-engineer',
      'use siege-engineer cheaperConquest',
      'conquer',
    );
    expect(conquest.view('A').sectors.find(({ sector }) => sector === LAB)).toMatchObject({
      controller: 0,
      defence: 5,
    });
    const tortuga = arrange({ hands: { A: 'siege-engineer' }, maneuvers: 11 })
      .act('A', 'play siege-engineer', 'use siege-engineer cheaperConquest')
      .refuses('A', 'conquer', no('10.5', 'maneuversShort'));
    return [capture.asks('A'), conquest.asks('A'), tortuga.asks('A')];
  },
);

const HERE = { at: { A: 'lab', B: 'lab' } } as const;

scenario('2199-15.2 bonus: a number, or for each own card or each card of the rival', () => {
  const own = arrange({ ...HERE, hands: { A: 'boarding-crew, impulse', B: 'impulse' } })
    .act('A', 'attack B', 'commit boarding-crew', 'commit impulse', 'ready')
    .act('B', 'commit impulse', 'ready')
    .act('A', 'use boarding-crew bonus');
  expect(own.match.state.attackerWon).toBe(0);
  expect(at(own.view('A').players, 1).sector).toBeNull();
  const rival = arrange({ ...HERE, hands: { A: 'bodyguard', B: 'sharpshooter' } })
    .act('A', 'attack B', 'commit bodyguard', 'ready')
    .act('B', 'commit sharpshooter', 'ready')
    .act('B', 'use sharpshooter bonus');
  // 3 against 2 + 1: the defender's.
  expect(at(rival.view('A').players, 0).sector).toBeNull();
  return [own.asks('A'), rival.asks('A')];
});

scenario('2199-15.2 keepCard: the loser destroys nothing', () => {
  const table = arrange({ ...HERE, hands: { A: 'juggernaut', B: 'veteran' } })
    .act('A', 'attack B', 'commit juggernaut', 'ready')
    .act('B', 'commit veteran', 'ready')
    .act('A', 'skip')
    .act('B', 'use veteran keepCard');
  expect(table.view('A').gone).toEqual([]);
  return table.asks('A');
});

scenario('2199-12.8 retreat: the loser’s ship flees to an adjacent sector instead', () => {
  const table = arrange({ ...HERE, hands: { A: 'juggernaut', B: 'smoke-runner' } })
    .act('A', 'attack B', 'commit juggernaut', 'ready')
    .act('B', 'commit smoke-runner', 'ready')
    .act('A', 'skip')
    .act('B', 'use smoke-runner retreat')
    .refuses('B', 'end', no('12.8', 'retreatFirst'))
    .refuses('B', 'retreat tortuga', no('15.2', 'retreatAdjacent'))
    .offers('B', ['retreat post-1'])
    .act('B', 'retreat post-1');
  return table.asks('A');
});

scenario('2199-15.2 drawIfWon: cards for the winner', () => {
  const table = arrange({ ...HERE, hands: { A: 'war-drummer', B: 'impulse' } })
    .act('A', 'attack B', 'commit war-drummer', 'ready')
    .act('B', 'ready')
    .act('A', 'use war-drummer drawIfWon');
  expect(at(table.view('A').players, 0).hand).toHaveLength(2);
  return table.asks('A');
});
