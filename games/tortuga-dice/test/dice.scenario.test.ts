import { at } from '@tortuga/kernel';
import { scenario, seatOf } from '@tortuga/laws';
import { expect } from 'vitest';
import { arrange } from './arrange.ts';
import { boardOf, diceOf, totalsOf } from './position.ts';

/** Phase 1: rolling, choosing, revealing, skulls, limits, forced rerolls, bonus tiles. */

/** Another player is still choosing, so nothing is revealed yet. */
const SLOW = { C: 'A fleet, B hunt' };

scenario('dice-3.2 dice of one action may be kept, any of them: three show Fleet Expansion, two are kept (9.1)', () => {
  const position = arrange({ rolled: { A: 'A fleet, B fleet, C fleet, D hunt, E plunder' } }).act('A', 'keep AB');
  expect(diceOf(position, 'A')).toBe('fleet AB');
  return position.act('B', 'bonus hunt').act('C', 'bonus hunt').asks('A');
});

scenario('dice-3.2 every choice of one action, with or without skulls, and skulls alone are offered', () =>
  arrange({ rolled: { A: 'A boarding, B skull, C hunt' } }).offers('A', [
    'keep A',
    'keep AB',
    'keep B',
    'keep BC',
    'keep C',
  ]),
);

scenario(
  'dice-3.2 dice of two actions are not kept together; at least one die is kept, and only dice that were rolled',
  () =>
    arrange({ rolled: { A: 'A boarding, B hunt, C skull', ...SLOW } })
      .refuses('A', 'keep AB', { rule: 'dice-3.2', key: 'dice.refuse.twoActions' })
      .refuses('A', 'keep ABC', { rule: 'dice-3.2', key: 'dice.refuse.twoActions' })
      .refuses('A', 'keep', { rule: 'dice-3.2', key: 'dice.refuse.keepNone' })
      .refuses('A', 'keep D', { rule: 'dice-3.2', key: 'dice.refuse.notRolled' })
      .refuses('A', 'turn hunt', { rule: 'dice-3.2', key: 'dice.refuse.otherQuestion' })
      .asks('A', 'C'),
);

scenario('dice-3.2 dice of an action chosen earlier may be added to', () => {
  const position = arrange({ rolled: { A: 'A hunt, B plunder' }, dice: { A: 'hunt C' } }).act('A', 'keep A');
  expect(diceOf(position, 'A')).toBe('fleet DE, hunt AC');
  return position.act('B', 'bonus hunt').act('C', 'bonus hunt').asks('A');
});

scenario('dice-3.3 nobody sees the rolls and choices behind other screens before all have chosen', () => {
  const position = arrange({ rolled: { A: 'A boarding, B skull', ...SLOW } }).act('A', 'keep A');
  for (const viewer of ['B', 'C', 'spectator'] as const) {
    expect(boardOf(position, 'A', viewer)).toMatchObject({ rolled: { hidden: true }, kept: { hidden: true } });
    expect(boardOf(position, 'A', viewer).chosen).toBe(true);
  }
  expect(boardOf(position, 'A', 'A')).toMatchObject({ rolled: [3, 5, null, null, null], kept: 1 });
  expect(diceOf(position, 'A')).toBe('fleet CDE');
  return position.asks('C');
});

scenario('dice-3.3 a choice is made once, and only by a player with dice in hand', () =>
  arrange({ rolled: { A: 'A boarding', ...SLOW } })
    .act('A', 'keep A')
    .refuses('A', 'keep A', { rule: 'dice-3.3', key: 'dice.refuse.alreadyChosen' })
    .refuses('B', 'keep A', { rule: 'dice-3.6', key: 'dice.refuse.noDiceLeft' })
    .asks('C'),
);

scenario('dice-3.3 a choice can be undone while others still choose, and not after the reveal', () => {
  const position = arrange({ rolled: { A: 'A boarding, B hunt', ...SLOW } })
    .act('A', 'keep A')
    .undoes('A')
    .act('A', 'keep B')
    .act('C', 'keep A');
  expect(diceOf(position, 'A')).toBe('fleet CDE, hunt B');
  expect(position.match.refuseUndo(seatOf('C'))?.rule).toBe('table-2.2');
  expect(position.match.refuseUndo(seatOf('A'))?.rule).toMatch(/^table-2/);
  return position.asks('B').act('B', 'bonus hunt').asks('A', 'C');
});

