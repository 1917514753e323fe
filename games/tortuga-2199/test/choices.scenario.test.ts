import { at } from '@tortuga/kernel';
import { scenario } from '@tortuga/laws';
import { expect } from 'vitest';
import { MINES } from '../rules/sectors.ts';
import { FIRST_T, IMPULSE, MINING } from '../rules/values.ts';
import type { PrintedAbility } from '../rules/vocabulary.ts';
import { arrange } from './arrange.ts';
import { no } from './refusal.ts';

/** 2199-15.2 abilities that no card of the first house set had: they are printed on its cards here. */

const EITHER: readonly PrintedAbility[] = [
  { do: 'crypto', amount: 2 },
  { do: 'maneuvers', amount: 3, or: true },
  { do: 'draw', amount: 1 },
];

scenario('2199-15.2 or: of abilities that are joined only one is used; others on the card are not touched', () => {
  const position = { hands: { A: 'magnate' }, decks: { A: 'hacker' }, printed: { magnate: EITHER } } as const;
  const crypto = arrange(position)
    .act('A', 'play magnate', 'use magnate crypto')
    .refuses('A', 'use magnate maneuvers', no('6.1', 'notThatAbility'))
    .offers('A', ['use magnate draw', 'skip'])
    .act('A', 'use magnate draw');
  expect(crypto.view('A')).toMatchObject({ crypto: 8, maneuvers: 0 });
  const maneuvers = arrange(position)
    .act('A', 'play magnate', 'use magnate draw', 'use magnate maneuvers')
    .refuses('A', 'use magnate crypto', no('6.1', 'noAbilityOpen'));
  expect(maneuvers.view('A')).toMatchObject({ crypto: 6, maneuvers: 3 });
  return [crypto.asks('A'), maneuvers.asks('A')];
});

scenario('2199-15.2 or: what is used several times stays open, its alternative does not', () => {
  const position = arrange({
    hands: { A: 'surgeon, mining*2' },
    printed: {
      surgeon: [
        { do: 'draw', amount: 1 },
        { do: 'destroyHand', amount: 2, or: true },
      ],
    },
  })
    .act('A', 'play surgeon', 'use surgeon destroyHand mining')
    .offers('A', ['use surgeon destroyHand mining', 'skip'])
    .act('A', 'use surgeon destroyHand mining');
  expect(position.view('A').gone).toEqual([MINING, MINING]);
  return position.asks('A');
});

scenario('2199-15.2 or: with three to choose from the other two are gone', () => {
  const position = arrange({
    hands: { A: 'magnate' },
    printed: { magnate: [...EITHER.slice(0, 2), { do: 'move', amount: 1, or: true }] },
  })
    .act('A', 'play magnate')
    .offers('A', [
      'use magnate crypto',
      'use magnate maneuvers',
      'use magnate move post-1',
      'use magnate move post-2',
      'use magnate move turrets-1',
      'use magnate move turrets-2',
      'skip',
    ])
    .act('A', 'use magnate move post-1');
  expect(position.view('A')).toMatchObject({ crypto: 6, maneuvers: 0, abilities: [] });
  return position.asks('A');
});

scenario('2199-15.2 crypto, maneuvers for each sector that one controls, or for each Turrets token', () => {
  const printed = {
    magnate: [{ do: 'crypto', amount: 2, per: 'ownSector' }],
    mercenary: [{ do: 'maneuvers', amount: 1, per: 'ownTurrets' }],
  } as const;
  const some = arrange({
    hands: { A: 'magnate, mercenary' },
    control: { A: 'turrets-1, mines', B: 'turrets-2' },
    printed,
  }).act('A', 'play magnate', 'use magnate crypto', 'play mercenary', 'use mercenary maneuvers');
  expect(some.view('A')).toMatchObject({ crypto: 6 + 4, maneuvers: 2 + 1 });
  // Where there is nothing to count, nothing is offered.
  const none = arrange({ hands: { A: 'magnate, mercenary' }, control: { B: 'turrets-2' }, printed });
  return [some.asks('A'), none.act('A', 'play magnate', 'play mercenary', 'end').asks('B')];
});

