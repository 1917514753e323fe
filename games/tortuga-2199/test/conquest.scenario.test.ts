import { at } from '@tortuga/kernel';
import { type ArrangedMatch, scenario } from '@tortuga/laws';
import { expect } from 'vitest';
import type { Types2199 } from '../rules/game.ts';
import { BOOSTER, MINING } from '../rules/values.ts';
import { arrange, sectorNamed } from './arrange.ts';
import { no } from './refusal.ts';

const sectorOf = (position: ArrangedMatch<Types2199>, id: string) =>
  position.view('A').sectors.find(({ sector }) => sector === sectorNamed(id));

scenario('2199-10.1 the first conquest costs 3 in the ring and 5 outside, and sets the defence to it', () => {
  const ring = arrange({ at: { A: 'turrets-1' }, maneuvers: 3 }).act('A', 'conquer');
  expect(sectorOf(ring, 'turrets-1')).toMatchObject({ controller: 0, defence: 3 });
  expect(ring.view('A')).toMatchObject({ crypto: 0, maneuvers: 0 });
  const outer = arrange({ at: { A: 'lab' }, maneuvers: 5 }).act('A', 'conquer');
  expect(sectorOf(outer, 'lab')).toMatchObject({ controller: 0, defence: 5 });
  expect(at(outer.view('A').players, 0)).toMatchObject({ influence: 2, markers: 9 });
  return [ring.asks('A'), outer.asks('A')];
});

scenario('2199-10.1 a conquest of one’s own sector, for less, or with crypto is refused', () => [
  arrange({ at: { A: 'lab' }, maneuvers: 9, control: { A: 'lab 5' } })
    .refuses('A', 'conquer', no('10.1', 'alreadyYours'))
    .asks('A'),
  arrange({ at: { A: 'lab' }, maneuvers: 4, crypto: 9 })
    .refuses('A', 'conquer', no('10.1', 'maneuversShort'))
    .refuses('A', 'conquer crypto', no('10.1', 'conquerWithManeuvers'))
    .asks('A'),
]);

scenario('2199-10.2 at the maximum a conquest costs one more and the defence stays', () => {
  const ring = arrange({ at: { A: 'post-1' }, maneuvers: 9, control: { B: 'post-1 8' } }).act('A', 'conquer');
  expect(sectorOf(ring, 'post-1')).toMatchObject({ controller: 0, defence: 8 });
  expect(ring.view('A').maneuvers).toBe(0);
  const outer = arrange({ at: { A: 'mines' }, maneuvers: 10, control: { B: 'mines 10' } });
  return [ring.asks('A'), outer.refuses('A', 'conquer', no('10.1', 'maneuversShort')).asks('A')];
});

scenario('2199-10.3 control and bonus token change hands, the loser’s marker goes home', () => {
  const position = arrange({ at: { A: 'turrets-1' }, maneuvers: 4, control: { B: 'turrets-1 3' } }).act('A', 'conquer');
  expect(position.view('A').players.map(({ turrets, markers, influence }) => [turrets, markers, influence])).toEqual([
    [1, 9, 1],
    [0, 10, 0],
  ]);
  expect(position.events.at(-1)).toMatchObject({ type: 'conquered', seat: 0, loser: 1, cost: 4, defence: 4 });
  const free = arrange({ at: { A: 'turrets-1' }, maneuvers: 3 }).act('A', 'conquer');
  expect(free.events.at(-1)).toMatchObject({ type: 'conquered', loser: null });
  const held = arrange({ control: { A: 'turrets-1, vortex', B: 'post-3' }, seats: 3 }).view('A');
  expect(held.players.map(({ posts, turrets }) => [posts, turrets])).toEqual([
    [0, 1],
    [1, 0],
    [0, 0],
  ]);
  return [position.asks('A'), free.asks('A')];
});

scenario('2199-10.4 a third ship does not guard a sector, only its controller’s does', () => {
  const position = arrange({ seats: 3, at: { A: 'lab', C: 'lab' }, maneuvers: 6, control: { B: 'lab 5' } });
  position.act('A', 'conquer');
  expect(sectorOf(position, 'lab')).toMatchObject({ controller: 0, defence: 6 });
  return position.asks('A');
});

scenario('2199-10.4 while the controller’s ship is there, only an attack takes the sector', () =>
  arrange({ at: { A: 'lab', B: 'lab' }, maneuvers: 9, control: { B: 'lab 5' } })
    .refuses('A', 'conquer', no('10.4', 'guarded'))
    .asks('A'),
);

