import { expect, type Page } from '@playwright/test';
import { cardsLaid, clickOn, FREE_CARD, playACard, playMyTurn, STEPS } from './cards.ts';
import { clickIfAny, OVER, whoSees } from './clicking.ts';
import { chooseName, nameAndSit, openTable, sitDown, startOnlineMatch, test } from './people.ts';
import { recordMessages } from './received.ts';
import { openResultFromFinale } from './start.ts';

test.use({ serviceWorkers: 'allow' });

/** Plays for all of them, until the game is over or this many clicks have been made. */
async function playOn(pages: readonly Page[], clicks = Number.POSITIVE_INFINITY): Promise<void> {
  for (let made = 0; made < clicks; ) {
    for (const page of pages) {
      const step = await clickIfAny(page, STEPS);
      if (step === OVER) return;
      if (step === null) await page.waitForTimeout(20);
      else made++;
    }
  }
}

test('a whole game of two people in two browsers, with a reload in the middle of each', async ({ newPerson }) => {
  const [anna, boris] = [await newPerson(), await newPerson()];
  await startOnlineMatch(anna, boris);
  await playOn([anna, boris], 30);
  await anna.reload();
  await expect(anna.locator('.cards-board')).toBeVisible();
  await playOn([anna, boris], 30);
  await boris.reload();
  await expect(boris.locator('.cards-board')).toBeVisible();
  await playOn([anna, boris]);
  for (const page of [anna, boris]) await expect(page.locator('.ending').first()).toBeVisible();
  await anna.screenshot({ path: 'shots/online-over.png' });

  await openResultFromFinale(anna);
  await expect(anna.locator('.proof')).toHaveAttribute('data-ok', 'true');
  await anna.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await boris.locator('.finale').waitFor();
  // Whoever asks takes the other along.
  await anna
    .getByRole('button', { name: /ematch/ })
    .last()
    .click();
  for (const page of [anna, boris]) await page.locator('.lobby-seats').waitFor();
  for (const page of [anna, boris])
    for (const name of ['Anna', 'Boris']) await expect(page.locator('.lobby-seats')).toContainText(name);
  expect(anna.url()).toBe(boris.url());
  const start = 'button:text("Start the game")';
  const host = await whoSees([anna, boris], start);
  await host.locator(start).click();
  for (const page of [anna, boris]) await expect(page.locator('[data-hand]').first()).toBeVisible();
});

test('a spectator sees the table without hands, and receives no hidden card', async ({ newPerson }) => {
  const [anna, boris, eve] = [await newPerson(), await newPerson(), await newPerson()];
  const link = await startOnlineMatch(anna, boris);
  const { snapshots } = recordMessages(eve);
  await eve.goto(new URL(link).pathname);
  await expect(eve.locator('.cards-board')).toBeVisible();
  await playOn([anna, boris], 10);
  await expect(eve.locator('[data-hand]')).toHaveCount(0);
  await expect(eve.locator('.table-offers')).toHaveCount(0);
  expect(snapshots.length).toBeGreaterThan(1);
  for (const { view, offers } of snapshots) {
    expect(offers).toBeNull();
    for (const hand of (view as unknown as { hands: object[] }).hands) expect(hand).toMatchObject({ hidden: true });
  }
  await eve.screenshot({ path: 'shots/spectator.png' });
});

test('quick phrases are shown in each reader’s language, and a move can be undone', async ({ newPerson }) => {
  const anna = await newPerson();
  const boris = await newPerson({ locale: 'ru-RU' });
  const link = await openTable(anna, 'Anna');
  await boris.goto(link);
  await boris.getByRole('textbox', { name: 'Имя' }).fill('Борис');
  await boris.getByRole('button', { name: 'Сесть за стол' }).click();
  await anna.getByRole('button', { name: 'Ahoy!' }).click();
  await expect(boris.locator('.chat-lines')).toContainText('Anna');
  await expect(boris.locator('.chat-lines')).not.toContainText('Ahoy!');
  await anna.getByRole('button', { name: 'Start the game' }).click();
  await expect(boris.locator('.cards-board')).toBeVisible();

  const first = await whoSees([anna, boris], '[data-hand][data-state=free]');
  const laid = first.locator('.cards-transport[data-state=lying]');
  await clickOn(first);
  await clickOn(first);
  await expect(laid).toHaveCount(1);
  await first.keyboard.press('Control+z');
  await expect(laid).toHaveCount(0);
});

test('a bot plays for a player who leaves, until they come back', async ({ newPerson }) => {
  const [anna, boris] = [await newPerson(), await newPerson()];
  await startOnlineMatch(anna, boris);
  await boris.getByRole('button', { name: 'At the table' }).click();
  await boris.getByRole('button', { name: 'Leave, and let a bot play on' }).click();
  await expect(boris.locator('[data-hand]')).toHaveCount(0);
  await anna.getByRole('button', { name: 'At the table' }).click();
  await expect(anna.getByText('a bot stands in')).toBeVisible();
  await boris.goto('/');
  await expect(boris.getByText('A bot plays for you')).toBeVisible();
  await boris.getByRole('link', { name: 'View' }).click();
  await boris.getByRole('button', { name: 'Take my seat again' }).click();
  await expect(boris.locator('[data-hand]').first()).toBeVisible();
  await expect(boris.getByRole('button', { name: 'Take my seat again' })).toHaveCount(0);
});

