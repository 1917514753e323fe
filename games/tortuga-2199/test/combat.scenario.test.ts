import { at, FastRng } from '@tortuga/kernel';
import { scenario, seatOf } from '@tortuga/laws';
import { expect, it } from 'vitest';
import { LAB } from '../rules/sectors.ts';
import { arrange } from './arrange.ts';
import { no } from './refusal.ts';

/** A with two Bodyguards against B in the Lab. */
const DUEL = { at: { A: 'lab', B: 'lab' }, hands: { A: 'bodyguard*2, mining', B: 'impulse*3, mining*2' } } as const;

scenario('2199-12.1 a ship in one’s own sector is attacked, as often as there are ships', () =>
  arrange({
    seats: 3,
    at: { A: 'lab', B: 'lab', C: 'lab' },
    hands: { A: 'bodyguard*2' },
  })
    .refuses('A', 'commit bodyguard', no('12.1', 'noCombat'))
    .refuses('A', 'attack A', no('12.1', 'nobodyToAttack'))
    .refuses('A', 'attack D', no('12.1', 'nobodyToAttack'))
    .act('A', 'attack B', 'commit bodyguard', 'ready')
    .act('B', 'ready')
    .act('A', 'attack C', 'commit bodyguard', 'ready')
    .act('C', 'ready')
    .refuses('A', 'attack C', no('12.1', 'notHere'))
    .asks('A'),
);

scenario('2199-12.2 at least one card, each with a maneuver on it, secretly', () => {
  const position = arrange(DUEL)
    .act('A', 'attack B')
    .refuses('A', 'end', no('12.2', 'attackFirst'))
    .refuses('A', 'ready', no('12.2', 'attackWithOne'))
    .refuses('A', 'commit mining', no('12.2', 'noManeuverOnIt'))
    .refuses('A', 'commit impulse', no('12.2', 'notInHand'))
    .offers('A', ['commit bodyguard'])
    .act('A', 'commit bodyguard', 'ready');
  expect(position.view('spectator').fight).toMatchObject({ attackCards: { hidden: true, count: 1 }, attack: null });
  expect(position.view('A').fight).toMatchObject({ attack: 3 });
  return [
    position.asks('B'),
    arrange({ at: DUEL.at, hands: { A: 'mining' } })
      .refuses('A', 'attack B', no('12.2', 'noFightCard'))
      .asks('A'),
  ];
});

scenario('2199-12.3 the defender picks any number, none allowed', () => {
  const position = arrange(DUEL)
    .act('A', 'attack B', 'commit bodyguard', 'ready')
    .refuses('B', 'end', no('12.3', 'defendFirst'))
    .refuses('B', 'commit mining', no('12.3', 'noManeuverOnIt'))
    .offers('B', ['commit impulse', 'ready'])
    .act('B', 'ready');
  // No card used, none destroyed; and five in hand are enough.
  expect(position.view('A').gone).toEqual([]);
  expect(at(position.view('A').players, 1)).toMatchObject({ sector: null, hand: { hidden: true, count: 5 } });
  // The attacker's card was shown, and nothing else.
  expect(position.match.refuseUndo(seatOf('B'))?.key).toBe('table.refuse.revealed');
  return position.asks('A');
});

scenario('2199-12.4 all cards are shown when the defender has picked, and that can’t be taken back', () => {
  const position = arrange(DUEL).act('A', 'attack B', 'commit bodyguard', 'ready').act('B', 'commit impulse', 'ready');
  expect(position.view('spectator').shownAttack).toHaveLength(1);
  expect(position.view('spectator').shownDefend).toHaveLength(1);
  expect(position.match.refuseUndo(at(position.match.pending, 0))?.key).toBeDefined();
  position.act('A', 'end');
  expect(position.view('spectator')).toMatchObject({ shownAttack: [], shownDefend: [] });
  return position.asks('B');
});

scenario('2199-12.5 combat abilities, the attacker’s first, each optional', () => {
  const position = { at: DUEL.at, hands: { A: 'gunner*2', B: 'sentinel, impulse' } } as const;
  const shown = () =>
    arrange(position)
      .act('A', 'attack B', 'commit gunner', 'ready')
      .act('B', 'commit sentinel', 'commit impulse', 'ready')
      .refuses('A', 'end', no('12.5', 'combatAbilitiesFirst'))
      .refuses('A', 'use sentinel bonus', no('6.1', 'notThatAbility'))
      .offers('A', ['use gunner bonus', 'skip']);
  const used = shown().act('A', 'use gunner bonus');
  expect(used.view('spectator').fight).toMatchObject({ attack: 2 + 1, defence: 1 + 1 });
  used.offers('B', ['use sentinel bonus', 'skip']).act('B', 'skip');
  expect(used.view('A').players.map(({ sector }) => sector)).toEqual([LAB, null]);
  const answered = shown().act('A', 'use gunner bonus').act('B', 'use sentinel bonus');
  // 3 against 2 + 3.
  expect(answered.view('A').players.map(({ sector }) => sector)).toEqual([null, LAB]);
  const unused = shown().act('A', 'skip').act('B', 'skip');
  // 2 against 2.
  expect(unused.view('A').players.map(({ sector }) => sector)).toEqual([null, LAB]);
  return [used.asks('A'), answered.asks('A'), unused.asks('A')];
});

