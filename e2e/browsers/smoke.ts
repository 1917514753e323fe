import { existsSync, mkdirSync } from 'node:fs';
import { STEPS as CARDS } from '../cards.ts';
import { STEPS as DICE } from '../dice.ts';
import { brokenWords, outside } from '../looks.ts';
import { STEPS as FUTURE } from '../steps-2199.ts';
import type { Browser } from './browser.ts';
import { openFirefox } from './firefox.ts';
import { openWebKit } from './webkit.ts';

/**
 * The first moves of all three games in the browsers that are installed beside Chromium: Firefox and WebKitGTK. It needs a
 * server at BASE_URL. On Debian: apt-get install firefox-esr webkit2gtk-driver xvfb
 */
const FIREFOX = '/usr/bin/firefox-esr';
const WEBKIT_DRIVER = '/usr/bin/WebKitWebDriver';
const WEBKIT = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';

const GAMES = [
  { game: 'tortuga-2199', board: '.neon-board', bar: '.neon-turn', hand: '[data-hand]', steps: FUTURE },
  { game: 'tortuga-dice', board: '.dice-board', bar: '.dice-bar', hand: '.dice-tray', steps: DICE },
  { game: 'tortuga-cards', board: '.cards-board', bar: '.cards-say', hand: '[data-hand]', steps: CARDS },
] as const;
/** No window of WebKitGTK is narrower than 447 pixels. */
const SIZES = [
  [1440, 900],
  [1280, 720],
  [450, 800],
] as const;
const MOVES = 12;
const WAIT_MS = 60_000;

const base = process.env['BASE_URL'] ?? '';
const problems: string[] = [];

async function until<T>(browser: Browser, expression: string, what: string): Promise<T> {
  for (const end = Date.now() + WAIT_MS; Date.now() < end; ) {
    const found = await browser.evaluate<T | null>(expression);
    if (found !== null && found !== undefined) return found;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`${browser.name}: waited in vain for ${what}`);
}

/** Firefox gives up an address that it is asked for while the page before it still loads something: then once more. */
async function openPage(browser: Browser, address: string, tries = 5): Promise<void> {
  try {
    await browser.open(address);
  } catch (error) {
    if (tries === 0) throw error;
    await new Promise((resolve) => setTimeout(resolve, 500));
    await openPage(browser, address, tries - 1);
  }
}

/** The middle of the first of these elements that is visible. */
const middleOf = (steps: readonly string[]): string => `(() => {
  for (const step of ${JSON.stringify(steps)})
    for (const element of document.querySelectorAll(step)) {
      if (element.getClientRects().length === 0) continue;
      element.scrollIntoView({ block: 'nearest' });
      const { left, top, width, height } = element.getBoundingClientRect();
      return [left + width / 2, top + height / 2];
    }
  return null;
})()`;

async function play(browser: Browser, { game, board, bar, hand, steps }: (typeof GAMES)[number]): Promise<void> {
  for (const [width, height] of SIZES) {
    const where = `${browser.name}, ${game}, ${width} x ${height}`;
    await browser.resize(width, height);
    await openPage(browser, `${base}/about`);
    await browser.evaluate(`localStorage.setItem('tortuga.greeted.${game}', '1')`);
    await browser.evaluate(`localStorage.setItem('tortuga.settings', '{"motion":0,"endTurn":"once","locale":"en"}')`);
    await openPage(browser, `${base}/play/${game}`);
    await browser.evaluate(
      `(window.addEventListener('error', ({ message }) => (document.title = 'Error: ' + message)), 0)`,
    );
    // The form grows while it is loaded: a pointer would miss the button.
    await until(
      browser,
      `document.querySelector('button[type=submit]')?.click() ?? (document.querySelector('button[type=submit]') && 1)`,
      'the start button',
    );
    await until(browser, `document.querySelector('${board}') && 1`, 'the board');
    for (let moves = 0; moves < MOVES; moves++) {
      const next = await until<[number, number]>(browser, middleOf([...steps, '.ending']), `move ${moves + 1}`);
      await browser.clickAt(...next);
    }
    mkdirSync('shots', { recursive: true });
    await browser.screenshot(`shots/${browser.name.toLowerCase()}-${game}-${width}.png`);
    const found = await browser.evaluate<string[]>(`(${brokenWords})()`);
    const hidden = await browser.evaluate<string[]>(`(${outside})(${JSON.stringify([bar, hand])})`);
    const title = await browser.evaluate<string>('document.title');
    problems.push(
      ...found.map((word) => `${where}: "${word}" is broken in two`),
      ...hidden.map((part) => `${where}: ${part} is not wholly visible`),
      ...(title.startsWith('Error') ? [`${where}: ${title}`] : []),
    );
    console.log(`${where}: ${MOVES} moves`);
  }
}

const opened = [
  ...(existsSync(FIREFOX) ? [() => openFirefox(FIREFOX)] : []),
  ...(existsSync(WEBKIT) && existsSync(WEBKIT_DRIVER) ? [() => openWebKit(WEBKIT_DRIVER, WEBKIT)] : []),
];
if (opened.length < 2) {
  console.log('Not tried: Firefox or WebKitGTK is not installed (apt-get install firefox-esr webkit2gtk-driver xvfb).');
}
for (const open of opened) {
  const browser = await open();
  try {
    for (const game of GAMES) await play(browser, game);
  } catch (error) {
    problems.push(String(error));
    await browser.screenshot(`shots/${browser.name.toLowerCase()}-failed.png`).catch(() => undefined);
  } finally {
    await browser.close();
  }
}
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 || opened.length === 0 ? 1 : 0;
