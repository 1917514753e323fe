import { at } from '@tortuga/kernel';
import { scenario, seatOf } from '@tortuga/laws';
import { describe, expect, it } from 'vitest';
import { LAB, VORTEX } from '../rules/sectors.ts';
import { targetsOf } from '../rules/targets.ts';
import { FIRST_T, IMPULSE, MINING, valuesOf } from '../rules/values.ts';
import type { Condition } from '../rules/vocabulary.ts';
import { type Arrangement, arrange, firstPack, sectorNamed } from './arrange.ts';
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

describe.each<[Condition, Arrangement, Arrangement]>([
  ['inOwnSector', { at: { A: 'lab' }, control: { A: 'lab' } }, { at: { A: 'lab' }, control: { A: 'mines', B: 'lab' } }],
  ['onTortuga', {}, { at: { A: 'lab' } }],
  ['inOuterSector', { at: { A: 'lab' } }, { at: { A: 'turrets-2' } }],
  ['rivalHere', { at: { A: 'lab', B: 'lab' } }, { at: { A: 'lab' } }],
  ['hasMineral', { minerals: { A: 1 } }, { minerals: { B: 1 } }],
])('2199-15.2 the condition %s', (condition, good, bad) => {
  const ability = { word: 'crypto', amount: 1, condition, moment: null, per: null, or: false } as const;
  const usable = (arrangement: Arrangement) =>
    targetsOf(valuesOf(firstPack), arrange(arrangement).match.state, seatOf('A'), ability).length > 0;
  it('holds where it says, and nowhere else', () => {
    expect([usable(good), usable(bad)]).toEqual([true, false]);
    // A ship in the hold is nowhere, not even beside another one there.
    const lost = { at: { A: 'hold', B: 'hold' }, control: { A: 'lab' } } as const;
    expect(usable(lost)).toBe(false);
  });
});

scenario('2199-15.2 draw', () => {
  const position = arrange({ hands: { A: 'professor' }, decks: { A: 'hacker, booster' } });
  position.act('A', 'play professor', 'use professor draw');
  expect(at(position.view('A').players, 0).hand).toHaveLength(2);
  const gone = 'mining*5, impulse*3, booster';
  // Not asked for when there is nothing left to draw; one card in the deck or in the discard pile is enough.
  const none = arrange({ ships: 'comet', hands: { A: 'professor' }, gone: { A: `${gone}, comet` } });
  const deck = arrange({ ships: 'comet', hands: { A: 'professor' }, gone: { A: gone } });
  const discard = arrange({ ships: 'comet', hands: { A: 'professor' }, gone: { A: gone }, discards: { A: 'comet' } });
  return [
    position.asks('A'),
    none.act('A', 'play professor', 'end').asks('B'),
    ...[deck, discard].map((each) => each.act('A', 'play professor').offers('A', ['use professor draw', 'skip'])),
  ];
});

scenario('2199-15.2 move: not farther than it says, and not to where one is', () =>
  arrange({ ships: 'comet', at: { A: 'post-1' }, hands: { A: 'comet' } })
    .act('A', 'play comet')
    .offers('A', ['use comet move tortuga', 'use comet move turrets-1', 'use comet move lab', 'skip']),
);

scenario('2199-12.12 abilities that need a ship are not offered without one', () =>
  arrange({
    ships: 'owl',
    at: { A: 'lab', B: 'lab' },
    hands: { A: 'impulse, booster, owl, driller, pickpocket, archivist, ember-fox, toll-keeper', B: 'bodyguard' },
    control: { A: 'mines' },
    minerals: { B: 1 },
  })
    .act('A', 'attack B', 'commit impulse', 'ready')
    .act('B', 'commit bodyguard', 'ready')
    .act('A', 'play booster', 'play owl', 'play driller', 'play pickpocket', 'play ember-fox', 'play toll-keeper')
    .act('A', 'play archivist', 'end')
    .asks('B'),
);

