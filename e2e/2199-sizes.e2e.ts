import { expect, type Page, test } from '@playwright/test';
import { openScene } from './2199.ts';
import { MIDDLE } from './2199-middle.ts';
import { BROWSER_LOCALES } from './axe.ts';
import { brokenWords } from './looks.ts';
import { withoutMotion } from './start.ts';

/** Phones with the bars of their browser, upright and on their side; tablets; the smallest desk, also with a panel beside the board. */
const SIZES = [
  { width: 390, height: 664 },
  { width: 375, height: 667 },
  { width: 844, height: 390 },
  { width: 768, height: 1024 },
  { width: 960, height: 720 },
  { width: 1024, height: 768 },
  { width: 1280, height: 720 },
] as const;

const PHONE = 500;

const FEWER: typeof MIDDLE = {
  hands: { A: 'mining*3, impulse, booster', B: 'mining*2' },
  at: { A: 'post-1', B: 'post-2' },
};

/** A single card is wider than those of a full hand. */
const ALONE: typeof MIDDLE = { ...FEWER, ships: 'owl, mule', hands: { A: 'owl', B: 'mining*2' } };

/** What is not wholly in the window or too small for a finger, each as a line. */
const hiddenParts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const least = 40;
    const buttons = '.neon-act button:not(.neon-rule), .neon-turn button, .neon-counter';
    const parts = document.querySelectorAll(
      `[data-hand], .neon-hand .neon-card-name, .neon-hand .neon-yield, ${buttons}`,
    );
    const world = document.querySelector('.neon-world')?.getBoundingClientRect().height ?? 0;
    const scrolled = world > innerHeight + 1 ? [`scrolls: ${world} of ${innerHeight}`] : [];
    const hidden = [...parts].flatMap((part) => {
      const { left, top, right, bottom, width, height } = part.getBoundingClientRect();
      if (width === 0) return [];
      const name = `${part.className} ${part.textContent}`;
      const problems =
        left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1 ? [`out: ${name}`] : [];
      if (part.matches('button') && (width < least || height < least)) problems.push(`small: ${name}`);
      const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      if (problems.length === 0 && over?.contains(part) !== true && !part.contains(over)) {
        if (over?.closest('[data-hand]') !== part.closest('[data-hand]')) problems.push(`covered: ${name}`);
      }
      return problems;
    });
    const cut = [...document.querySelectorAll('.neon-hand .neon-card-words')].flatMap((words) => {
      const [text, card] = [words, words.parentElement ?? words].map((each) => each.getBoundingClientRect());
      if (text === undefined || card === undefined || text.width === 0) return [];
      return text.top < card.top - 1 || text.bottom > card.bottom + 1 ? [`cut: ${words.textContent}`] : [];
    });
    return [...scrolled, ...hidden, ...cut];
  });

/** The names of sectors that reach over the ring of their defence. On a phone a ring is too small for some. */
const namesOverTheirRing = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const [ring, hair] = [0.9, 2];
    const names = [...document.querySelectorAll('[data-sector] .neon-sector-name > span:first-child')];
    const range = document.createRange();
    return names.flatMap((name) => {
      const sector = name.closest('[data-sector]')?.getBoundingClientRect() ?? new DOMRect();
      const middle = sector.top + sector.height / 2;
      range.selectNodeContents(name);
      const isOver = [...range.getClientRects()].some(({ top, bottom, width }) => {
        const up = (middle - (top + bottom) / 2) / (sector.width / 2);
        return width > Math.sqrt(ring ** 2 - up ** 2) * sector.width + 2 * hair;
      });
      return isOver ? [`over its ring: ${name.textContent}`] : [];
    });
  });

for (const locale of BROWSER_LOCALES) {
  test.describe(locale, () => {
    test.use({ locale });

    test('2199: in every window the hand and all buttons of a turn are visible, no word is broken, and names fit their ring', async ({
      page,
    }) => {
      await withoutMotion(page);
      const fewer = BROWSER_LOCALES[0] === locale ? [FEWER, { ...FEWER, seats: 3 as const }] : [];
      for (const arrangement of [...fewer, ALONE, MIDDLE]) {
        await openScene(page, { arrangement });
        for (const size of SIZES) {
          await page.setViewportSize(size);
          await page.locator('[data-hand]').first().waitFor();
          const where = `${arrangement.seats ?? 2} players, ${size.width}×${size.height}`;
          expect(await hiddenParts(page), where).toEqual([]);
          expect(await page.evaluate(brokenWords), where).toEqual([]);
          if (size.width >= PHONE) expect(await namesOverTheirRing(page), where).toEqual([]);
        }
      }
    });
  });
}
