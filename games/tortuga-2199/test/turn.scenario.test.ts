import { at } from '@tortuga/kernel';
import { type ArrangedMatch, scenario } from '@tortuga/laws';
import { expect } from 'vitest';
import type { Types2199 } from '../rules/game.ts';
import { FORTRESS } from '../rules/sectors.ts';
import type { View } from '../rules/view-types.ts';
import { arrange } from './arrange.ts';
import { no } from './refusal.ts';

scenario('2199-5.1 turns go clockwise, with any actions in any order', () => {
  const position = arrange({ seats: 3, round: 2, hands: { A: 'mining, impulse' } })
    .refuses('B', 'end', no('5.1', 'notYourTurn'))
    .act('A', 'play impulse', 'move turrets-1', 'play mining', 'end')
    .act('B', 'end');
  expect(position.view('C').round).toBe(2);
  position.act('C', 'end');
  expect(position.view('C').round).toBe(3);
  return position.asks('A');
});

scenario('2199-5.2 crypto and maneuvers left over are lost at the end of the turn', () => {
  const position = arrange({ hands: { A: 'mining, impulse' } }).act('A', 'play mining', 'play impulse', 'end');
  expect(position.view('A')).toMatchObject({ crypto: 0, maneuvers: 0 });
  return position.asks('B');
});

scenario('2199-5.2 what abilities promised, and what was set aside to pay with, is lost too', () => {
  const position = arrange({
    at: { A: 'fortress' },
    control: { A: 'fortress' },
    hands: { A: 'haggler, tracker, siege-engineer, cloner' },
    minerals: { A: 1 },
  })
    .act('A', 'power', 'play haggler', 'use haggler cheaperBuy', 'play tracker', 'use tracker cheaperCapture')
    .act('A', 'play siege-engineer', 'use siege-engineer cheaperConquest', 'play cloner', 'use cloner buyToHand')
    .act('A', 'tender 1');
  const promised = ({ buyDiscount, captureDiscount, conquestDiscount, bought, tender, powersUsed }: View) => [
    ...[buyDiscount, captureDiscount, conquestDiscount, bought, tender],
    powersUsed,
  ];
  expect(promised(position.view('A'))).toEqual([2, 2, 2, 1, 1, [FORTRESS]]);
  position.act('A', 'end');
  expect(promised(position.view('A'))).toEqual([0, 0, 0, 0, 0, []]);
  return position.asks('B');
});

scenario('2199-5.3 the reserved card can be taken in every turn that comes', () => {
  const position = arrange({ hands: { A: 'booster, mining' }, crypto: 2 })
    .act('A', 'reserve booster', 'play mining', 'end')
    .act('B', 'end')
    .act('A', 'recall');
  expect(at(position.view('A').players, 0)).toMatchObject({ reserve: null });
  expect(at(position.view('A').players, 0).hand).toHaveLength(6);
  return position.asks('A');
});

scenario('2199-5.3 a ship in the hold is placed first, on a sector of one’s own or on Tortuga', () =>
  arrange({ at: { A: 'hold' }, control: { A: 'mines, post-1', B: 'lab' }, hands: { A: 'mining' } })
    .refuses('A', 'play mining', no('5.3', 'deployFirst'))
    .refuses('A', 'deploy lab', no('5.3', 'deployElsewhere'))
    .refuses('A', 'deploy vortex', no('5.3', 'deployElsewhere'))
    .offers('A', ['deploy tortuga', 'deploy mines', 'deploy post-1'])
    .act('A', 'deploy mines')
    .refuses('A', 'deploy tortuga', no('5.3', 'shipIsOut'))
    .asks('A'),
);

scenario('2199-5.3 the reserved card is taken before any other action, but after the ship is placed', () => [
  arrange({ at: { A: 'hold' }, reserves: { A: 'booster' } })
    .refuses('A', 'recall', no('5.3', 'deployFirst'))
    .act('A', 'deploy tortuga', 'recall', 'play booster')
    .act('A', 'skip')
    .asks('A'),
  arrange({ reserves: { A: 'booster' }, hands: { A: 'mining' } })
    .act('A', 'play mining')
    .refuses('A', 'recall', no('5.3', 'recallLate'))
    .asks('A'),
  arrange({ hands: { A: 'mining' } })
    .refuses('A', 'recall', no('5.3', 'reserveEmpty'))
    .asks('A'),
]);

scenario('2199-5.4 each Trading Post token gives 1 crypto in each turn of its owner', () => {
  const position = arrange({ control: { B: 'post-1, post-2' } }).act('A', 'end');
  expect(position.view('B').crypto).toBe(2);
  position.act('B', 'end').act('A', 'end');
  expect(position.view('B').crypto).toBe(2);
  return position.asks('B');
});

scenario('2199-5.5 the discard pile becomes the deck when that is empty, and one draws what there is', () => {
  const most = 'mining*4, impulse*3, booster';
  const position = arrange({ ships: 'comet, mule', gone: { A: most }, hands: { A: 'comet' } }).act('A', 'end');
  expect(at(position.view('A').players, 0)).toMatchObject({ deck: 0, discard: [] });
  expect(at(position.view('A').players, 0).hand).toHaveLength(2);
  expect(position.events.filter(({ type }) => type === 'shuffled')).toHaveLength(1);
  const full = arrange({
    ships: 'comet, mule',
    hands: { A: 'comet' },
    discards: { A: 'mining*5, impulse*3, booster' },
  });
  full.act('A', 'end').asks('B');
  expect(at(full.view('A').players, 0)).toMatchObject({ deck: 5, discard: [] });
  return [position.asks('B'), full];
});

