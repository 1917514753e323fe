import { expect, type Page } from '@playwright/test';
import { playACard } from './cards.ts';
import { whoSees } from './clicking.ts';
import { chooseName, openTable, sitDown, startOnlineMatch, test } from './people.ts';

const PHONE = { viewport: { width: 390, height: 664 }, hasTouch: true, isMobile: true };
const FREE = '[data-hand][data-state=free]';

/** Boris follows Anna's link, and she starts the match. */
async function begin(anna: Page, boris: Page, link: string, board = '.cards-board'): Promise<void> {
  await sitDown(boris, link, 'Boris');
  await anna.getByRole('button', { name: 'Start the game' }).click();
  for (const page of [anna, boris]) await expect(page.locator(board)).toBeVisible();
}

/** A match of two with a clock that the form of the page does not offer. */
async function beginWithClock(anna: Page, boris: Page, clock: object, game = 'tortuga-cards', board = '.cards-board') {
  await anna.goto(`/new/${game}`);
  await chooseName(anna, 'Anna');
  await expect(anna.getByRole('button', { name: 'Open the table' })).toBeVisible();
  const { table, invite } = await (
    await anna.request.post('/api/tables', {
      data: { game, visibility: 'invite', seats: ['me', 'open'], clock },
    })
  ).json();
  const link = `/table/${table.id}?invite=${invite}`;
  await anna.goto(link);
  await begin(anna, boris, link, board);
}

const clockOf = (page: Page, seat: number) => page.locator(`[data-seat="${seat}"] .seat-clock:visible`).first();

test('clocks: a live clock is chosen for a new table, shown in its lobby, on the plates and in the action bar', async ({
  newPerson,
}) => {
  const [anna, boris] = [await newPerson(), await newPerson(PHONE)];
  const link = await openTable(anna, 'Anna', {
    choose: async () => {
      await anna.getByRole('radio', { name: /^Live/ }).check({ force: true });
      await anna.getByRole('radio', { name: '5 min + 5 s' }).check({ force: true });
      await anna.getByRole('radio', { name: 'The others decide' }).check({ force: true });
      await anna.screenshot({ path: 'shots/clocks-new.png', fullPage: true });
    },
  });
  await expect(anna.locator('.terms')).toContainText('5 min + 5 s · The others decide');
  await begin(anna, boris, link);
  const asked = await whoSees([anna, boris], FREE);
  const other = asked === anna ? boris : anna;
  await expect(asked.locator('.bar-clocks')).toContainText('Your time');
  await expect(other.locator('.bar-clocks')).toContainText(asked === anna ? 'Anna' : 'Boris');
  const timer = asked.locator('.bar-clocks').getByRole('timer');
  await expect(timer).toHaveAccessibleName(/^Your time: [45]:\d\d$/);
  // Nobody is told every second: a timer is no live region.
  expect(await timer.getAttribute('aria-live')).toBeNull();
  // A font that arrives later has other widths.
  await asked.evaluate(() => document.fonts.ready.then(() => undefined));
  const before = { text: await timer.textContent(), box: await timer.boundingBox() };
  const bar = await asked.locator('[data-bar]').boundingBox();
  await expect(timer).not.toHaveText(before.text ?? '');
  expect(await timer.boundingBox()).toEqual(before.box);
  expect(await asked.locator('[data-bar]').boundingBox()).toEqual(bar);
  for (const [page, name] of [
    [anna, 'desk'],
    [boris, 'phone'],
  ] as const) {
    for (const seat of [0, 1]) await expect(clockOf(page, seat)).toBeVisible();
    await page.screenshot({ path: `shots/clocks-cards-${name}.png` });
  }
  await playACard(asked);
  await expect(other.locator('.bar-clocks')).toContainText('Your time');
  await expect(asked.locator('.bar-clocks')).not.toContainText('Your time');
});