scenario('2199-15.2 bonus for each sector that one controls, or for each Turrets token', () => {
  const printed = {
    mercenary: [{ do: 'bonus', amount: 1, when: 'attacking', per: 'ownSector' }],
    bodyguard: [{ do: 'bonus', amount: 2, when: 'defending', per: 'ownTurrets' }],
  } as const;
  const position = arrange({
    at: { A: 'lab', B: 'lab' },
    hands: { A: 'mercenary', B: 'bodyguard' },
    control: { A: 'post-1, mines, vortex', B: 'turrets-1' },
    printed,
  })
    .act('A', 'attack B', 'commit mercenary', 'ready')
    .act('B', 'commit bodyguard', 'ready')
    .act('A', 'use mercenary bonus');
  // Two on the card and three sectors; three on the card and the Turrets.
  expect(position.view('A').fight).toMatchObject({ attack: 5, defence: 4, defendSure: [{ bonus: 2 }] });
  position.act('B', 'use bodyguard bonus');
  expect(position.view('A').players.map(({ sector }) => sector === null)).toEqual([true, false]);
  return position.asks('A');
});

scenario('2199-15.2 influence: it counts at once, and may win the game', () => {
  const printed = { magnate: [{ do: 'influence', amount: 2, if: 'onTortuga' }] } as const;
  const position = arrange({ hands: { A: 'magnate' }, points: { A: 3 }, printed });
  position.act('A', 'play magnate', 'use magnate influence');
  expect(at(position.view('A').players, 0)).toMatchObject({ points: 5, influence: 5 });
  const elsewhere = arrange({ at: { A: 'lab' }, hands: { A: 'magnate' }, printed }).act('A', 'play magnate', 'end');
  const last = arrange({ hands: { A: 'magnate' }, points: { A: 13 }, printed }).act(
    'A',
    'play magnate',
    'use magnate influence',
  );
  expect(last.match.result).toMatchObject({ cause: 'influence', ranking: [[0], [1]] });
  return [position.asks('A'), elsewhere.asks('B'), last.refuses('A', 'end', no('13.1', 'gameOver'))];
});

scenario('2199-15.2 takeBack: a card of one’s choice comes from the discard pile to the hand', () => {
  const printed = { cloner: [{ do: 'takeBack', amount: 2 }] } as const;
  const position = arrange({ hands: { A: 'cloner' }, discards: { A: 'hacker, impulse*2' }, printed })
    .act('A', 'play cloner')
    .offers('A', ['use cloner takeBack impulse', 'use cloner takeBack hacker', 'skip'])
    .act('A', 'use cloner takeBack hacker')
    .refuses('A', 'use cloner takeBack hacker', no('15.2', 'abilityElsewhere'))
    .act('A', 'use cloner takeBack impulse', 'play hacker');
  expect(at(position.view('B').players, 0)).toMatchObject({ hand: { count: 1 }, discard: [IMPULSE] });
  const empty = arrange({ hands: { A: 'cloner' }, printed }).act('A', 'play cloner', 'end');
  return [position.asks('A'), empty.asks('B')];
});

scenario('2199-15.2 reinforce: a sector of one’s own, wherever the ship is, at most to its maximum', () => {
  const printed = { foreman: [{ do: 'reinforce', amount: 3 }] } as const;
  const position = arrange({
    hands: { A: 'foreman' },
    control: { A: 'mines 9, post-1 8', B: 'lab 4' },
    printed,
  })
    .act('A', 'play foreman')
    .refuses('A', 'use foreman reinforce lab', no('15.2', 'abilityElsewhere'))
    .offers('A', ['use foreman reinforce mines', 'skip'])
    .act('A', 'use foreman reinforce mines');
  expect(position.view('B').sectors.find(({ sector }) => sector === MINES)).toMatchObject({ defence: 10 });
  const none = arrange({ hands: { A: 'foreman' }, printed }).act('A', 'play foreman', 'end');
  return [position.asks('A'), none.asks('B')];
});

scenario('2199-15.2 rivalDiscards: one rival in the sector discards cards at random, for all to see', () => {
  const printed = { pickpocket: [{ do: 'rivalDiscards', amount: 2 }] } as const;
  const position = arrange({
    seats: 3,
    at: { A: 'lab', B: 'lab' },
    hands: { A: 'pickpocket', B: 'hacker*3', C: 'hacker' },
    printed,
  })
    .act('A', 'play pickpocket')
    .offers('A', ['use pickpocket rivalDiscards B', 'skip'])
    .act('A', 'use pickpocket rivalDiscards B');
  expect(at(position.view('C').players, 1)).toMatchObject({ hand: { count: 1 }, discard: [FIRST_T, FIRST_T] });
  expect(at(position.view('C').players, 2)).toMatchObject({ hand: [FIRST_T] });
  const one = arrange({ hands: { A: 'pickpocket', B: 'hacker' }, printed });
  one.act('A', 'play pickpocket', 'use pickpocket rivalDiscards B');
  const none = arrange({ hands: { A: 'pickpocket' }, printed }).act('A', 'play pickpocket', 'end');
  return [position.asks('A'), one.asks('A'), none.asks('B')];
});