scenario('2199-15.2 move: up to the given number of sectors at once', () => {
  const position = arrange({ hands: { A: 'booster' } })
    .act('A', 'play booster')
    .refuses('A', 'use booster move tortuga', no('15.2', 'abilityElsewhere'))
    .act('A', 'use booster move vortex');
  expect(at(position.view('A').players, 0).sector).toBe(VORTEX);
  return position.asks('A');
});

scenario('2199-15.2 minerals: not asked for where there are none', () => [
  arrange({ hands: { A: 'driller, prospector, pickpocket' }, minerals: { B: 0 } })
    .act('A', 'play driller', 'play prospector', 'play pickpocket', 'end')
    .asks('B'),
  arrange({ at: { A: 'lab' }, hands: { A: 'pickpocket' }, minerals: { B: 2 } })
    .act('A', 'play pickpocket', 'end')
    .asks('B'),
  arrange({ seats: 4, at: { D: 'lab' }, hands: { B: 'pickpocket' }, turn: 'B', minerals: { A: 1, B: 1, D: 2 } })
    .act('B', 'play pickpocket')
    .offers('B', ['use pickpocket mineralsFromRival A', 'skip']),
]);

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
  expect([depot, sector, rival].map((position) => at(position.view('A').players, 0).minerals)).toEqual([1, 1, 2]);
  expect(sector.view('A').sectors.find((each) => each.sector === LAB)?.mineral).toBe(false);
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
  const positions = [played, hand, discard];
  for (const position of positions) expect(position.view('B').gone).toEqual([0]);
  return positions.map((position) => position.asks('A'));
});

scenario('2199-15.2 peek: see a hunt token from afar, without a marker', () => {
  const here = arrange({ at: { A: 'lab' }, hands: { A: 'ember-fox' } })
    .act('A', 'play ember-fox')
    .act('A', 'use ember-fox peek lab');
  expect(here.view('A').sectors.find(({ sector }) => sector === LAB)?.hunt).toMatchObject({ seenBy: [0] });
  const position = arrange({ hands: { A: 'ember-fox' }, hunts: { lab: 'robot' } })
    .act('A', 'play ember-fox', 'use ember-fox peek lab')
    .refuses('A', 'capture', no('9.2', 'noHuntHere'));
  const seen = position.view('A').sectors.find(({ sector }) => sector === LAB)?.hunt;
  expect(seen).toMatchObject({ hunt: 0, markers: [] });
  expect(position.view('B').sectors.find(({ sector }) => sector === LAB)?.hunt).toMatchObject({
    hunt: { hidden: true },
  });
  return [here.asks('A'), position.asks('A')];
});

scenario('2199-15.2 peek: not farther than it says, and nothing one has seen', () => {
  const position = arrange({
    at: { A: 'lab' },
    hands: { A: 'cartographer' },
    scouted: { lab: ['A'], 'post-1': ['B'], 'turrets-1': ['A', 'B'] },
  }).act('A', 'play cartographer');
  // Three sectors from the Lab, but not its own token, nor that of the Turrets.
  const reach = position.view('A').sectors.filter(({ reach: far, hunt }) => hunt !== null && far !== null && far <= 3);
  const offered = position.match.offers(seatOf('A')).filter(({ refusal }) => refusal === null);
  expect(offered).toHaveLength(reach.length - 2 + 1);
  return position
    .refuses('A', 'use cartographer peek turrets-1', no('15.2', 'abilityElsewhere'))
    .refuses('A', 'use cartographer peek lab', no('15.2', 'abilityElsewhere'))
    .act('A', 'use cartographer peek post-1')
    .asks('A');
});

