import { expect, type Page, test } from '@playwright/test';
import { BROWSER_LOCALES } from './axe.ts';
import { STEPS as CARDS } from './cards.ts';
import { clickIfAny, OVER } from './clicking.ts';
import { STEPS as DICE } from './dice.ts';
import { brokenWords, clippedTexts, coveredButtons, outside } from './looks.ts';
import { startAgainstBots, withoutMotion } from './start.ts';
import { STEPS as FUTURE } from './steps-2199.ts';

/**
 * Whole games in every size of window: at each own decision its parts are wholly visible, no text is cut off, nothing
 * lies on a button, and the map stays where it is. In English, or in the language that `npm run long -- --lang=ru` names.
 */

const LANG = process.env['E2E_LANG'] ?? 'en';
const LOCALES = BROWSER_LOCALES.filter((locale) => LANG === 'all' || locale.startsWith(LANG));

const SIZES = [
  [390, 664],
  [375, 667],
  [844, 390],
  [1280, 720],
] as const;

const GAMES = [
  { skin: 'neon', steps: FUTURE, parts: ['[data-hand]', '.neon-act', '.neon-turn'] },
  { skin: 'dice', steps: DICE, parts: ['.dice-bar', '.dice-tray', '.dice-pick'] },
  { skin: 'cards', steps: CARDS, parts: ['[data-hand]', '.cards-bar', '[data-place][data-state=legal]'] },
] as const;

/** Where the board is drawn that must not move while the words beside it change. Null where something else is shown. */
const mapAt = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const map = document.querySelector('.neon-map')?.getBoundingClientRect();
    if (map === undefined) return null;
    // A page that scrolls moves all of it.
    return [map.left + scrollX, map.top + scrollY, map.width, map.height].map(Math.round).join(' ');
  });

async function problemsOf(page: Page, parts: readonly string[]): Promise<string[]> {
  return [
    ...(await page.evaluate(outside, parts)).map((part) => `not wholly visible: ${part}`),
    ...(await page.evaluate(brokenWords)).map((word) => `broken in two: ${word}`),
    ...(await page.evaluate(clippedTexts)).map((text) => `cut off: ${text}`),
    ...(await page.evaluate(coveredButtons)).map((button) => `covered: ${button}`),
  ];
}

for (const { skin, steps, parts } of GAMES) {
  for (const seats of [2, 3, 4]) {
    for (const [width, height] of SIZES) {
      for (const locale of LOCALES) {
        test.describe(locale, () => {
          test.use({ locale });
          test(`${skin}: a whole game of ${seats} players in ${locale} fits a window of ${width} x ${height}`, async ({
            page,
          }) => {
            await withoutMotion(page);
            await page.setViewportSize({ width: 1440, height: 900 });
            await startAgainstBots(page, skin, seats);
            await page.setViewportSize({ width, height });
            /** By kind: what was seen first, and how often. */
            const problems = new Map<string, { readonly first: string; readonly times: number }>();
            let map: string | null = null;
            for (let clicks = 0; clicks < 1500; clicks++) {
              const step = await clickIfAny(page, steps);
              if (step === OVER) break;
              if (step === null) {
                await page.waitForTimeout(20);
                continue;
              }
              const now = await mapAt(page);
              const moved = now !== null && map !== null && now !== map ? [`the map moves: ${map} to ${now}`] : [];
              map = now ?? map;
              const found = [...(await problemsOf(page, parts)), ...moved];
              // It covers all, and may come while one looks.
              if ((await page.locator('.finale').count()) > 0) continue;
              for (const problem of found) {
                const kind = problem.startsWith('the map moves') ? 'map' : problem.replace(/ at [-\d ]+$/, '');
                const { first, times } = problems.get(kind) ?? { first: problem, times: 0 };
                if (!problems.has(kind))
                  await page.screenshot({
                    path: `shots/fits-${locale}-${skin}-${seats}-${width}-${problems.size}.png`,
                  });
                problems.set(kind, { first, times: times + 1 });
              }
            }
            expect([...problems.values()].map(({ first, times }) => `${first} (${times} times)`)).toEqual([]);
          });
        });
      }
    }
  }
}
