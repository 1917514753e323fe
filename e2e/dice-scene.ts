import { expect, type Page } from '@playwright/test';
import type { DiceScene } from '../packages/web/scene/dice.tsx';
import { showPosition } from './scene.ts';

/** How a position of Tortuga Dice is laid out before a person. */

type Arrangement = DiceScene['arrangement'];

/** Shows a table in an arranged position; the viewer is A unless told otherwise. */
export async function openDiceScene(page: Page, arrangement: Arrangement, more: Partial<DiceScene> = {}) {
  const names = ['Skipper', 'Barnabas', 'Ching Shih', 'Calico Jack'];
  await showPosition(page, 'dice', { names, arrangement, ...more });
  await expect(page.locator('.dice-board')).toBeVisible();
}

/** Full boards and much to read, in the middle of a game of four. */
const FULL = {
  ship: { A: 7, B: 5, C: 8, D: 4 },
  pirate: { A: 5, B: 7, C: 3, D: 8 },
  bonus: { A: 'boarding 2, hunt 2', B: 'fleet 2', D: 'plunder 1' },
  fleet: { A: 'red blue yellow white', B: 'red purple', C: 'white blue yellow red', D: 'blue' },
  crew: { A: 'yellow', B: 'purple blue', C: 'red', D: 'white blue' },
  tortuga: { A: 'red blue purple', B: 'yellow white', C: 'blue', D: 'red' },
  island: { A: 'red yellow', B: 'blue' },
  tiles: { A: '1 2 3', B: '1', C: '2 1' },
} as const satisfies Arrangement;

/** The viewer has rolled and may choose. */
const ROLLED = {
  ...FULL,
  rolled: { A: 'A boarding, B boarding, C skull, D hunt, E fleet', B: 'A fleet, B skull', C: 'A fleet', D: 'A skull' },
  dice: { B: 'boarding CDE', C: 'hunt BCDE', D: 'hunt DE, plunder BC' },
} as const satisfies Arrangement;

/** The viewer is the 1st of Boarding. */
const ATTACKS = {
  ...FULL,
  action: 'boarding',
  dice: {
    A: 'boarding ABC, fleet DE',
    B: 'boarding CDE, fleet AB',
    C: 'plunder BC, hunt DE, boarding A',
    D: 'hunt DE, boarding AB, fleet C',
  },
} as const satisfies Arrangement;

/** A lone skull is kept, and its action not named yet. */
const SKULL = { ...FULL, rolled: { A: 'C skull' }, dice: { A: 'boarding AB, hunt DE' } } as const satisfies Arrangement;

const STOWS = { ...FULL, stowing: true } as const satisfies Arrangement;

export const POSITIONS = { rolled: ROLLED, skull: SKULL, attacks: ATTACKS, stows: STOWS } as const;

/** The same position without the players who are not there. */
export function withSeats(arrangement: Arrangement, seats: 2 | 3 | 4): Arrangement {
  const there = ['A', 'B', 'C', 'D'].slice(0, seats);
  const kept = Object.entries(arrangement).map(([key, value]) =>
    typeof value === 'object'
      ? [key, Object.fromEntries(Object.entries(value).filter(([player]) => there.includes(player)))]
      : [key, value],
  );
  return { ...Object.fromEntries(kept), seats };
}