test('a link moves an identity to another device, and a device can forget it', async ({ newPerson }) => {
  const [phone, desk] = [await newPerson(), await newPerson()];
  await phone.goto('/me');
  await chooseName(phone, 'Kestrel');
  await phone.getByRole('button', { name: 'Make a link' }).click();
  const link = await phone.getByRole('textbox', { name: 'Link with your identity' }).inputValue();
  await desk.goto(link);
  await expect(desk.getByRole('link', { name: 'You are Kestrel' })).toBeVisible();
  await expect(desk).not.toHaveURL(/key=/);
  await desk.getByRole('button', { name: 'Forget me on this device' }).click();
  await expect(desk.getByRole('link', { name: 'Your identity' })).toBeVisible();
  await phone.reload();
  await expect(phone.getByRole('link', { name: 'You are Kestrel' })).toBeVisible();
});

test('a double click opens one table, here and on the server', async ({ newPerson }) => {
  const anna = await newPerson();
  await anna.goto('/play/tortuga-cards');
  await anna.getByRole('button', { name: 'Set sail' }).dblclick();
  await expect(anna.locator('.cards-board')).toBeVisible();
  await anna.goto('/new/tortuga-cards');
  await chooseName(anna, 'Anna');
  await anna.getByRole('button', { name: 'Open the table' }).dblclick();
  await expect(anna.locator('.lobby-seats')).toBeVisible();
  await anna.goto('/');
  await expect(anna.locator('.mine-table')).toHaveCount(2);
});

test('a table by invitation refuses a visitor without one, and says why', async ({ newPerson }) => {
  const [anna, eve] = [await newPerson(), await newPerson()];
  const link = await openTable(anna, 'Anna');
  await eve.goto(new URL(link).pathname);
  await nameAndSit(eve, 'Eve');
  await expect(eve.getByRole('alert')).toContainText('by invitation');
});

test('a broken connection is shown, repairs itself, and loses no move', async ({ newPerson }) => {
  const [anna, boris] = [await newPerson(), await newPerson()];
  await startOnlineMatch(anna, boris);
  await playOn([anna, boris], 6);
  await anna.context().setOffline(true);
  await expect(anna.getByText('The connection is lost.')).toBeVisible();
  // Nothing on the board is offered now.
  const free = '[data-hand][data-state=free], [data-state=due], [data-place][data-state=legal]';
  await expect(anna.locator(free)).toHaveCount(0);
  await playMyTurn(boris);
  await anna.context().setOffline(false);
  await expect(anna.getByText('The connection is lost.')).toHaveCount(0);
  await playOn([anna, boris], 6);
  await expect.poll(async () => (await cardsLaid(anna)) - (await cardsLaid(boris))).toBe(0);
});

/** A tunnel: connections die silently when it begins, and no new one works before its end. */
async function tunnelFor(page: Page) {
  const tunnel = { isOn: false };
  await page.routeWebSocket(/socket/, (line) => {
    const server = line.connectToServer();
    let isDead = false;
    const through = (): boolean => {
      isDead ||= tunnel.isOn;
      return !isDead;
    };
    line.onMessage((message) => through() && server.send(message));
    server.onMessage((message) => through() && line.send(message));
  });
  return tunnel;
}

/** Plays until it is the first one's turn. */
async function playUntilTurnOf(page: Page, other: Page): Promise<void> {
  if ((await whoSees([page, other], FREE_CARD)) === other) await playACard(other);
  await page.locator(FREE_CARD).first().waitFor();
}

test('a dead connection is replaced, and the move that was lost on it counts once', async ({ newPerson }) => {
  const [anna, boris] = [await newPerson(), await newPerson()];
  const tunnel = await tunnelFor(anna);
  await startOnlineMatch(anna, boris);
  await playUntilTurnOf(anna, boris);
  const before = await cardsLaid(anna);
  tunnel.isOn = true;
  await playACard(anna);
  await expect(anna.getByText('The connection is lost.')).toBeVisible();
  expect(await cardsLaid(boris)).toBe(before);
  tunnel.isOn = false;
  await expect(anna.getByText('The connection is lost.')).toHaveCount(0);
  for (const page of [anna, boris]) await expect.poll(() => cardsLaid(page)).toBe(before + 1);
});

test('a page that only waits notices a dead connection, and catches up', async ({ newPerson }) => {
  const [anna, boris] = [await newPerson(), await newPerson()];
  const tunnel = await tunnelFor(anna);
  await anna.clock.install();
  await startOnlineMatch(anna, boris);
  await playUntilTurnOf(boris, anna);
  const before = await cardsLaid(boris);
  tunnel.isOn = true;
  await playACard(boris);
  await expect.poll(() => cardsLaid(boris)).toBe(before + 1);
  await boris.waitForTimeout(500);
  expect(await cardsLaid(anna)).toBe(before);
  tunnel.isOn = false;
  await anna.clock.fastForward('00:50');
  await expect.poll(() => cardsLaid(anna)).toBe(before + 1);
});

test('a whole game of two people and a bot at a public table', async ({ newPerson }) => {
  const [anna, boris] = [await newPerson(), await newPerson()];
  await anna.goto('/new/tortuga-cards');
  await chooseName(anna, 'Anna');
  await anna.getByRole('radio', { name: '3', exact: true }).check({ force: true });
  await anna.getByRole('radio', { name: /Anybody/ }).check({ force: true });
  await anna.getByRole('button', { name: 'Open the table' }).click();
  await anna.getByRole('combobox', { name: 'Player at seat 3' }).selectOption({ label: 'Bot: First mate' });
  await sitDown(boris, boris.url(), 'Boris');
  await anna.getByRole('button', { name: 'Start the game' }).click();
  await playOn([anna, boris]);
  await expect(anna.locator('.ending').first()).toBeVisible();
});