test('clocks: when time is up the game ends, both see why, and a rematch is possible', async ({ newPerson }) => {
  const [anna, boris] = [await newPerson(), await newPerson(PHONE)];
  await beginWithClock(anna, boris, { kind: 'live', bank: 8, increment: 0, timeUp: 'end' });
  const asked = await whoSees([anna, boris], FREE);
  const other = asked === anna ? boris : anna;
  await expect(asked.locator('.bar-clocks [role=status]')).toHaveText('10 seconds left.');
  await expect(asked.locator('.ending-who')).toContainText('Your time was up.');
  await expect(other.locator('.ending-who')).toContainText(`Time was up for ${asked === anna ? 'Anna' : 'Boris'}.`);
  await expect(asked.locator(FREE)).toHaveCount(0);
  for (const [page, name] of [
    [anna, 'desk'],
    [boris, 'phone'],
  ] as const)
    await page.screenshot({ path: `shots/clocks-over-${name}.png` });
  await other.getByRole('link', { name: 'Replay' }).click();
  await expect(other.locator('.replay, .cards-board').first()).toBeVisible();
  await asked.getByRole('button', { name: 'Rematch' }).click();
  await expect(asked.locator('.terms')).toContainText('0:08 + 0 s');
});

test('clocks: time is up, a bot plays on, and its player takes the seat back', async ({ newPerson }) => {
  const [anna, boris] = [await newPerson(), await newPerson()];
  await beginWithClock(anna, boris, { kind: 'live', bank: 6, increment: 60, timeUp: 'bot' });
  const asked = await whoSees([anna, boris], FREE);
  await asked.getByRole('button', { name: 'Take my seat again' }).click();
  await expect(asked.locator('[data-hand]').first()).toBeVisible();
});

test('clocks: the others decide about somebody whose time is up, and give more time', async ({ newPerson }) => {
  const [anna, boris] = [await newPerson(), await newPerson(PHONE)];
  await beginWithClock(anna, boris, { kind: 'live', bank: 6, increment: 0, timeUp: 'ask' });
  const asked = await whoSees([anna, boris], FREE);
  const other = asked === anna ? boris : anna;
  await expect(asked.getByText('Your time is up. The others decide')).toBeVisible();
  await other.screenshot({ path: 'shots/clocks-ask.png' });
  await other.getByRole('button', { name: 'Give more time' }).click();
  await expect(asked.locator('.bar-clocks').getByRole('timer')).toHaveText(/^(1:00|0:5\d)$/);
  await playACard(asked);
});

test('clocks: a pause by agreement stops the clock for both, and either ends it', async ({ newPerson }) => {
  const [anna, boris] = [await newPerson(), await newPerson(PHONE)];
  await beginWithClock(anna, boris, { kind: 'live', bank: 300, increment: 0, timeUp: 'bot' });
  await anna.getByRole('button', { name: 'At the table' }).click();
  await anna.getByRole('button', { name: 'Propose a pause' }).click();
  await expect(anna.getByText('You propose to pause the clocks.')).toBeVisible();
  await boris.screenshot({ path: 'shots/clocks-proposed.png' });
  await boris.getByRole('button', { name: 'Agree' }).click();
  for (const page of [anna, boris]) await expect(page.getByText('The clocks are paused.')).toBeVisible();
  const asked = await whoSees([anna, boris], FREE);
  const timer = asked.locator('.seat-clock:visible').first();
  const stood = await timer.textContent();
  await asked.waitForTimeout(2500);
  await expect(timer).toHaveText(stood ?? '');
  await boris.getByRole('button', { name: 'Go on' }).click();
  await expect(timer).not.toHaveText(stood ?? '');
});

test('absence: whoever waits sees since when a player is away, lets a bot play, and the player comes back', async ({
  newPerson,
}) => {
  const [anna, boris] = [await newPerson(), await newPerson(PHONE)];
  await startOnlineMatch(anna, boris);
  if ((await whoSees([anna, boris], FREE)) === anna) await playACard(anna);
  const table = boris.url();
  await boris.goto('about:blank');
  const away = anna.locator('.seat-away').first();
  await expect(away).toHaveText(/^away 0:\d\d$/, { timeout: 20_000 });
  await expect(anna.getByText(/Boris is away \(0:\d\d\)/)).toBeVisible();
  await anna.screenshot({ path: 'shots/absence-desk.png' });
  await anna.getByRole('button', { name: 'Wait' }).click();
  await expect(anna.getByRole('button', { name: 'Let a bot play' })).toHaveCount(0);
  await boris.goto(table);
  await expect(anna.locator('.seat-away')).toHaveCount(0);
  await boris.goto('about:blank');
  await anna.getByRole('button', { name: 'Let a bot play' }).click();
  await boris.goto(table);
  await boris.getByRole('button', { name: 'Take my seat again' }).click();
  await expect(boris.locator('[data-hand]').first()).toBeVisible();
});

