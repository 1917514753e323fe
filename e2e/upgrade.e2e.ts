import { expect, type Page, type WebSocketRoute } from '@playwright/test';
import { cardsLaid, FREE_CARD, playACard } from './cards.ts';
import { whoSees } from './clicking.ts';
import { openTable, startOnlineMatch, test } from './people.ts';
import { textOf } from './received.ts';

test.use({ serviceWorkers: 'allow' });

/** The server is upgraded while people play: old pages notice, reload themselves, and nothing is lost. */

const OUTDATED_CLIENT = 4010;

/** A test's access to the messages between a page and the server. */
interface Interception {
  /** Gets each message of the page; false keeps it from the server. */
  fromPage: (text: string, page: WebSocketRoute) => boolean;
  /** Gets each message of the server, and returns what the page receives instead. */
  fromServer: (text: string) => readonly string[];
  /** The addresses of all connections. */
  readonly opened: string[];
}

async function intercept(page: Page): Promise<Interception> {
  const interception: Interception = { fromPage: () => true, fromServer: (text) => [text], opened: [] };
  await page.routeWebSocket(/socket/, (line) => {
    interception.opened.push(line.url());
    const server = line.connectToServer();
    line.onMessage((text) => {
      if (interception.fromPage(String(text), line)) server.send(text);
    });
    server.onMessage((text) => {
      for (const each of interception.fromServer(textOf(text))) line.send(each);
    });
  });
  return interception;
}

const mark = (page: Page) => page.evaluate(() => document.documentElement.setAttribute('data-old', ''));
const isMarked = (page: Page) => page.locator('html[data-old]').count();

for (const arrives of [true, false]) {
  test(`the move made while the server is upgraded counts once, if it ${arrives ? 'arrived' : 'was lost'}`, async ({
    newPerson,
  }) => {
    const pages = [await newPerson(), await newPerson()] as const;
    const lines = [await intercept(pages[0]), await intercept(pages[1])] as const;
    await startOnlineMatch(...pages);
    expect(lines[0].opened.at(-1)).toMatch(/\?protocol=\d+.*&snapshots=deflated$/);
    const mover = await whoSees(pages, FREE_CARD);
    const other = mover === pages[0] ? pages[1] : pages[0];
    const line = mover === pages[0] ? lines[0] : lines[1];
    await mover.getByRole('button', { name: 'Chat' }).click();
    await mover.getByRole('textbox', { name: 'Say something' }).fill('As I was saying');
    await mark(mover);
    const before = await cardsLaid(mover);
    let moves = 0;
    line.fromServer = (text) => (text.includes('"answers"') && moves === 1 ? [] : [text]);
    line.fromPage = (text, page) => {
      if (!text.includes('"type":"move"')) return true;
      if (++moves > 1) return true;
      // The answer never comes.
      setTimeout(() => void page.close({ code: OUTDATED_CLIENT }), 200);
      return arrives;
    };
    await playACard(mover);
    await expect.poll(() => isMarked(mover)).toBe(0);
    for (const page of [mover, other]) await expect.poll(() => cardsLaid(page)).toBe(before + 1);
    // It may be sent more than twice: a page that learns who it is connects again. It still counts once.
    expect(moves).toBeGreaterThan(1);
    await mover.waitForTimeout(500);
    for (const page of [mover, other]) expect(await cardsLaid(page)).toBe(before + 1);
    await expect(mover.getByRole('alert')).toHaveCount(0);
    expect(await mover.evaluate(() => Object.keys(sessionStorage).filter((key) => key.includes('asked')))).toEqual([]);
    await mover.getByRole('button', { name: 'Chat' }).click();
    await expect(mover.getByRole('textbox', { name: 'Say something' })).toHaveValue('As I was saying');
    await playACard(other);
    for (const page of [mover, other]) await expect.poll(() => cardsLaid(page)).toBe(before + 2);
  });
}

test('a page ignores messages and fields that a newer server adds', async ({ newPerson }) => {
  const [anna, boris] = [await newPerson(), await newPerson()];
  const line = await intercept(anna);
  line.fromServer = (text) => [
    '{"to":"match","message":{"type":"weather","wind":7}}',
    `${text.slice(0, -2)},"weather":"fair"},"sent":7}`,
  ];
  await startOnlineMatch(anna, boris);
  await mark(anna);
  for (let moves = 1; moves <= 4; moves++) {
    await playACard(await whoSees([anna, boris], FREE_CARD));
    for (const page of [anna, boris]) await expect.poll(() => cardsLaid(page)).toBe(moves);
  }
  expect(await isMarked(anna)).toBe(1);
});

