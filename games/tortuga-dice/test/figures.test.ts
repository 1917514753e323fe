import { canonicalJson } from '@tortuga/kernel';
import type { Player } from '@tortuga/laws';
import { expect, it } from 'vitest';
import { ALL_ACTIONS, CHESTS, TILES } from '../rules/types.ts';
import { type Arrangement, arrange } from './arrange.ts';

/** What the pictures of the rulebook show. When rules or dice change, `npx vitest run -u` writes it again. */

const BOARDING = {
  action: 'boarding',
  seats: 4,
  ship: { A: 5, B: 5, C: 5, D: 5 },
  dice: { A: 'boarding CD', B: 'boarding C' },
  fleet: { B: 'red purple yellow' },
} as const satisfies Arrangement;

const PLUNDER = {
  action: 'plunder',
  seats: 4,
  pirate: { C: 2, D: 2 },
  dice: { A: 'plunder AB', B: 'plunder C' },
  crew: { C: 'red white', D: 'yellow' },
  centre: 'blue',
} as const satisfies Arrangement;

const CHESTS_TO_MOVE = {
  stowing: true,
  fleet: { A: 'yellow blue' },
  crew: { A: 'yellow' },
  island: { A: 'red purple' },
} as const satisfies Arrangement;

type Act = readonly [Player, string];
const POSITIONS: Readonly<Record<string, readonly [Arrangement, ...Act[]]>> = {
  round: [
    {
      seats: 4,
      rolled: { A: 'A fleet, B skull, E hunt' },
      dice: {
        A: 'boarding CD',
        B: 'fleet AB, hunt CD, plunder E',
        C: 'recruit ABC, boarding DE',
        D: 'fleet CD, plunder AB, hunt E',
      },
      ship: { A: 4 },
      pirate: { A: 3 },
      tortuga: { A: 'blue red' },
      fleet: { A: 'yellow purple' },
      crew: { A: 'white' },
      island: { A: 'red' },
    },
  ],
  skull: [{ action: 'plunder', dice: { A: 'plunder AB', B: 'plunder D' } }],
  tie: [{ action: 'recruit', dice: { B: 'recruit BC', C: 'recruit BC' } }],
  boarding: [BOARDING],
  boarded: [BOARDING, ['A', 'steal B 2']],
  plunder: [PLUNDER, ['A', 'steal D 1']],
  plundered: [PLUNDER, ['A', 'steal D 1'], ['B', 'salvage C blue']],
  loaded: [CHESTS_TO_MOVE],
  moved: [CHESTS_TO_MOVE, ['A', 'haul purple red']],
  score: [
    {
      stowing: true,
      ship: { A: 4 },
      pirate: { A: 4 },
      tortuga: { A: 'red yellow blue blue' },
      fleet: { A: 'white white' },
      crew: { A: 'purple', B: 'red blue' },
      island: { A: 'red red' },
      tiles: { A: '1 3' },
    },
    ['B', 'stow'],
  ],
};

it('the pictures of the rulebook of tortuga-dice show these positions', async () => {
  const positions = Object.entries(POSITIONS).map(([name, [arrangement, ...acts]]) => {
    const position = arrange(arrangement);
    for (const [player, move] of acts) position.act(player, move);
    return [name, { view: position.view('A'), viewer: 0, log: [] }];
  });
  const counts = { chests: CHESTS, tiles: TILES, bonus: 4 * ALL_ACTIONS.length };
  const json = canonicalJson({ counts, positions: Object.fromEntries(positions) });
  await expect(`${json}\n`).toMatchFileSnapshot('../board/figures/positions.json');
});
