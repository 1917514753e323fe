import { expect, type Page } from '@playwright/test';
import { clickOn2199 } from './2199.ts';
import { chooseName, sitDown, test } from './people.ts';

/** Everything that came over the wire to this page, read. */
function listen(page: Page) {
  const frames: string[] = [];
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => frames.push(String(payload))));
  const read = () => frames.map((frame) => JSON.parse(frame));
  return {
    views: (): FrameView[] => read().flatMap(({ type, view }) => (type === 'snapshot' ? [view] : [])),
    events: (): FrameEvent[] => read().flatMap(({ events }) => events ?? []),
  };
}

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

async function twoAtATable(anna: Page, boris: Page): Promise<string> {
  await anna.goto('/new/tortuga-2199');
  await chooseName(anna, 'Anna');
  await anna.getByRole('radio', { name: '2', exact: true }).check({ force: true });
  await anna.getByRole('button', { name: 'Open the table' }).click();
  const link = await anna.getByRole('textbox', { name: 'Link to this table' }).inputValue();
  await sitDown(boris, link, 'Boris');
  await anna.getByRole('button', { name: 'Start the match' }).click();
  for (const page of [anna, boris]) await expect(page.locator('.neon-board')).toBeVisible();
  return link;
}

/** All ships begin on Tortuga: whoever has the turn and a card that can fight attacks. */
async function attackSoon(pages: readonly Page[]): Promise<readonly [attacker: Page, defender: Page]> {
  for (let turns = 0; turns < 12; turns++) {
    for (const page of pages) {
      if (!(await page.locator('.neon-end:not(:disabled)').first().isVisible())) continue;
      const attack = page.locator('.neon-act [data-does^=attack]:not([aria-disabled])');
      const other = pages.find((each) => each !== page) ?? page;
      if ((await attack.count()) > 0) {
        await attack.first().click();
        return [page, other];
      }
      await page.locator('.neon-end').click();
      await other.locator('.neon-end:not(:disabled)').waitFor();
    }
  }
  throw new Error('Nobody can attack');
}

test('2199: a combat of two people, the defender on a phone, and no hidden card comes over the wire', async ({
  somebody,
}) => {
  const anna = await somebody();
  const boris = await somebody({ viewport: { width: 390, height: 844 }, hasTouch: true });
  const eve = await somebody();
  const heard = listen(eve);
  const link = await twoAtATable(anna, boris);
  await eve.goto(new URL(link).pathname);
  await expect(eve.locator('.neon-board')).toBeVisible();
  for (let ships = 0; ships < 2; ships++) {
    const page = await Promise.race(
      [anna, boris].map((each) =>
        each
          .locator('.neon-take:not([aria-disabled])')
          .first()
          .waitFor()
          .then(() => each),
      ),
    );
    await clickOn2199(page);
    await expect(page.locator('.neon-take:not([aria-disabled])')).toHaveCount(0);
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
  for (let answers = 0; answers < 6; answers++) {
    for (const page of [attacker, defender]) {
      const answer = page.locator('[data-answer]');
      if ((await answer.count()) > 0)
        await answer
          .first()
          .click()
          .catch(() => undefined);
    }
    if ((await attacker.locator('.neon-continue').count()) > 0) break;
    await attacker.waitForTimeout(200);
  }
  for (const page of [attacker, defender]) {
    await expect(page.locator('.neon-outcome')).toContainText(/win/);
    if (hasCard) await expect(page.locator('.neon-lane[data-role=defend] .neon-step .neon-card').first()).toBeVisible();
    await page.locator('.neon-continue').click();
    await expect(page.locator('.neon-combat')).toHaveCount(0);
  }

  await eve.reload();
  await expect(eve.locator('.neon-board')).toBeVisible();
  await expect(eve.locator('[data-hand]')).toHaveCount(0);
  const secrets = heard.events().filter(({ type }) => SECRET.includes(type));
  expect(secrets.length).toBeGreaterThan(0);
  for (const { card, cards, hunt } of secrets) expect(card ?? cards ?? hunt).toMatchObject({ hidden: true });
  expect(heard.views().length).toBeGreaterThan(1);
  for (const { players, sectors } of heard.views()) {
    for (const { hand } of players) expect(hand).toMatchObject({ hidden: true });
    for (const { hunt } of sectors) if (hunt !== null) expect(hunt.hunt).toMatchObject({ hidden: true });
  }
});

test('2199: on one device nobody’s hand is on the page while it changes hands, in a combat too', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('tortuga.settings', JSON.stringify({ motion: 0 })));
  await page.goto('/play/tortuga-2199');
  await page.getByRole('radio', { name: /On this device/ }).check({ force: true });
  await page.getByRole('textbox', { name: 'Player 1' }).fill('Anna');
  await page.getByRole('textbox', { name: 'Player 2' }).fill('Boris');
  await page.getByRole('button', { name: 'Set sail' }).click();
  const cover = page.getByRole('button', { name: /: let me see/ });
  const attack = page.locator('.neon-act [data-does^=attack]:not([aria-disabled])');
  for (let steps = 0; steps < 40 && (await attack.count()) === 0; steps++) {
    await cover.or(page.locator('.neon-take:not([aria-disabled]), .neon-end:not(:disabled)').first()).first().waitFor();
    if (await cover.isVisible()) {
      await expect(page.locator('[data-hand]')).toHaveCount(0);
      await cover.click();
      await page.locator('.neon-board').waitFor();
    } else if ((await page.locator('.neon-take:not([aria-disabled])').count()) > 0) {
      await page.locator('.neon-take:not([aria-disabled])').first().click();
    } else if ((await attack.count()) === 0) await page.locator('.neon-end').click();
  }
  await attack.first().click();
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