scenario('2199-15.2 scout for nothing, with a marker', () => {
  const position = arrange({ ships: 'owl', at: { A: 'lab' }, hands: { A: 'owl' } }).act(
    'A',
    'play owl',
    'use owl scout',
  );
  expect(at(position.view('A').players, 0).markers).toBe(9);
  expect(position.view('A').sectors.find(({ sector }) => sector === LAB)?.hunt).toMatchObject({
    markers: [0],
    seenBy: [0],
  });
  const owl = { ships: 'owl', hands: { A: 'owl' } } as const;
  // Nothing is offered without a token, or with one's own marker on it.
  const idle = [arrange(owl), arrange({ ...owl, at: { A: 'lab' }, scouted: { lab: ['A'] } })];
  return [position.asks('A'), ...idle.map((each) => each.act('A', 'play owl', 'end').asks('B'))];
});

scenario('2199-15.2 cheaperBuy: the next card costs less, once', () => {
  const position = arrange({ hands: { A: 'haggler' } })
    .act('A', 'play haggler', 'use haggler cheaperBuy', 'buy bodyguard')
    .refuses('A', 'buy hacker', no('7.1', 'cryptoShort'));
  const free = arrange({ hands: { A: 'haggler' } }).act('A', 'play haggler', 'use haggler cheaperBuy', 'buy hacker');
  expect(free.view('A').crypto).toBe(3);
  return [position.asks('A'), free.asks('A')];
});

scenario('2199-15.2 buyToHand and buyToDeck: the next bought card goes there, for all to see', () => {
  const hand = arrange({ hands: { A: 'cloner' } }).act('A', 'play cloner', 'use cloner buyToHand', 'buy hacker');
  expect(at(hand.view('A').players, 0).hand).toEqual([FIRST_T]);
  expect(hand.view('A').bought).toBe(0);
  const deck = arrange({ hands: { A: 'courier-drone' }, crypto: 1 }).act(
    'A',
    'play courier-drone',
    'use courier-drone buyToDeck',
    'buy hacker',
  );
  expect(at(deck.view('B').players, 0)).toMatchObject({ top: [FIRST_T], deck: 11 });
  deck.act('A', 'end');
  expect(at(deck.view('B').players, 0)).toMatchObject({ top: [], deck: 6 });
  expect(at(deck.view('A').players, 0).hand).toContain(FIRST_T);
  return [hand.asks('A'), deck.asks('B')];
});

scenario('2199-15.2 refresh for nothing, reserve for nothing', () => {
  const position = arrange({ at: { A: 'lab' }, hands: { A: 'archivist, mining' }, open: { lab: 'analyst, cloner' } });
  const before = position.view('A').markets;
  position.act('A', 'play archivist', 'use archivist refresh analyst', 'use archivist reserve mining');
  // Only what the Archivist gives.
  expect(position.view('A').crypto).toBe(2);
  const [lab, opened] = [at(position.view('A').markets, 1), at(before, 1)];
  expect(lab.bottom).toHaveLength(1);
  expect(lab.deck).toBe(opened.deck);
  expect(at(position.view('A').players, 0)).toMatchObject({ reserve: MINING, hand: [], minerals: 0 });
  const alike = arrange({ at: { A: 'lab' }, hands: { A: 'archivist' }, open: { lab: 'analyst*2' } })
    .act('A', 'play archivist')
    .offers('A', ['use archivist refresh analyst', 'skip']);
  const empty = arrange({ at: { A: 'lab' }, hands: { A: 'archivist' }, emptyDeck: 'lab' })
    .act('A', 'play archivist', 'end')
    .asks('B');
  return [position.asks('A'), alike, empty];
});