scenario('dice-3.3 a choice for a roll that is over is refused, and changes nothing', () => {
  const position = arrange({ rolled: { A: 'A boarding, B hunt', ...SLOW } });
  const { decision } = position.match;
  position.act('A', 'keep A').act('C', 'keep A').act('B', 'bonus hunt').asks('A', 'C');
  const before = position.match.hash;
  const late = position.match.play(seatOf('A'), { kind: 'keep', dice: 2 }, decision);
  expect(late.ok ? null : late.refusal.rule).toBe('table-1.1');
  expect(position.match.hash).toBe(before);
  return position;
});

scenario('dice-3.4 skulls kept alone become one action after the reveal: C and D both Boarding (9.4)', () => {
  const position = arrange({ rolled: { A: 'C skull, D skull' } }).act('A', 'keep CD');
  expect(boardOf(position, 'A', 'B').rolled).toEqual([null, null, 5, 5, null]);
  position
    .offers('A', ['turn fleet', 'turn recruit', 'turn hunt', 'turn boarding', 'turn plunder'])
    .refuses('B', 'turn hunt', { rule: 'dice-3.4', key: 'dice.refuse.notYours' })
    .act('A', 'turn boarding');
  expect(totalsOf(position, 'boarding')).toEqual([4 + 5, null, null]);
  return position.asks('B');
});

scenario('dice-3.4 a skull kept with a Plunder 5 becomes Plunder, with its own die’s number (9.5)', () => {
  const position = arrange({ rolled: { A: 'A skull, B plunder, C hunt' } }).act('A', 'keep AB');
  expect(diceOf(position, 'A')).toBe('fleet DE, plunder AB');
  expect(totalsOf(position, 'plunder')).toEqual([4 + 5, null, null]);
  return position.act('B', 'bonus hunt').act('C', 'bonus hunt').asks('A');
});

scenario('dice-3.4 several players with lone skulls decide one after the other, clockwise from the first player', () =>
  arrange({ first: 'B', rolled: { A: 'A skull', B: 'A skull', C: 'A skull' } })
    .act('C', 'keep A')
    .act('A', 'keep A')
    .act('B', 'keep A')
    .asks('B')
    .act('B', 'turn hunt')
    .asks('C')
    .act('C', 'turn hunt')
    .asks('A'),
);

scenario('dice-3.4 lone skulls can’t go to an action without space for all of them', () =>
  arrange({ ship: { A: 2 }, dice: { A: 'boarding A' }, rolled: { A: 'C skull, D skull' } })
    .act('A', 'keep CD')
    .refuses('A', 'turn boarding', { rule: 'dice-3.5', key: 'dice.refuse.overLimit' })
    .offers('A', ['turn fleet', 'turn recruit', 'turn hunt', 'turn plunder']),
);

scenario('dice-2.2 Boarding and Plunder take 1, 2, 3 or 4 dice by the pawn’s space, the others all five', () => {
  const boarding = 'A boarding, B boarding, C boarding, D boarding, E boarding';
  const most = (pawn: number) => {
    const position = arrange({ ship: { A: pawn }, rolled: { A: boarding } }).asks('A');
    return Math.max(
      ...position.match.offers(seatOf('A')).map((offer) => {
        if (offer.refusal !== null || offer.move.kind !== 'keep') return 0;
        return offer.move.dice.toString(2).replaceAll('0', '').length;
      }),
    );
  };
  expect([1, 2, 3, 4, 5, 6, 7, 8].map(most)).toEqual([1, 2, 2, 3, 3, 4, 4, 4]);
  return [
    arrange({ rolled: { A: boarding.replaceAll('boarding', 'hunt') }, ship: { A: 1 } })
      .act('A', 'keep ABCDE')
      .asks('B'),
    arrange({ pirate: { A: 1 }, rolled: { A: 'A plunder, B plunder' } })
      .refuses('A', 'keep AB', { rule: 'dice-3.5', key: 'dice.refuse.overLimit' })
      .asks('A'),
  ];
});

/** Ship on 2, two dice on Boarding already, the last two show Boarding again; B is done, C still rolls. */
const STUCK = {
  ship: { A: 2 },
  dice: { A: 'boarding CD, hunt E' },
  rolled: { A: 'A boarding, B boarding', C: 'A hunt, B fleet' },
} as const;