scenario('2199-10.5 Tortuga always costs 15 maneuvers', () =>
  arrange({ maneuvers: 14 }).refuses('A', 'conquer', no('10.5', 'maneuversShort')).asks('A'),
);

scenario('2199-10.6 X crypto set the defence of a sector of one’s own to X, from anywhere', () => {
  const position = arrange({ crypto: 18, control: { A: 'lab 5, post-1 3', B: 'mines 5' } })
    .refuses('A', 'reinforce lab 5', no('10.6', 'defenceHigher'))
    .refuses('A', 'reinforce post-1 9', no('10.6', 'defenceMost'))
    .refuses('A', 'reinforce mines 6', no('10.6', 'notYourSector'))
    .refuses('A', 'reinforce tortuga 6', no('10.6', 'tortugaHasNoDefence'))
    .act('A', 'reinforce lab 9')
    .refuses('A', 'reinforce lab 10', { rule: '2199-10.6', key: '2199.refuse.cryptoShort' })
    .act('A', 'reinforce post-1 8');
  // Eight for the Trading Post: its own token gave nothing, it was there before.
  expect(position.view('A').crypto).toBe(1);
  expect(sectorOf(position, 'lab')).toMatchObject({ defence: 9 });
  return position.asks('A');
});

scenario('2199-11.1 the Fortress gives its controller 1 maneuver, once a turn', () => {
  const position = arrange({ at: { A: 'fortress' }, control: { A: 'fortress' }, hands: { A: 'mining' } })
    .refuses('A', 'powerOn mining', no('11.1', 'powerNeedsNoCard'))
    .act('A', 'power')
    .refuses('A', 'power', no('11.1', 'powerUsed'));
  expect(position.view('A').maneuvers).toBe(1);
  return position.asks('A');
});

scenario('2199-11.1 only a controller who is there can use a sector’s ability', () => [
  arrange({ at: { A: 'fortress' }, control: { B: 'fortress' } })
    .refuses('A', 'power', no('11.1', 'powerOfController'))
    .asks('A'),
  arrange({ at: { A: 'tortuga' }, control: { A: 'fortress' } })
    .refuses('A', 'power', no('11.1', 'noPowerHere'))
    .asks('A'),
]);

scenario('2199-11.2 the Research Lab reserves a card for nothing, into an empty reserve', () => {
  const position = arrange({ at: { A: 'lab' }, control: { A: 'lab' }, hands: { A: 'mining, booster' } })
    .refuses('A', 'power', no('11.2', 'powerNeedsCard'))
    .refuses('A', 'powerOn hacker', no('11.2', 'notInHand'))
    .act('A', 'powerOn booster')
    .refuses('A', 'powerOn mining', no('11.2', 'powerUsed'));
  expect(at(position.view('A').players, 0)).toMatchObject({ reserve: BOOSTER, hand: [MINING] });
  const full = arrange({ at: { A: 'lab' }, control: { A: 'lab' }, hands: { A: 'mining' }, reserves: { A: 'booster' } });
  return [position.asks('A'), full.refuses('A', 'powerOn mining', no('11.2', 'reserveFull')).asks('A')];
});

scenario('2199-11.3 the Mines give a mineral of the depot, if it has one', () => {
  const position = arrange({ at: { A: 'mines' }, control: { A: 'mines' }, depot: 2 })
    .act('A', 'power')
    .refuses('A', 'power', no('11.3', 'powerUsed'));
  expect(position.view('A').depot).toBe(1);
  expect(at(position.view('A').players, 0).minerals).toBe(1);
  return [
    position.asks('A'),
    arrange({ at: { A: 'mines' }, control: { A: 'mines' } })
      .refuses('A', 'power', no('11.3', 'depotEmpty'))
      .asks('A'),
  ];
});

scenario('2199-11.4 the Vortex destroys a card played this turn for nothing', () => {
  const position = arrange({
    at: { A: 'vortex' },
    control: { A: 'vortex' },
    played: 'mining*2',
    hands: { A: 'impulse' },
  })
    .refuses('A', 'powerOn impulse', no('11.4', 'notPlayed'))
    .refuses('A', 'power', no('11.4', 'powerNeedsCard'))
    .act('A', 'powerOn mining')
    .refuses('A', 'powerOn mining', no('11.4', 'powerUsed'));
  expect(position.view('A')).toMatchObject({ gone: [MINING], played: [MINING], maneuvers: 0 });
  return position.asks('A');
});
