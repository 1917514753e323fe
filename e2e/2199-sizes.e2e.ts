import { expect, type Page, test } from '@playwright/test';
import { openScene } from './2199.ts';
import { MIDDLE } from './2199-middle.ts';
import { BROWSER_LOCALES } from './axe.ts';
import { withoutMotion } from './start.ts';

/** Phones with the bars of their browser, upright and on their side; tablets; the smallest desk. */
const SIZES = [
  { width: 390, height: 664 },
  { width: 375, height: 667 },
  { width: 844, height: 390 },
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  { width: 1280, height: 720 },
] as const;

const FEWER: typeof MIDDLE = {
  hands: { A: 'mining*3, impulse, booster', B: 'mining*2' },
  at: { A: 'post-1', B: 'post-2' },
};

/** What is not wholly in the window or too small for a finger, each as a line. */
const hiddenParts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const least = 40;
    const buttons = '.neon-act button:not(.neon-rule), .neon-turn button, .neon-counter';
    const parts = document.querySelectorAll(
      `[data-hand], .neon-hand .neon-card-name, .neon-hand .neon-yield, ${buttons}`,
    );
    return [...parts].flatMap((part) => {
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
  });

for (const locale of BROWSER_LOCALES) {
  test.describe(locale, () => {
    test.use({ locale });

    test('2199: in every window the hand and all buttons of a turn are visible without scrolling', async ({ page }) => {
      await withoutMotion(page);
      const fewer = BROWSER_LOCALES[0] === locale ? [FEWER, { ...FEWER, seats: 3 as const }] : [];
      for (const arrangement of [...fewer, MIDDLE]) {
        await openScene(page, { arrangement });
        for (const size of SIZES) {
          await page.setViewportSize(size);
          await page.locator('[data-hand]').first().waitFor();
          expect(await hiddenParts(page), `${arrangement.seats ?? 2} players, ${size.width}×${size.height}`).toEqual(
            [],
          );
        }
      }
    });
  });
}