test('absence: who reads the rules, changes settings or has the table in another tab is not away', async ({
  newPerson,
}) => {
  const [anna, boris] = [await newPerson(), await newPerson()];
  await startOnlineMatch(anna, boris);
  const second = await boris.context().newPage();
  await second.goto(boris.url());
  await expect(second.locator('.cards-board')).toBeVisible();
  await boris.getByRole('button', { name: 'Rules' }).click();
  await expect(boris.getByRole('dialog')).toBeVisible();
  await second.close();
  await anna.waitForTimeout(2000);
  await expect(anna.locator('.seat-away')).toHaveCount(0);
  await boris.getByRole('button', { name: 'Back to the table' }).first().click();
  await boris.getByRole('button', { name: 'Settings' }).click();
  await anna.waitForTimeout(2000);
  await expect(anna.locator('.seat-away')).toHaveCount(0);
});

test('absence: three people see who is away, and those who are not asked to decide see it, too', async ({
  newPerson,
}) => {
  const [anna, boris, chloe] = [await newPerson(), await newPerson(), await newPerson(PHONE)];
  const link = await openTable(anna, 'Anna', { game: 'tortuga-dice', seats: 3 });
  await sitDown(boris, link, 'Boris');
  await sitDown(chloe, link, 'Chloe');
  await anna.getByRole('button', { name: 'Start the game' }).click();
  for (const page of [anna, boris, chloe]) await expect(page.locator('.dice-board')).toBeVisible();
  await boris.goto('about:blank');
  for (const page of [anna, chloe]) await expect(page.getByText(/Boris is away/).first()).toBeVisible();
  await expect(anna.getByRole('button', { name: 'Let a bot play' })).toBeVisible();
  await expect(chloe.getByRole('button', { name: 'Let a bot play' })).toHaveCount(0);
  await anna.screenshot({ path: 'shots/absence-dice-desk.png' });
  await chloe.screenshot({ path: 'shots/absence-dice-phone.png' });
});

test('who resigns loses, and a game that both agree to stop has no winner', async ({ newPerson }) => {
  const [anna, boris] = [await newPerson(), await newPerson()];
  await startOnlineMatch(anna, boris);
  await boris.getByRole('button', { name: 'At the table' }).click();
  await boris.getByRole('button', { name: 'Resign' }).click();
  await boris.getByRole('button', { name: 'Yes, I resign' }).click();
  await expect(anna.locator('.ending-who')).toContainText('Boris resigned.');
  await anna.getByRole('button', { name: 'Rematch' }).click();
  // Whoever is still there is taken along.
  await expect(boris.locator('.lobby-seats')).toBeVisible();
  await anna.getByRole('button', { name: 'Start the game' }).click();
  await boris.getByRole('button', { name: 'At the table' }).click();
  await boris.getByRole('button', { name: 'Propose to stop the game' }).click();
  await anna.getByRole('button', { name: 'Agree' }).click();
  for (const page of [anna, boris]) await expect(page.locator('.ending-who')).toContainText('nobody wins');
});

test('clocks: the plates and the action bar of every board show them, on a phone, too', async ({ newPerson }) => {
  for (const [game, board] of [
    ['tortuga-dice', '.dice-board'],
    ['tortuga-2199', '.neon-board'],
  ] as const) {
    const [anna, boris] = [await newPerson(), await newPerson(PHONE)];
    await beginWithClock(anna, boris, { kind: 'mail', days: 3, weekends: 'off', timeUp: 'bot' }, game, board);
    for (const [page, name] of [
      [anna, 'desk'],
      [boris, 'phone'],
    ] as const) {
      await expect(page.locator('.bar-clocks .seat-clock').first()).toHaveText(/^\d d \d+ h$/);
      await page.screenshot({ path: `shots/clocks-${game}-${name}.png` });
    }
    if (game !== 'tortuga-2199') continue;
    for (let ships = 0; ships < 2; ships++) {
      const chooser = await whoSees([anna, boris], '.neon-take:not([aria-disabled=true])');
      await chooser.locator('.neon-take:not([aria-disabled=true])').first().click();
      await expect(chooser.getByText('Choose your ship')).toHaveCount(0);
    }
    for (const [page, name] of [
      [anna, 'desk'],
      [boris, 'phone'],
    ] as const) {
      await expect(page.locator('.neon-act .seat-clock')).toBeVisible();
      await expect(page.locator('.neon-rival .seat-clock')).toBeVisible();
      await page.screenshot({ path: `shots/clocks-2199-map-${name}.png` });
    }
  }
});