scenario(
  '2199-12.6, 2199-11.5 Turrets tokens count for both, half the defence for who controls the sector; earlier maneuvers don’t',
  () => {
    const position = arrange({ ...DUEL, control: { A: 'turrets-1', B: 'lab 7, turrets-2' }, maneuvers: 9 })
      .act('A', 'attack B', 'commit bodyguard')
      .act('A', 'ready');
    expect(position.view('B').fight).toMatchObject({ defence: 1 + 3, walls: 3 });
    expect(position.view('A').fight).toMatchObject({ attack: 3 + 1 });
    return position.asks('B');
  },
);

scenario('2199-12.6 half the defence counts only for a defender who controls the sector', () =>
  (['A', 'C'] as const).map((controller) => {
    const position = arrange({ ...DUEL, seats: 3, control: { [controller]: 'lab 8' } }).act('A', 'attack B');
    expect(position.view('B').fight).toMatchObject({ defence: 0, walls: 0 });
    return position.asks('A');
  }),
);

scenario('2199-12.7 a tie is the defender’s', () => {
  const position = arrange(DUEL)
    .act('A', 'attack B', 'commit bodyguard', 'ready')
    .act('B', 'commit impulse', 'commit impulse', 'commit impulse', 'ready');
  expect(position.view('A').players.map(({ sector }) => sector)).toEqual([null, LAB]);
  return position.asks('A');
});

scenario('2199-12.8 the loser destroys one used card by lot, and the ship waits in the hold', () => {
  const position = arrange({ ...DUEL, hands: { A: 'bodyguard*2', B: 'impulse*2, mining' } })
    .act('A', 'attack B', 'commit bodyguard', 'commit bodyguard', 'ready')
    .act('B', 'commit impulse', 'commit impulse', 'ready')
    .act('A', 'end');
  expect(position.view('A').gone).toHaveLength(1);
  return position.offers('B', ['deploy tortuga']);
});

it('2199-12.8 each of the used cards can be the one that is destroyed', () => {
  const position = arrange({ ...DUEL, hands: { A: 'bodyguard*2', B: 'impulse, pilot' } })
    .act('A', 'attack B', 'commit bodyguard', 'commit bodyguard', 'ready')
    .act('B', 'commit impulse', 'commit pilot')
    .asks('B');
  const { game, state, pending } = position.match;
  const lost = Array.from({ length: 40 }, (_, index) => {
    const after = game.copy(state);
    game.apply(after, at(pending, 0), { kind: 'ready' }, new FastRng(`lot ${index}`));
    return after.gone.join();
  });
  expect(new Set(lost).size).toBe(2);
});

scenario('2199-12.9 the winner takes 1 point if there is one, a winning attacker 1 of the bank’s too', () => {
  const attacker = arrange({ ...DUEL, points: { A: 1, B: 2 } })
    .act('A', 'attack B', 'commit bodyguard', 'ready')
    .act('B', 'ready');
  expect(attacker.view('A').players.map(({ points }) => points)).toEqual([3, 1]);
  const poor = arrange(DUEL).act('A', 'attack B', 'commit bodyguard', 'ready').act('B', 'ready');
  expect(poor.view('A').players.map(({ points }) => points)).toEqual([1, 0]);
  const defender = arrange({ at: DUEL.at, hands: { A: 'impulse', B: 'bodyguard' }, points: { A: 1, B: 2 } })
    .act('A', 'attack B', 'commit impulse', 'ready')
    .act('B', 'commit bodyguard', 'ready');
  expect(defender.view('A').players.map(({ points }) => points)).toEqual([0, 3]);
  return [attacker.asks('A'), poor.asks('A'), defender.asks('A')];
});

