import { canonicalJson } from '@tortuga/kernel';
import { expect, it } from 'vitest';
import { type Arrangement, arrange, gunsAgainst } from './arrange.ts';

/** What the pictures of the rulebook show. When rules or cards change, `npx vitest run -u` writes it again. */

const SWAP = {
  ...gunsAgainst(1),
  columns: {
    I: 'red-heron, merchantman, pearls, trade-wind, guns-1',
    II: 'iron-duchess, salt-ketch, rum, squall, guns-2',
  },
  values: {
    ...gunsAgainst(1).values,
    'iron-duchess': { guns: 4 },
    'salt-ketch': { guns: 3, doubloons: 0 },
    rum: { worth: 2 },
    squall: { guns: -1 },
    'guns-2': { tests: 'guns' },
  },
  events: { A: 'swapSeas', B: 'storm' },
} as const satisfies Arrangement;

const POSITIONS: Readonly<Record<string, readonly [Arrangement, ...moves: string[]]>> = {
  start: [{}],
  tied: [gunsAgainst(1)],
  boarded: [gunsAgainst(0)],
  stormy: [{ ...gunsAgainst(0), events: { A: 'storm', B: 'changeTreasure' } }, 'storm I'],
  crossed: [SWAP],
  swapped: [SWAP, 'swap I II'],
};

it('the pictures of the rulebook of tortuga-cards show these positions', async () => {
  const positions = Object.entries(POSITIONS).map(([name, [arrangement, ...moves]]) => {
    const position = arrange(arrangement).act('A', ...moves);
    return [name, { view: position.view('A'), viewer: 0, log: [], values: arrangement.values ?? {} }];
  });
  const json = canonicalJson(Object.fromEntries(positions));
  await expect(`${json}\n`).toMatchFileSnapshot('../board/figures/positions.json');
});