test('a page that does not understand a message reloads itself', async ({ newPerson }) => {
  const [anna, boris] = [await newPerson(), await newPerson()];
  const line = await intercept(anna);
  await startOnlineMatch(anna, boris);
  await mark(anna);
  line.fromServer = (text) => {
    if (!text.includes('"type":"update"')) return [text];
    line.fromServer = (later) => [later];
    return [text.replace(/"pending":\[\d\]/, '"pending":"everybody"')];
  };
  await playACard(await whoSees([anna, boris], FREE_CARD));
  await expect.poll(() => isMarked(anna)).toBe(0);
  for (const page of [anna, boris]) await expect.poll(() => cardsLaid(page)).toBe(1);
  await expect(anna.locator('.outdated')).toHaveCount(0);
});

test('a page that stays outdated reloads itself twice, then asks', async ({ newPerson }) => {
  const anna = await newPerson();
  await openTable(anna, 'Anna');
  let loads = 0;
  anna.on('load', () => loads++);
  await anna.routeWebSocket(/socket/, (line) => void line.close({ code: OUTDATED_CLIENT }));
  await anna.reload();
  loads = 0;
  await expect(anna.locator('.outdated')).toBeVisible({ timeout: 30_000 });
  await anna.screenshot({ path: 'shots/outdated.png' });
  expect(loads).toBe(2);
  await anna.waitForTimeout(3000);
  expect(loads).toBe(2);
  await anna.unrouteAll();
  await anna.getByRole('button', { name: 'Reload' }).click();
  await expect.poll(() => loads).toBe(3);
});

test('a page that does not understand an HTTP answer reloads itself', async ({ newPerson }) => {
  const anna = await newPerson();
  await openTable(anna, 'Anna');
  await anna.goto('/');
  await expect(anna.locator('.mine-table')).toHaveCount(1);
  await mark(anna);
  let asked = 0;
  await anna.route('**/api/tables', async (route) => {
    if (asked++ > 0) await route.fallback();
    else await route.fulfill({ json: [{ id: 'of tomorrow' }] });
  });
  await anna.getByRole('link', { name: 'Join' }).first().click();
  await expect.poll(() => isMarked(anna)).toBe(0);
  await expect(anna.getByRole('heading', { name: /Open tables/ })).toBeVisible();
});

test('a page whose files are gone from the server reloads itself to get the new ones', async ({ newPerson }) => {
  const anna = await newPerson({ serviceWorkers: 'block' });
  await anna.goto('/');
  await mark(anna);
  let missed = 0;
  await anna.route(/\/assets\/SettingsPage-.*\.js$/, async (route) => {
    if (missed++ > 0) await route.fallback();
    else await route.fulfill({ status: 404, body: '' });
  });
  await anna.getByRole('link', { name: 'Settings' }).click();
  await expect(anna.getByRole('heading', { name: 'Settings' })).toBeVisible();
  expect(await isMarked(anna)).toBe(0);
  expect(missed).toBe(2);
});

test('without a network a missing file does not make the page reload', async ({ newPerson }) => {
  const anna = await newPerson({ serviceWorkers: 'block' });
  await anna.goto('/');
  await anna.waitForLoadState('networkidle');
  await mark(anna);
  await anna.context().setOffline(true);
  await anna.getByRole('link', { name: 'Settings' }).click();
  await expect(anna.getByRole('button', { name: 'Try again' })).toBeVisible();
  await anna.waitForTimeout(1000);
  expect(await isMarked(anna)).toBe(1);
});

test('a match that the server can’t run any more is shown from its record', async ({ newPerson }) => {
  const [anna, boris] = [await newPerson(), await newPerson()];
  await startOnlineMatch(anna, boris);
  const line = await intercept(anna);
  line.fromServer = (text) =>
    text.includes('"message":{"type":"table"')
      ? [text.replace('"closed":null', '"closed":{"key":"server.closed.ofTomorrow"}')]
      : text.includes('"message":{"type":"snapshot"')
        ? []
        : [text];
  await anna.route('**/record', (route) =>
    route.fulfill({
      json: {
        game: 'tortuga-cards',
        rulesVersion: 1,
        pack: { id: 'house', digest: '0'.repeat(64) },
        startedAt: 1_700_000_000_000,
        finishedAt: 1_700_000_100_000,
        result: { cause: 'cards', ranking: [[1], [0]], scores: [12, 34], lines: [] },
        seedCommitment: '',
        seed: null,
        entries: [
          { kind: 'move', seat: 1, move: { kind: 'swap', a: 0, b: 1 } },
          { kind: 'undo', seat: 1 },
          { kind: 'move', seat: 0, move: { kind: 'sing', song: 'Drunken Sailor' } },
        ],
      },
    }),
  );
  await anna.reload();
  const record = anna.locator('.record');
  await expect(record).toContainText('Boris wins.');
  await expect(record).toContainText('34 points');
  await anna.getByText('Log', { exact: true }).click();
  await expect(record.locator('.log li')).toHaveText([
    /Boris\s*swap the cards/,
    /Boris\s*takes a move back/,
    /Anna\s*a move/,
  ]);
  await expect(anna.locator('.record-why')).not.toBeEmpty();
});
