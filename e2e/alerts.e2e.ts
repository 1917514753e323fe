import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { whoSees } from './clicking.ts';
import { chooseName, openTable, sitDown, test } from './people.ts';

const PHONE = { viewport: { width: 390, height: 664 }, hasTouch: true, isMobile: true };
const TELL = 'Tell me when it is my turn';
const LOBBY = 'Tell me when somebody comes';

/** From the table's page to the sheet, by one click. */
async function openSheet(page: Page, name = TELL) {
  await page.getByRole('button', { name, exact: true }).click();
  const sheet = page.getByRole('dialog', { name: TELL });
  await expect(sheet.getByText('Only while you are away from the table')).toBeVisible();
  return sheet;
}

test('alerts: who waits is offered to be told, in the lobby and at the table, and chooses of what', async ({
  newPerson,
}) => {
  const [anna, boris] = [await newPerson(), await newPerson(PHONE)];
  const link = await openTable(anna, 'Anna', {
    choose: async () => {
      await anna.getByRole('radio', { name: /^By mail/ }).check({ force: true });
    },
  });
  const sheet = await openSheet(anna, LOBBY);
  const over = sheet.getByRole('switch', { name: 'The game is over' });
  await expect(over).toBeChecked();
  await over.press('Space');
  await expect(over).not.toBeChecked();
  // This server has neither a mail server nor webhooks: nothing is offered that would not work.
  await expect(sheet.getByRole('textbox')).toHaveCount(0);
  await expectAccessible(anna, 'the sheet of alerts');
  await anna.screenshot({ path: 'shots/alerts-lobby-desk.png' });
  await anna.keyboard.press('Escape');
  await anna.goto('/settings');
  const section = anna.locator('.alerts-section');
  await expect(section.getByRole('switch', { name: 'The game is over' })).not.toBeChecked();
  await anna.goto(link);

  await sitDown(boris, link, 'Boris');
  await anna.getByRole('button', { name: 'Start the game' }).click();
  for (const page of [anna, boris]) await expect(page.locator('.cards-board')).toBeVisible();
  const asked = await whoSees([anna, boris], '[data-hand][data-state=free]');
  const waiting = asked === anna ? boris : anna;
  // Days for an answer: whoever waits need not stay.
  await expect(asked.locator('.bar-notice').getByRole('button', { name: TELL })).toHaveCount(0);
  await openSheet(waiting);
  await waiting.screenshot({ path: 'shots/alerts-table.png' });
  await waiting.keyboard.press('Escape');
});

test('alerts: a link that is not valid says so, and what it would have stopped is named', async ({ newPerson }) => {
  const page = await newPerson(PHONE);
  await page.goto('/alerts/stop#nobody.nothing');
  await expect(page.getByRole('alert')).toHaveText('This link is no longer valid.');
  await page.goto('/alerts/confirm#nobody.nothing');
  await page.getByRole('button', { name: 'Yes, write to me' }).click();
  await expect(page.getByRole('alert')).toHaveText('This link is no longer valid.');
});

/** A browser for tests allows no messages and asks nobody: here somebody answers. */
async function answerPermission(page: Page, answer: 'granted' | 'denied'): Promise<() => Promise<number>> {
  await page.addInitScript((said) => {
    let asked = 0;
    Object.defineProperty(Notification, 'permission', { get: () => (asked === 0 ? 'default' : said) });
    Notification.requestPermission = async () => {
      document.documentElement.dataset['asked'] = String(++asked);
      return said;
    };
  }, answer);
  return () => page.evaluate(() => Number(document.documentElement.dataset['asked'] ?? 0));
}

test('alerts: permission is asked for by a click alone, and a browser that is not allowed to says so', async ({
  newPerson,
}) => {
  const page = await newPerson({ serviceWorkers: 'allow' });
  const asked = await answerPermission(page, 'denied');
  await openTable(page, 'Anna');
  const sheet = await openSheet(page, LOBBY);
  const device = sheet.getByRole('switch', { name: 'On this device' });
  await expect(device).not.toBeChecked();
  expect(await asked()).toBe(0);
  await device.press('Space');
  await expect(sheet.getByText('This browser does not allow messages from this page.')).toBeVisible();
  expect(await asked()).toBe(1);
});

