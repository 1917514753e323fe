import { at } from '@tortuga/kernel';
import { scenario } from '@tortuga/laws';
import { expect } from 'vitest';
import { VORTEX } from '../rules/sectors.ts';
import { arrange } from './arrange.ts';
import { no } from './refusal.ts';

scenario('2199-8.1 a move costs 1 maneuver to an adjacent sector; ships never block', () =>
  arrange({ seats: 4, maneuvers: 2, at: { B: 'post-1', C: 'post-1', D: 'post-1' } })
    .refuses('A', 'move vortex', no('8.1', 'notAdjacent'))
    .act('A', 'move post-1', 'move vortex')
    .refuses('A', 'move post-1', no('8.1', 'maneuversShort'))
    .asks('A'),
);

scenario('2199-8.2 collecting costs 1 maneuver; the depot of the Mines can’t be collected from', () =>
  arrange({ at: { A: 'mines' }, maneuvers: 3, depot: 2 })
    .act('A', 'collect')
    .refuses('A', 'collect', no('8.2', 'noMineralHere'))
    .act('A', 'end')
    .asks('B'),
);

scenario('2199-8.2 collecting needs a maneuver', () =>
  arrange({ at: { A: 'mines' } })
    .refuses('A', 'collect', no('8.2', 'maneuversShort'))
    .asks('A'),
);

scenario('2199-9.1 scouting costs 1 maneuver and a marker, once for each token', () =>
  arrange({ at: { A: 'vortex' }, maneuvers: 2 })
    .act('A', 'scout')
    .refuses('A', 'scout', no('9.1', 'alreadyScouted'))
    .asks('A'),
);

const SIX = 'post-1, post-2, turrets-1, turrets-2, lab, fortress';

scenario('2199-9.1 scouting needs a token and a maneuver, and takes a marker of the hold', () => [
  arrange({ maneuvers: 1 }).refuses('A', 'scout', no('9.1', 'noHuntHere')).asks('A'),
  arrange({ at: { A: 'vortex' } })
    .refuses('A', 'scout', no('9.1', 'maneuversShort'))
    .asks('A'),
  arrange({
    at: { A: 'vortex' },
    maneuvers: 1,
    control: { A: SIX },
    scouted: { 'post-1': ['A'], 'post-2': ['A'], 'turrets-1': ['A'] },
  })
    .offers('A', ['scout', 'collect', 'move turrets-1', 'end'])
    .act('A', 'scout')
    .asks('A'),
]);

scenario('2199-9.2 a capture pays the difficulty, brings 1 influence, token and card; every marker goes home', () => {
  const position = arrange({
    at: { A: 'vortex' },
    maneuvers: 9,
    hunts: { vortex: 'kraken' },
    scouted: { vortex: ['A', 'B'] },
  }).act('A', 'capture');
  expect(position.view('A').maneuvers).toBe(0);
  expect(position.view('A').players.map(({ points, markers }) => [points, markers])).toEqual([
    [1, 10],
    [0, 10],
  ]);
  expect(position.view('B').sectors.find(({ sector }) => sector === VORTEX)?.hunt).toBeNull();
  return position.refuses('A', 'capture', no('9.2', 'noHuntHere')).asks('A');
});

scenario('2199-9.2 a capture needs a scouted token and maneuvers for its difficulty', () => [
  arrange({ at: { A: 'vortex' }, maneuvers: 9, scouted: { vortex: ['B'] } })
    .refuses('A', 'capture', no('9.2', 'notScouted'))
    .asks('A'),
  arrange({ at: { A: 'vortex' }, maneuvers: 8, hunts: { vortex: 'kraken' }, scouted: { vortex: ['A'] } })
    .refuses('A', 'capture', no('9.2', 'maneuversShort'))
    .asks('A'),
]);

scenario('2199-9.3 a hunt card is cashed in from hand, or played, as its owner likes', () => {
  const cashed = arrange({ hands: { A: 'kraken, mining' } })
    .refuses('A', 'cash mining', no('9.3', 'noHuntCard'))
    .refuses('A', 'cash robot', no('9.3', 'notInHand'))
    .act('A', 'cash kraken');
  expect(at(cashed.view('A').players, 0).points).toBe(3);
  expect(at(cashed.view('A').trophies, 9)).toBe(9);
  const played = arrange({ hands: { A: 'kraken' } }).act('A', 'play kraken');
  expect(played.view('A').maneuvers).toBe(4);
  expect(at(played.view('A').trophies, 9)).toBe(0);
  return [cashed.asks('A'), played.asks('A')];
});

scenario('2199-9.3 a hunt card destroyed in another way takes its token with it and gives nothing', () => {
  const position = arrange({ played: 'robot', trophies: { A: '' }, maneuvers: 2 }).act('A', 'destroy robot');
  expect(at(position.view('A').trophies, 0)).toBe(9);
  expect(at(position.view('A').players, 0).points).toBe(0);
  return position.asks('A');
});