scenario(
  '2199-6.1 a card gives its crypto and maneuvers; abilities may be used, all, some or none, in any order',
  () => {
    const position = arrange({
      at: { A: 'lab' },
      hands: { A: 'archivist, mining, hacker' },
      open: { lab: 'analyst, cloner' },
    })
      .act('A', 'play archivist')
      .refuses('A', 'play mining', no('6.1', 'abilitiesFirst'))
      .refuses('A', 'use archivist reserve banker', no('15.2', 'abilityElsewhere'))
      .refuses('A', 'use booster move tortuga', no('6.1', 'notThatAbility'))
      .offers('A', [
        'use archivist reserve mining',
        'use archivist reserve hacker',
        'use archivist refresh analyst',
        'use archivist refresh cloner',
        'skip',
      ])
      .act('A', 'use archivist refresh cloner', 'use archivist reserve hacker')
      .refuses('A', 'skip', no('6.1', 'noAbilityOpen'))
      .refuses('A', 'use archivist refresh cloner', no('6.1', 'noAbilityOpen'))
      .refuses('A', 'play banker', no('6.1', 'notInHand'));
    expect(position.view('A').crypto).toBe(2);
    return position.asks('A');
  },
);

scenario('2199-6.1 an ability that can do nothing here is refused, one that none can use is not asked for', () => [
  arrange({ at: { A: 'post-1' }, hands: { A: 'cartographer, archivist, mining' } })
    .act('A', 'play archivist')
    .refuses('A', 'use archivist refresh analyst', no('15.2', 'abilityIdle'))
    .asks('A'),
  arrange({ at: { A: 'tortuga' }, hands: { A: 'prospector' } })
    .act('A', 'play prospector', 'end')
    .asks('B'),
]);

scenario('2199-6.2 destroying a played card costs 2 maneuvers; what it gave stays', () => {
  const position = arrange({ played: 'mining, pilot', hands: { A: 'hacker' }, crypto: 1, maneuvers: 2 })
    .refuses('A', 'destroy hacker', no('6.2', 'notPlayed'))
    .act('A', 'destroy mining')
    .refuses('A', 'destroy pilot', no('6.2', 'maneuversShort'));
  expect(position.view('A')).toMatchObject({ crypto: 1, maneuvers: 0 });
  return position.asks('A');
});

scenario('2199-6.3 a card of the hand is reserved for 2 crypto, only into an empty reserve', () =>
  arrange({ hands: { A: 'booster, mining' }, crypto: 5 })
    .refuses('A', 'reserve impulse', no('6.3', 'notInHand'))
    .act('A', 'reserve booster')
    .refuses('A', 'reserve mining', no('6.3', 'reserveFull'))
    .asks('A'),
);

scenario('2199-6.3 two crypto are needed, minerals count', () => [
  arrange({ hands: { A: 'booster' }, crypto: 1 })
    .refuses('A', 'reserve booster', no('6.3', 'cryptoShort'))
    .asks('A'),
  arrange({ hands: { A: 'booster' }, crypto: 1, minerals: { A: 1 } })
    .act('A', 'reserve booster')
    .asks('A'),
]);

scenario('2199-6.4 combat abilities are not asked for when the card is played', () =>
  arrange({ hands: { A: 'gunner' } })
    .act('A', 'play gunner', 'end')
    .asks('B'),
);

scenario('table-2.1 a turn can be taken back to the last thing that was revealed', () => {
  const position = arrange({ at: { A: 'vortex' }, hands: { A: 'impulse*3, mining' }, hunts: { vortex: 'robot' } }).act(
    'A',
    'play impulse',
    'play impulse',
    'scout',
    'play mining',
    'collect',
  );
  position.undoes('A').undoes('A');
  expect(position.match.refuseUndo(at(position.match.pending, 0))?.key).toBe('table.refuse.revealed');
  return position.asks('A');
});

scenario('table-2.2 what showed a card or a token can’t be taken back, what only moved one’s own can', () => {
  const undoable = (position: ArrangedMatch<Types2199>) =>
    position.match.refuseUndo(at(position.match.pending, 0)) === null;
  const market = { at: { A: 'lab' }, crypto: 5, open: { lab: 'analyst, cloner' } } as const;
  const shown = [
    arrange({ hands: { A: 'professor' } }).act('A', 'play professor', 'use professor draw'),
    arrange(market).act('A', 'refresh analyst'),
    arrange(market).act('A', 'buy analyst'),
    arrange({ hands: { A: 'ember-fox' } }).act('A', 'play ember-fox', 'use ember-fox peek lab'),
    arrange({ ships: 'owl', at: { A: 'lab' }, hands: { A: 'owl' } }).act('A', 'play owl', 'use owl scout'),
  ];
  expect(shown.map(undoable)).toEqual([false, false, false, false, false]);
  const own = [
    arrange({ crypto: 2 }).act('A', 'buy hacker'),
    arrange({ crypto: 2, hands: { A: 'booster' } }).act('A', 'reserve booster'),
    arrange({ reserves: { A: 'booster' } }).act('A', 'recall'),
    arrange({ crypto: 1, minerals: { A: 1 } }).act('A', 'tender 1'),
    arrange({ at: { A: 'lab' }, maneuvers: 5 }).act('A', 'conquer'),
    arrange({ at: { A: 'lab', B: 'lab' }, hands: { A: 'impulse' } }).act('A', 'attack B', 'commit impulse'),
    // Seen before: nothing new is learned.
    arrange({ ...market, emptyDeck: 'lab' }).act('A', 'buy analyst'),
  ];
  expect(own.map(undoable)).toEqual(own.map(() => true));
  return [...shown, ...own].map((position) => position.asks('A'));
});