scenario(
  '2199-15.2 cheaperCapture, cheaperConquest: the next one costs less; not Tortuga; the defence rises as usual',
  () => {
    const capture = arrange({
      at: { A: 'lab' },
      hands: { A: 'tracker' },
      hunts: { lab: 'glass-spider' },
      scouted: { lab: ['A'] },
    })
      .act('A', 'play tracker', 'use tracker cheaperCapture')
      .act('A', 'capture');
    expect(capture.view('A')).toMatchObject({ maneuvers: 0, captureDiscount: 0 });
    // Never below nothing.
    const free = arrange({
      at: { A: 'lab' },
      hands: { A: 'tracker' },
      hunts: { lab: 'robot' },
      scouted: { lab: ['A'] },
    });
    free.act('A', 'play tracker', 'use tracker cheaperCapture', 'capture').asks('A');
    expect(free.view('A').maneuvers).toBe(2);
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
    expect(conquest.view('A')).toMatchObject({ maneuvers: 0, conquestDiscount: 0 });
    const tortuga = arrange({ hands: { A: 'siege-engineer' }, maneuvers: 11 })
      .act('A', 'play siege-engineer', 'use siege-engineer cheaperConquest')
      .refuses('A', 'conquer', no('10.5', 'maneuversShort'));
    return [capture.asks('A'), conquest.asks('A'), tortuga.asks('A')];
  },
);

const HERE = { at: { A: 'lab', B: 'lab' } } as const;

scenario('2199-15.2 bonus: a number, or for each own card or each card of the rival', () => {
  const own = arrange({ ...HERE, hands: { A: 'boarding-crew, impulse', B: 'kraken' } })
    .act('A', 'attack B', 'commit boarding-crew', 'commit impulse', 'ready')
    .act('B', 'commit kraken', 'ready')
    .act('A', 'use boarding-crew bonus');
  expect(own.view('A').fight).toMatchObject({ attack: 3 + 2, defence: 4 });
  const rival = arrange({ ...HERE, hands: { A: 'sharpshooter', B: 'sentinel, impulse*2' } })
    .act('A', 'attack B', 'commit sharpshooter', 'ready')
    .act('B', 'commit sentinel', 'commit impulse', 'commit impulse', 'ready')
    .act('A', 'use sharpshooter bonus');
  expect(rival.view('A').fight).toMatchObject({ attack: 2 + 3, defence: 3 });
  const defending = arrange({ ...HERE, hands: { A: 'impulse*2', B: 'sharpshooter' } })
    .act('A', 'attack B', 'commit impulse', 'commit impulse', 'ready')
    .act('B', 'commit sharpshooter', 'ready')
    .act('B', 'use sharpshooter bonus');
  expect(at(defending.view('A').players, 0).sector).toBeNull();
  return [own.asks('B'), rival.asks('B'), defending.asks('A')];
});

scenario('2199-15.2 keepCard: the loser destroys nothing', () => {
  const position = arrange({ ...HERE, hands: { A: 'juggernaut', B: 'veteran' } })
    .act('A', 'attack B', 'commit juggernaut', 'ready')
    .act('B', 'commit veteran', 'ready')
    .act('A', 'skip')
    .act('B', 'use veteran keepCard');
  expect(position.view('A').gone).toEqual([]);
  return position.asks('A');
});

scenario('2199-15.2 keepCard: only for the player who used it', () => {
  const attacker = arrange({ ...HERE, hands: { A: 'veteran', B: 'bodyguard*2' } })
    .act('A', 'attack B', 'commit veteran', 'ready')
    .act('B', 'commit bodyguard', 'commit bodyguard', 'ready')
    .act('A', 'use veteran keepCard');
  expect(attacker.view('A').gone).toEqual([]);
  expect(at(attacker.view('A').players, 0)).toMatchObject({ sector: null });
  const winner = arrange({ ...HERE, hands: { A: 'veteran', B: 'impulse' } })
    .act('A', 'attack B', 'commit veteran', 'ready')
    .act('B', 'commit impulse', 'ready')
    .act('A', 'use veteran keepCard');
  expect(winner.view('A').gone).toEqual([IMPULSE]);
  const defender = arrange({ ...HERE, hands: { A: 'impulse', B: 'veteran' } })
    .act('A', 'attack B', 'commit impulse', 'ready')
    .act('B', 'commit veteran', 'ready')
    .act('B', 'use veteran keepCard');
  expect(defender.view('A').gone).toEqual([IMPULSE]);
  return [attacker.asks('A'), winner.asks('A'), defender.asks('A')];
});