scenario(
  'dice-3.5 a player who can assign no die shows them after the reveal and rolls until one can be assigned (9.2)',
  () => {
    const position = arrange(STUCK)
      .refuses('A', 'keep A', { rule: 'dice-3.5', key: 'dice.refuse.overLimit' })
      .act('A', 'show');
    expect(boardOf(position, 'A', 'B').kept).toEqual({ hidden: true });
    position.asks('C').act('C', 'keep A').asks('A');
    const { shown, players } = position.view('B');
    expect(shown[0]).toEqual([3, 3, null, null, null]);
    const { rolled } = at(players, 0);
    expect('hidden' in rolled ? [] : rolled.filter((face) => face !== null)).toHaveLength(2);
    const [choice] = position.match.offers(seatOf('A')).filter((offer) => offer.refusal === null);
    if (choice?.move.kind !== 'keep') throw new Error('A keeps one of the dice');
    position.match.play(seatOf('A'), choice.move);
    expect(boardOf(position, 'B').bonus).toEqual([0, 0, 0, 0, 0]);
    const [asked] = position.match.pending;
    return asked === seatOf('A') ? position.asks('A') : position.asks('B');
  },
);

scenario('dice-3.5 a player who can keep a die may not roll again', () =>
  arrange({ rolled: { A: 'A hunt' } })
    .refuses('A', 'show', { rule: 'dice-3.5', key: 'dice.refuse.canKeep' })
    .asks('A'),
);

scenario('dice-3.5 a forced reroll gives nobody a bonus tile; the common roll after it gives one', () => {
  const position = arrange({ ...STUCK, rolled: { A: 'A boarding, B boarding' } })
    .act('A', 'show')
    .asks('A');
  expect([boardOf(position, 'B').bonus, boardOf(position, 'C').bonus].flat().every((side) => side === 0)).toBe(true);
  return position;
});

scenario(
  'dice-3.6 a player without free dice gets a bonus tile for each further common roll, and chooses its slot (9.3)',
  () => {
    const position = arrange({ rolled: { B: 'A hunt, B plunder', C: 'A hunt, B plunder' } })
      .act('B', 'keep A')
      .act('C', 'keep A')
      .offers('A', ['bonus fleet', 'bonus recruit', 'bonus hunt', 'bonus boarding', 'bonus plunder'])
      .act('A', 'bonus fleet');
    expect(boardOf(position, 'A').bonus).toEqual([1, 0, 0, 0, 0]);
    expect(position.view('spectator').roll).toBe(2);
    return position.asks('B', 'C');
  },
);

scenario(
  'dice-3.6 instead of a new tile, an own one may be turned to side 2; with five on side 2 there are no more',
  () => {
    const one = arrange({ rolled: { B: 'A hunt, B plunder' }, bonus: { A: 'hunt 1, fleet 2' }, first: 'C' })
      .act('B', 'keep A')
      .act('C', 'bonus hunt')
      .refuses('A', 'bonus fleet', { rule: 'dice-3.6', key: 'dice.refuse.sideTwo' })
      .act('A', 'bonus hunt');
    expect(boardOf(one, 'A').bonus).toEqual([2, 0, 2, 0, 0]);
    const all = 'fleet 2, recruit 2, hunt 2, boarding 2, plunder 2';
    const none = arrange({ rolled: { B: 'A hunt, B plunder' }, bonus: { A: all } }).act('B', 'keep A');
    return [one.asks('B'), none.asks('C')];
  },
);

scenario('dice-3.7 a bonus counts only where there is a die', () => {
  const position = arrange({ bonus: { A: 'hunt 2, boarding 1' }, dice: { A: 'boarding C' }, rolled: { B: 'A hunt' } });
  expect([totalsOf(position, 'hunt')[0], totalsOf(position, 'boarding')[0]]).toEqual([null, 4 + 1]);
  return position.asks('B');
});

scenario('dice-3.2 the offer of a choice shows what it adds, to which total, for which place', () => {
  const position = arrange({ dice: { A: 'boarding A', B: 'boarding CD' }, rolled: { A: 'C boarding, D skull' } });
  const prices = position.match
    .offers(seatOf('A'))
    .flatMap((offer) => (offer.refusal === null ? [[position.match.game.id, offer.move, offer.price]] : []));
  expect(prices.map(([, , price]) => price)).toEqual([{ kind: 'dice', action: 3, adds: 4, total: 6, place: 2 }, null]);
  return position.asks('A');
});