test('alerts: a browser whose push service can’t be reached says so, and stays off', async ({ newPerson }) => {
  const page = await newPerson({ serviceWorkers: 'allow', ...PHONE });
  const asked = await answerPermission(page, 'granted');
  await page.goto('/me');
  await chooseName(page, 'Anna');
  await expect(page.getByRole('button', { name: 'Forget me on this device' })).toBeVisible();
  await page.goto('/settings');
  const device = page.getByRole('switch', { name: 'On this device' });
  await device.press('Space');
  // It keeps all files of the page first. Without a network Chromium can’t subscribe then.
  const hint = page.getByText('The push service of this browser can’t be reached');
  await expect(hint).toBeVisible({ timeout: 120_000 });
  await expect(device).not.toBeChecked();
  expect(await asked()).toBe(1);
  await page.screenshot({ path: 'shots/alerts-settings-phone.png', fullPage: true });
});

test('alerts: a push message is shown with the game and who is there, and a click on it opens the table or stops', async ({
  newPerson,
  baseURL,
}) => {
  const origin = baseURL ?? '';
  const page = await newPerson({ serviceWorkers: 'allow' });
  const context = page.context();
  await page.goto('/about');
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/sw.js');
    await navigator.serviceWorker.ready;
  });
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
  const devtools = await context.newCDPSession(page);
  const registered = new Promise<string>((found) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const ours = registrations.find(({ scopeURL }) => scopeURL.startsWith(origin));
      if (ours !== undefined) found(ours.registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  const registrationId = await registered;
  // This browser shows no messages and opens no windows: what it is asked to is written down instead.
  await worker.evaluate(() => {
    const scope = self as unknown as {
      noted: unknown[];
      registration: { showNotification: (title: string, looks: object) => Promise<void> };
      clients: { openWindow: (url: string) => Promise<void> };
    };
    scope.noted = [];
    scope.registration.showNotification = async (title, looks) => void scope.noted.push({ title, ...looks });
    scope.clients.openWindow = async (url) => void scope.noted.push(url);
    const { fetch } = self;
    self.fetch = async (input, init) => {
      const answer = await fetch(input, init);
      if (init?.method === 'POST') scope.noted.push(`${String(input)} ${String(init.body)}: ${answer.status}`);
      return answer;
    };
  });
  const noted = () => worker.evaluate(() => (self as unknown as { noted: unknown[] }).noted);
  const push = (data: string) => devtools.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
  const message = {
    title: 'It is your turn',
    body: 'Tortuga Dice, with Boris.',
    lang: 'en',
    path: '/table/of-mine',
    open: 'Open the table',
    stop: 'Stop these messages',
    token: 'nobody.nothing',
    tag: 'table-1',
  };
  await push(JSON.stringify(message));
  const { title, body, lang, tag, path, token } = message;
  const actions = [
    { action: 'open', title: message.open },
    { action: 'stop', title: message.stop },
  ];
  const shown = { title, body, lang, tag, renotify: true, actions, data: { path, token } };
  await expect.poll(noted).toEqual([expect.objectContaining(shown)]);
  // One that is no message of ours is shown all the same: browsers punish silence.
  await push('nonsense');
  await expect.poll(noted).toHaveLength(2);
  expect((await noted())[1]).toMatchObject({ title: 'Tortuga', data: { path: '/' } });

  const click = (action: string, place: string) =>
    worker.evaluate(
      (event) => {
        const notification = { close: () => undefined, data: event.data };
        const { action: chosen } = event;
        self.dispatchEvent(
          Object.assign(new Event('notificationclick'), {
            notification,
            action: chosen,
            waitUntil: () => undefined,
          }),
        );
      },
      { action, data: { path: place, token } },
    );
  await click('', path);
  await expect.poll(async () => (await noted()).at(-1)).toBe(`${origin}${path}`);
  await click('open', 'https://elsewhere.example/');
  await click('stop', path);
  // The server does not know this token.
  await expect.poll(async () => (await noted()).at(-1)).toBe('/api/alerts/stop {"token":"nobody.nothing"}: 404');
  expect(await noted()).toHaveLength(4);
});