scenario('2199-12.8 retreat: an attacker who used it flees too, and the winner’s ship stays', () => {
  const attacker = arrange({ ...HERE, hands: { A: 'smoke-runner', B: 'veteran' } })
    .act('A', 'attack B', 'commit smoke-runner', 'ready')
    .act('B', 'commit veteran', 'ready')
    .act('A', 'use smoke-runner retreat')
    .act('B', 'skip')
    .offers('A', ['retreat post-1'])
    .act('A', 'retreat post-1');
  expect(attacker.view('A').players.map(({ sector }) => sector)).toEqual([sectorNamed('post-1'), LAB]);
  const winner = arrange({ ...HERE, hands: { A: 'smoke-runner', B: 'impulse' } })
    .act('A', 'attack B', 'commit smoke-runner', 'ready')
    .act('B', 'commit impulse', 'ready')
    .act('A', 'use smoke-runner retreat');
  expect(winner.view('A').players.map(({ sector }) => sector)).toEqual([LAB, null]);
  const defender = arrange({ ...HERE, hands: { A: 'impulse', B: 'smoke-runner' } })
    .act('A', 'attack B', 'commit impulse', 'ready')
    .act('B', 'commit smoke-runner', 'ready')
    .act('B', 'use smoke-runner retreat');
  expect(defender.view('A').players.map(({ sector }) => sector)).toEqual([null, LAB]);
  return [attacker.asks('A'), winner.asks('A'), defender.asks('A')];
});

scenario('2199-12.8 retreat: the loser’s ship flees to an adjacent sector instead', () => {
  const position = arrange({ ...HERE, hands: { A: 'juggernaut', B: 'smoke-runner' } })
    .act('A', 'attack B', 'commit juggernaut', 'ready')
    .act('B', 'commit smoke-runner', 'ready')
    .act('A', 'skip')
    .act('B', 'use smoke-runner retreat')
    .refuses('B', 'end', no('12.8', 'retreatFirst'))
    .refuses('B', 'retreat tortuga', no('15.2', 'retreatAdjacent'))
    .offers('B', ['retreat post-1'])
    .act('B', 'retreat post-1');
  expect(position.events).toContainEqual({ type: 'retreated', seat: 1, sector: sectorNamed('post-1') });
  expect(at(position.view('A').players, 1).sector).toBe(sectorNamed('post-1'));
  return position.asks('A');
});

scenario('2199-15.2 drawIfWon: cards for the winner', () => {
  const position = arrange({ ...HERE, hands: { A: 'war-drummer', B: 'impulse' } })
    .act('A', 'attack B', 'commit war-drummer', 'ready')
    .act('B', 'ready')
    .act('A', 'use war-drummer drawIfWon');
  expect(at(position.view('A').players, 0).hand).toHaveLength(2);
  const defender = arrange({ ...HERE, hands: { A: 'impulse', B: 'war-drummer' } })
    .act('A', 'attack B', 'commit impulse', 'ready')
    .act('B', 'commit war-drummer', 'ready')
    .act('B', 'use war-drummer drawIfWon');
  // Up to five, and two more.
  expect(at(defender.view('A').players, 1).hand).toEqual({ hidden: true, count: 7 });
  const loser = arrange({ ...HERE, hands: { A: 'war-drummer', B: 'bodyguard*2' } })
    .act('A', 'attack B', 'commit war-drummer', 'ready')
    .act('B', 'commit bodyguard', 'commit bodyguard', 'ready')
    .act('A', 'use war-drummer drawIfWon');
  expect(at(loser.view('A').players, 0).hand).toHaveLength(0);
  return [position.asks('A'), defender.asks('A'), loser.asks('A')];
});
