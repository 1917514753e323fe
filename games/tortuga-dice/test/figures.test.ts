import { canonicalJson } from '@tortuga/kernel';
import type { Player } from '@tortuga/laws';
import { expect, it } from 'vitest';
import { ALL_ACTIONS, CHESTS, TILES } from '../rules/types.ts';
import { type Arrangement, arrange } from './arrange.ts';
import { BOARDING, PLUNDER, RECKONING } from './examples.ts';

/** What the pictures of the rulebook show. When rules or dice change, `npx vitest run -u` writes it again. */

const BOARDED = { ...BOARDING, fleet: { B: 'red purple yellow' } } as const;

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
  boarding: [BOARDED],
  boarded: [BOARDED, ['A', 'steal B 2']],
  plunder: [PLUNDER, ['A', 'steal D 1']],
  plundered: [PLUNDER, ['A', 'steal D 1'], ['B', 'salvage C blue']],
  loaded: [CHESTS_TO_MOVE],
  moved: [CHESTS_TO_MOVE, ['A', 'haul purple red']],
  score: [RECKONING, ['B', 'stow']],
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