scenario('2199-12.10 the sector goes to the winning attacker with its tokens, the defence up by 1', () => {
  const position = arrange({ ...DUEL, control: { B: 'lab 10' }, hands: { A: 'bodyguard*2, kraken' } })
    .act('A', 'attack B', 'commit bodyguard', 'commit bodyguard', 'commit kraken', 'ready')
    .act('B', 'ready')
    .act('A', 'skip');
  expect(position.view('A').sectors.find(({ sector }) => sector === LAB)).toMatchObject({ controller: 0, defence: 10 });
  return position.asks('A');
});

scenario('2199-12.10 only the defender’s own sector, and only when the defender lost', () => {
  const lost = arrange({ ...DUEL, control: { B: 'lab 5' } })
    .act('A', 'attack B', 'commit bodyguard', 'ready')
    .act('B', 'commit impulse', 'ready');
  expect(lost.view('A').sectors.find(({ sector }) => sector === LAB)).toMatchObject({ controller: 1, defence: 5 });
  const free = arrange(DUEL).act('A', 'attack B', 'commit bodyguard', 'ready').act('B', 'ready');
  expect(free.view('A').sectors.find(({ sector }) => sector === LAB)).toMatchObject({ controller: null, defence: 4 });
  const third = arrange({ ...DUEL, seats: 3, control: { C: 'lab 6' } })
    .act('A', 'attack B', 'commit bodyguard', 'ready')
    .act('B', 'ready');
  expect(third.view('A').sectors.find(({ sector }) => sector === LAB)).toMatchObject({ controller: 2, defence: 6 });
  return [lost.asks('A'), free.asks('A'), third.asks('A')];
});

scenario('2199-12.10 a Trading Post won in combat gives its crypto at once', () => {
  const position = arrange({ at: { A: 'post-1', B: 'post-1' }, hands: { A: 'bodyguard' }, control: { B: 'post-1 3' } })
    .act('A', 'attack B', 'commit bodyguard', 'ready')
    .act('B', 'ready');
  expect(position.view('A')).toMatchObject({ crypto: 1 });
  expect(at(position.view('A').players, 0)).toMatchObject({ posts: 1, influence: 2 });
  return position.asks('A');
});

scenario('2199-12.11 the defender draws up to five after a victory too', () => {
  const position = arrange({ ...DUEL, hands: { A: 'impulse', B: 'impulse*3' } })
    .act('A', 'attack B', 'commit impulse', 'ready')
    .act('B', 'commit impulse', 'commit impulse', 'ready');
  expect(position.view('A').players.map(({ sector }) => sector)).toEqual([null, LAB]);
  expect(at(position.view('A').players, 1).hand).toEqual({ hidden: true, count: 5 });
  return position.asks('A');
});

scenario('2199-12.11 used cards are discarded before the defender draws, and so may be drawn at once', () => {
  const position = arrange({
    ...DUEL,
    ships: 'comet, owl',
    hands: { A: 'impulse', B: 'impulse*3' },
    gone: { B: 'mining*5, booster, owl' },
  })
    .act('A', 'attack B', 'commit impulse', 'ready')
    .act('B', 'commit impulse', 'commit impulse', 'ready');
  // Two of the three were used, and there is nothing else to draw.
  expect(at(position.view('A').players, 1)).toMatchObject({ hand: { count: 3 }, deck: 0, discard: [] });
  return position.asks('A');
});

scenario(
  '2199-12.11 used cards are discarded at once, the defender draws up to five; their crypto does nothing',
  () => {
    const position = arrange({ ...DUEL, hands: { A: 'corsair', B: 'impulse*2' }, maneuvers: 2 })
      .act('A', 'attack B', 'commit corsair', 'ready')
      .act('B', 'commit impulse', 'ready')
      .refuses('A', 'destroy corsair', no('6.2', 'notPlayed'));
    const [a, b] = [at(position.view('A').players, 0), at(position.view('A').players, 1)];
    expect(a.discard).toHaveLength(1);
    expect(b.hand).toEqual({ hidden: true, count: 5 });
    expect(position.view('A')).toMatchObject({ crypto: 0, maneuvers: 2 });
    return position.asks('A');
  },
);

scenario('2199-12.12 an attacker who lost goes on without a ship', () => {
  const position = arrange({ at: DUEL.at, hands: { A: 'impulse*2, mining*3', B: 'bodyguard' } })
    .act('A', 'attack B', 'commit impulse', 'ready')
    .act('B', 'commit bodyguard', 'ready')
    .act('A', 'play impulse', 'play mining', 'play mining')
    .refuses('A', 'move tortuga', no('12.12', 'noShip'))
    .refuses('A', 'buy hacker', no('12.12', 'noShip'))
    .offers('A', ['reserve mining', 'play mining', 'end']);
  expect(position.view('A').sale).toEqual([]);
  return position.act('A', 'end').asks('B');
});
