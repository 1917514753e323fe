import { at } from '@tortuga/kernel';
import { scenario } from '@tortuga/laws';
import { expect } from 'vitest';
import { FIRST_OUTER, MINES, VORTEX } from '../rules/sectors.ts';
import { valuesOf } from '../rules/values.ts';
import { arrange, firstPack, sectorNamed } from './arrange.ts';
import { EXAMPLES } from './example-positions.ts';

/** The worked examples of the rulebooks, card by card. */

const { ids } = valuesOf(firstPack);
const named = (cards: readonly number[]): string =>
  cards
    .map((card) => at(ids, card))
    .sort()
    .join(', ');

scenario('2199-16.1 four Mining and an Impulse buy two Hackers in a Trading Post', () => {
  const position = arrange(EXAMPLES['16.1']).act(
    'A',
    'play mining',
    'play mining',
    'play mining',
    'play mining',
    'play impulse',
  );
  expect(position.view('A')).toMatchObject({ crypto: 4, maneuvers: 1 });
  position.act('A', 'move post-1', 'buy hacker', 'buy hacker');
  expect(position.view('A')).toMatchObject({ crypto: 0, maneuvers: 0 });
  position.act('A', 'end').asks('B');
  const { discard, hand } = at(position.view('A').players, 0);
  expect(named(discard)).toBe('hacker, hacker, impulse, mining, mining, mining, mining');
  expect(hand).toHaveLength(5);
  return position;
});

scenario('2199-16.2 a mineral, a scouted Robot, and a Mercenary for 1 crypto and 1 mineral', () => {
  const position = arrange(EXAMPLES['16.2']).act('A', 'play impulse', 'play impulse', 'play impulse', 'play mining');
  expect(position.view('A')).toMatchObject({ maneuvers: 3, crypto: 1 });
  position.act('A', 'move post-1', 'collect', 'play booster', 'use booster move vortex', 'scout');
  const vortex = () => position.view('A').sectors.find(({ sector }) => sector === VORTEX);
  expect(vortex()?.hunt).toMatchObject({ hunt: 0, capture: 2, markers: [0] });
  position.act('A', 'buy mercenary');
  expect(position.view('A')).toMatchObject({ crypto: 0, maneuvers: 0, depot: 1 });
  expect(at(position.view('A').players, 0)).toMatchObject({ minerals: 0, markers: 9 });
  expect(named(at(position.view('A').players, 0).discard)).toBe('mercenary');
  // The others see the marker, not the token.
  expect(position.view('B').sectors.find(({ sector }) => sector === VORTEX)?.hunt).toMatchObject({
    hunt: { hidden: true },
    capture: null,
    markers: [0],
  });
  return position.act('A', 'end').asks('B');
});

scenario('2199-16.3 an Impulse is reserved, a played Mining is destroyed', () => {
  const position = arrange(EXAMPLES['16.3']).act(
    'A',
    'play mining',
    'play mining',
    'reserve impulse',
    'play impulse',
    'play impulse',
    'destroy mining',
  );
  expect(position.view('A')).toMatchObject({ crypto: 0, maneuvers: 0 });
  position.act('A', 'end').asks('B');
  const player = at(position.view('A').players, 0);
  expect(player.reserve).toBe(ids.indexOf('impulse'));
  expect(named(player.discard)).toBe('impulse, impulse, mining');
  expect(player.hand).toHaveLength(5);
  expect(named(position.view('A').gone)).toBe('mining');
  expect(at(position.view('B').players, 0).reserve).toEqual({ hidden: true });
  return position;
});

scenario('2199-16.4 the Robot is captured for 2, a Trading Post at defence 5 conquered for 6', () => {
  const position = arrange(EXAMPLES['16.4']).act('A', 'recall');
  expect(at(position.view('A').players, 0).hand).toHaveLength(6);
  position.act('A', 'play impulse', 'play impulse', 'play impulse', 'play bodyguard', 'play mercenary');
  expect(position.view('A').maneuvers).toBe(8);
  position.act('A', 'capture');
  expect(position.view('A').maneuvers).toBe(6);
  expect(at(position.view('A').players, 0)).toMatchObject({ points: 1, markers: 10 });
  expect(named(at(position.view('A').players, 0).discard)).toBe('robot');
  expect(at(position.view('A').trophies, 0)).toBe(0);
  position.act('A', 'play booster', 'use booster move post-2', 'conquer');
  const [a, b] = [at(position.view('A').players, 0), at(position.view('A').players, 1)];
  expect(position.view('A').sectors.find(({ sector }) => sector === sectorNamed('post-2'))).toMatchObject({
    controller: 0,
    defence: 6,
  });
  expect([a.posts, b.posts, a.markers, b.markers, a.influence, b.influence]).toEqual([1, 0, 9, 10, 2, 0]);
  // The Trading Post token gives its crypto at once.
  expect(position.view('A')).toMatchObject({ maneuvers: 0, crypto: 1 });
  return position.act('A', 'end').asks('B');
});

scenario('2199-16.5 an attack with 8 against 5 and 2 for the sector takes the Mines', () => {
  const position = arrange(EXAMPLES['16.5']).act('A', 'recall', 'play hacker', 'play hacker', 'powerOn hacker');
  expect(position.view('A').crypto).toBe(4);
  expect(named(position.view('A').gone)).toBe('hacker');
  position
    .act('A', 'play booster', 'use booster move mines')
    .refuses('A', 'conquer', { rule: '2199-10.4', key: '2199.refuse.guarded' })
    .act('A', 'attack B', 'commit bodyguard', 'commit bodyguard', 'commit mercenary', 'ready')
    .asks('B');
  // The defender sees how many, not which.
  expect(position.view('B').fight).toMatchObject({ attackCards: { hidden: true, count: 3 }, attack: null, walls: 2 });
  position.act('B', 'commit bodyguard', 'commit impulse', 'commit impulse');
  expect(position.view('B').fight).toMatchObject({ defence: 7 });
  position.act('B', 'ready').asks('A');
  const view = position.view('A');
  const [a, b] = [at(view.players, 0), at(view.players, 1)];
  expect(view.gone).toHaveLength(2);
  expect(b).toMatchObject({ sector: null, points: 0, hand: { hidden: true, count: 5 } });
  expect(a).toMatchObject({ points: 2, sectors: 2 });
  expect(view.sectors.find(({ sector }) => sector === MINES)).toMatchObject({ controller: 0, defence: 6 });
  position.act('A', 'power');
  expect(at(position.view('A').players, 0).minerals).toBe(1);
  expect(position.view('A').depot).toBe(0);
  position.act('A', 'buy prospector');
  expect(position.view('A')).toMatchObject({ crypto: 0, depot: 1 });
  expect(at(position.view('A').markets, MINES - FIRST_OUTER).open).toHaveLength(2);
  return position.act('A', 'end').offers('B', ['deploy tortuga']);
});
