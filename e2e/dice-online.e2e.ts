import { expect } from '@playwright/test';
import { clickAtOnce, clickOn } from './dice.ts';
import { openTable, sitDown, test } from './people.ts';
import { recordMessages } from './received.ts';

interface View {
  readonly viewer: number;
  readonly phase: string;
  readonly round: number;
  readonly roll: number;
  readonly players: readonly { rolled: unknown; kept: unknown; tiles: unknown; plans: unknown; points: number }[];
}
type Event = { readonly type: string; readonly seat?: number } & Readonly<Record<string, unknown>>;

const HIDDEN = { hidden: true };

/** Every order of three. */
const ORDERS = [
  [0, 1, 2],
  [0, 2, 1],
  [1, 0, 2],
  [1, 2, 0],
  [2, 0, 1],
  [2, 1, 0],
] as const;

test('dice: three people choose in every order, see the same game, and receive none of each other’s secrets', async ({
  newPerson,
}) => {
  const pages = [await newPerson(), await newPerson(), await newPerson()] as const;
  const received = pages.map((page) => recordMessages<View, Event>(page));
  const [anna, boris, chloe] = pages;
  const link = await openTable(anna, 'Anna', { game: 'tortuga-dice', seats: 3 });
  await sitDown(boris, link, 'Boris');
  await sitDown(chloe, link, 'Chloe');
  await anna.getByRole('button', { name: 'Start the game' }).click();
  for (const page of pages) await expect(page.locator('.dice-board')).toBeVisible();

  // A choice can be undone while others still choose, and nobody sees either.
  await clickOn(anna);
  await anna.locator('.dice-go').click();
  await expect(anna.locator('.dice-say')).toContainText('Waiting for');
  await expect(boris.locator('.dice-rival[data-activity=ready]')).toHaveCount(1);
  await anna.getByRole('button', { name: 'Undo' }).click();
  await expect(boris.locator('.dice-rival[data-activity=ready]')).toHaveCount(0);

  const isOver = async () => (await anna.locator('.ending').count()) > 0;
  for (let turn = 0; !(await isOver()); turn++) {
    for (const who of ORDERS[turn % ORDERS.length] ?? []) {
      const page = pages[who];
      // One click picks something up, the next one sends it.
      for (let clicks = 0; page !== undefined && clicks < 2 && (await clickAtOnce(page)); clicks++);
    }
  }
  for (const page of pages) await expect(page.locator('.ending').first()).toBeVisible();
  await anna.screenshot({ path: 'shots/dice-online.png' });

  const finals = await Promise.all(pages.map((page) => page.locator('.dice-final').textContent()));
  expect(new Set(finals).size).toBe(1);
  for (const { views: viewsOf, events } of received) {
    const views = viewsOf();
    expect(views.length).toBeGreaterThan(50);
    const me = views.at(-1)?.viewer ?? -1;
    for (const { phase, players } of views) {
      for (const other of players.filter((_, seat) => seat !== me)) {
        if (phase === 'keep') expect([other.rolled, other.kept]).toEqual([HIDDEN, HIDDEN]);
        if (phase === 'stow') expect(other.plans).toEqual(HIDDEN);
        if (phase !== 'over') expect(other.tiles).toMatchObject(HIDDEN);
      }
    }
    for (const event of events()) {
      const field = { chose: 'dice', planned: 'plans', pocketed: 'coins', hunted: 'tiles' }[event.type];
      if (field !== undefined && event.seat !== me) expect(event[field]).toEqual(HIDDEN);
      if (event.type !== 'rolled') continue;
      for (const [seat, roll] of (event['rolls'] as unknown[]).entries()) {
        if (seat !== me && roll !== null) expect(roll).toEqual(HIDDEN);
      }
    }
  }
  const rolls = received.map(({ events }) => events().filter(({ type }) => type === 'rolled').length);
  expect(Math.min(...rolls)).toBeGreaterThan(5);
});
