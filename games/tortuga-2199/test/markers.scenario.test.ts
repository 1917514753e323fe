import { at } from '@tortuga/kernel';
import { type ArrangedMatch, scenario, seatOf } from '@tortuga/laws';
import { expect } from 'vitest';
import type { Types2199 } from '../rules/game.ts';
import { arrange, sectorNamed } from './arrange.ts';
import { no } from './refusal.ts';

/** Six of A's markers are on sectors and four on hunt tokens, none in the hold. */
const SPENT = {
  control: { A: 'post-1, post-2, turrets-1, turrets-2, lab, fortress' },
  scouted: { 'post-1': ['A'], 'post-2': ['A'], 'turrets-1': ['A'], 'turrets-2': ['A'] },
} as const;

const TOKENS = ['post-1', 'post-2', 'turrets-1', 'turrets-2'];

/** The sectors whose hunt token has a marker of A, and how many A holds. */
const markersOf = (position: ArrangedMatch<Types2199>) => ({
  scouted: position
    .view('A')
    .sectors.filter(({ hunt }) => hunt?.markers.includes(seatOf('A')))
    .map(({ sector }) => sector)
    .sort((a, b) => a - b),
  held: at(position.view('A').players, 0).markers,
});

const numbersOf = (...sectors: readonly string[]) => sectors.map(sectorNamed).sort((a, b) => a - b);

scenario(
  '2199-10.7 without a marker in the hold a conquest takes back one of the scouting markers: which is chosen',
  () => {
    const position = arrange({ ...SPENT, at: { A: 'vortex' }, maneuvers: 5 })
      .refuses('A', 'conquer', no('10.7', 'whichMarker'))
      .refuses('A', 'conquer from lab', no('10.7', 'noMarkerThere'));
    const offered = position.match.game
      .moves(position.match.state, seatOf('A'))
      .filter(({ kind }) => kind === 'conquer');
    expect(offered).toEqual(numbersOf(...TOKENS).map((from) => ({ kind: 'conquer', pay: 'maneuvers', from })));
    position.act('A', 'conquer from post-2');
    expect(position.events).toContainEqual({ type: 'unmarked', seat: seatOf('A'), sector: sectorNamed('post-2') });
    expect(position.view('A').sectors.find(({ sector }) => sector === sectorNamed('vortex'))).toMatchObject({
      controller: 0,
      defence: 5,
    });
    expect(markersOf(position)).toEqual({ scouted: numbersOf('post-1', 'turrets-1', 'turrets-2'), held: 0 });
    return position.asks('A');
  },
);

scenario('2199-10.7 the token of a marker that was taken back is still known, and must be scouted again', () => {
  const position = arrange({ ...SPENT, at: { A: 'turrets-1' }, maneuvers: 9 })
    .refuses('A', 'conquer from turrets-1', no('10.1', 'alreadyYours'))
    .act('A', 'move vortex', 'conquer from turrets-1', 'move turrets-1')
    .refuses('A', 'capture', no('9.2', 'notScouted'));
  const token = position.view('A').sectors.find(({ sector }) => sector === sectorNamed('turrets-1'))?.hunt;
  expect(token).toMatchObject({ hunt: expect.any(Number), markers: [] });
  position.act('A', 'scout from post-2');
  expect(markersOf(position)).toEqual({ scouted: numbersOf('post-1', 'turrets-1', 'turrets-2'), held: 0 });
  return position.asks('A');
});

scenario('2199-10.7 without a marker in the hold scouting takes back another', () => {
  const position = arrange({ ...SPENT, at: { A: 'vortex' }, maneuvers: 1 })
    .refuses('A', 'scout', no('10.7', 'whichMarker'))
    .offers('A', ['collect', 'move turrets-1', 'end', ...TOKENS.map((token) => `scout from ${token}`)])
    .act('A', 'scout from post-1');
  expect(markersOf(position)).toEqual({ scouted: numbersOf('post-2', 'turrets-1', 'turrets-2', 'vortex'), held: 0 });
  return position.asks('A');
});

scenario('2199-10.7 a card that scouts for nothing takes back a scouting marker too', () => {
  const position = arrange({ ...SPENT, ships: 'owl', at: { A: 'vortex' }, hands: { A: 'owl' } }).act('A', 'play owl');
  const uses = TOKENS.map((token) => `use owl scout ${token}`);
  position.offers('A', [...uses, 'skip']).act('A', 'use owl scout turrets-2');
  expect(markersOf(position)).toEqual({ scouted: numbersOf('post-1', 'post-2', 'turrets-1', 'vortex'), held: 0 });
  return position.asks('A');
});

