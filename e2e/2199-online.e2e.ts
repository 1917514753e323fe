import { expect, type Page } from '@playwright/test';
import { clickFirst, clickIfAny, whoSees } from './clicking.ts';
import { startOnlineMatch, test } from './people.ts';
import { recordMessages } from './received.ts';
import { HANDOVER, startHotSeat, withoutMotion } from './start.ts';

/** What only its player may know. */
interface FrameEvent {
  readonly type: string;
  readonly card?: unknown;
  readonly cards?: unknown;
  readonly hunt?: unknown;
}
const SECRET: readonly string[] = ['committed', 'drew', 'reserved', 'recalled', 'scouted', 'peeked'];

interface FrameView {
  readonly players: readonly { readonly hand: object; readonly reserve: unknown }[];
  readonly sectors: readonly { readonly hunt: { readonly hunt: unknown; readonly seenBy: readonly number[] } | null }[];
}

const SHIP = '.neon-take:not([aria-disabled])';
const ATTACK = '.neon-act [data-does^=attack]:not([aria-disabled])';
const END = '.neon-end:not(:disabled)';

/** All ships begin on Tortuga: whoever has the turn and a card that can fight attacks. */
async function attackSoon(pages: readonly Page[]): Promise<readonly [attacker: Page, defender: Page]> {
  for (;;) {
    const page = await whoSees(pages, END);
    const other = pages.find((each) => each !== page) ?? page;
    if ((await clickFirst(page, [ATTACK, END])) === ATTACK) return [page, other];
    await other.locator(END).waitFor();
  }
}

test('2199: two people fight a combat, the defender on a phone, and a spectator receives no hidden card', async ({
  newPerson,
}) => {
  const anna = await newPerson();
  const boris = await newPerson({ viewport: { width: 390, height: 844 }, hasTouch: true });
  const eve = await newPerson();
  const received = recordMessages<FrameView, FrameEvent>(eve);
  const link = await startOnlineMatch(anna, boris, 'tortuga-2199', '.neon-board');
  await eve.goto(new URL(link).pathname);
  await expect(eve.locator('.neon-board')).toBeVisible();
  for (let ships = 0; ships < 2; ships++) {
    const page = await whoSees([anna, boris], SHIP);
    await page.locator(SHIP).first().click();
    await expect(page.locator(SHIP)).toHaveCount(0);
  }
  const [attacker, defender] = await attackSoon([anna, boris]);
  await attacker.locator('[data-commit]').first().click();
  await expect(attacker.locator('.neon-lane[data-role=attack] .neon-step .neon-card')).toHaveCount(1);
  // The defender is told at once, and sees how many, not which.
  await expect(defender.locator('.neon-combat')).toBeVisible();
  await expect(defender.locator('.neon-lane[data-role=attack] .neon-hidden')).toHaveCount(1);
  await attacker.locator('.neon-ready').click();
  await defender.locator('.neon-ready').waitFor();
  await defender.screenshot({ path: 'shots/2199-defender.png' });
  const hasCard = (await defender.locator('[data-commit]').count()) > 0;
  // Both in one breath: who clicks faster than answers come means the clicks one after the other.
  await defender.evaluate(() => {
    document.querySelector<HTMLElement>('[data-commit]')?.click();
    document.querySelector<HTMLElement>('.neon-ready')?.click();
  });
  while ((await attacker.locator('.neon-continue').count()) === 0)
    for (const page of [attacker, defender]) await clickIfAny(page, ['[data-answer]']);
  for (const page of [attacker, defender]) {
    await expect(page.locator('.neon-outcome')).toContainText(/win/);
    if (hasCard) await expect(page.locator('.neon-lane[data-role=defend] .neon-step .neon-card').first()).toBeVisible();
    await page.locator('.neon-continue').click();
    await expect(page.locator('.neon-combat')).toHaveCount(0);
  }

  await eve.reload();
  await expect(eve.locator('.neon-board')).toBeVisible();
  await expect(eve.locator('[data-hand]')).toHaveCount(0);
  const secrets = received.events().filter(({ type }) => SECRET.includes(type));
  expect(secrets.length).toBeGreaterThan(0);
  for (const { card, cards, hunt } of secrets) expect(card ?? cards ?? hunt).toMatchObject({ hidden: true });
  expect(received.views().length).toBeGreaterThan(1);
  for (const { players, sectors } of received.views()) {
    for (const { hand } of players) expect(hand).toMatchObject({ hidden: true });
    for (const { hunt } of sectors) if (hunt !== null) expect(hunt.hunt).toMatchObject({ hidden: true });
  }
});

test('2199: on one device nobody’s hand is on the page while it changes hands, in a combat too', async ({ page }) => {
  await withoutMotion(page);
  await startHotSeat(page, 'tortuga-2199');
  const cover = page.locator(HANDOVER);
  for (;;) {
    await page.locator([HANDOVER, SHIP, END].join(', ')).first().waitFor();
    if (await cover.isVisible()) await expect(page.locator('[data-hand]')).toHaveCount(0);
    if ((await clickFirst(page, [HANDOVER, SHIP, ATTACK, END])) === ATTACK) break;
  }
  await page.locator('[data-commit]').first().click();
  await expect(page.locator('.neon-ready')).toHaveText('Attack with 1 card');
  await page.locator('.neon-ready').click();
  await cover.waitFor();
  await expect(page.locator('.neon-card')).toHaveCount(0);
  await cover.click();
  await expect(page.locator('.neon-lane[data-role=attack] .neon-hidden')).toHaveCount(1);
  await page.locator('.neon-ready').click();
  await expect(page.locator('.neon-outcome').or(cover).or(page.locator('[data-answer]')).first()).toBeVisible();
});