scenario('2199-10.7 as long as there is a marker in the hold none is taken back', () =>
  arrange({ at: { A: 'vortex' }, maneuvers: 9, scouted: { lab: ['A'] } })
    .refuses('A', 'conquer from lab', no('10.7', 'markerInHold'))
    .refuses('A', 'scout from lab', no('10.7', 'markerInHold'))
    .act('A', 'scout', 'conquer')
    .asks('A'),
);

scenario('2199-10.7 Peaceful Pirates: a conquest for crypto takes back a scouting marker too', () => {
  const position = arrange({ ...SPENT, scenario: 'peaceful', at: { A: 'vortex' }, crypto: 5 }).act(
    'A',
    'conquer crypto from turrets-1',
  );
  expect(markersOf(position)).toEqual({ scouted: numbersOf('post-1', 'post-2', 'turrets-2'), held: 0 });
  return position.asks('A');
});

const WON = {
  ...SPENT,
  at: { A: 'mines', B: 'mines' },
  hands: { A: 'bodyguard*2' },
  control: { ...SPENT.control, B: 'mines 5' },
} as const;

const fight = (position: ArrangedMatch<Types2199>) =>
  position.act('A', 'attack B', 'commit bodyguard', 'commit bodyguard', 'ready').act('B', 'ready');

scenario('2199-10.7, 2199-12.10 the winner of a sector chooses which scouting marker is taken back for it', () => {
  const position = fight(arrange(WON))
    .refuses('A', 'end', no('10.7', 'markerFirst'))
    .refuses('A', 'unmark lab', no('10.7', 'noMarkerThere'))
    .offers(
      'A',
      TOKENS.map((token) => `unmark ${token}`),
    )
    .act('A', 'unmark turrets-1');
  expect(position.view('A').sectors.find(({ sector }) => sector === sectorNamed('mines'))).toMatchObject({
    controller: 0,
    defence: 6,
  });
  expect(markersOf(position)).toEqual({ scouted: numbersOf('post-1', 'post-2', 'turrets-2'), held: 0 });
  expect(at(position.view('A').players, 1)).toMatchObject({ markers: 10, sector: null });
  return position.asks('A');
});

scenario('2199-10.7, 2199-12.10 a winner with only one scouting marker is not asked which', () => {
  const nine = 'post-1, post-2, post-3, turrets-1, turrets-2, turrets-3, lab, fortress, vortex';
  const control = { A: nine, B: 'mines 5' };
  const position = fight(arrange({ ...WON, seats: 3, control, scouted: { lab: ['A'] }, points: { A: 0 } }));
  expect(position.events).toContainEqual({ type: 'unmarked', seat: seatOf('A'), sector: sectorNamed('lab') });
  return position;
});

scenario('2199-10.7 with all markers on sectors none can be taken back', () =>
  arrange({
    seats: 3,
    at: { A: 'tortuga' },
    maneuvers: 15,
    control: {
      A: 'post-1, post-2, post-3, turrets-1, turrets-2, turrets-3, lab, fortress, vortex, mines',
    },
  })
    .refuses('A', 'conquer', no('10.1', 'noMarkerLeft'))
    .asks('A'),
);

scenario('2199-9.1, 2199-10.1 by the rules of version 1 nothing was possible without a marker in the hold', () =>
  arrange({ ...SPENT, rules: 1, at: { A: 'vortex' }, maneuvers: 9 })
    .refuses('A', 'scout', no('9.1', 'noMarkerLeft'))
    .refuses('A', 'conquer', no('10.1', 'noMarkerLeft'))
    .refuses('A', 'conquer from post-1', no('10.1', 'noMarkerLeft'))
    .asks('A'),
);

scenario('2199-12.10 by the rules of version 1 the sector became nobody’s when the winner had no marker', () => {
  const position = fight(arrange({ ...WON, rules: 1 }));
  expect(position.view('A').sectors.find(({ sector }) => sector === sectorNamed('mines'))).toMatchObject({
    controller: null,
    defence: 5,
  });
  expect(at(position.view('A').players, 1).markers).toBe(10);
  expect(position.events).toContainEqual({ type: 'freed', seat: seatOf('B'), sector: sectorNamed('mines') });
  return position.asks('A');
});
