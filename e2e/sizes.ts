import { expect, type Locator, type Page } from '@playwright/test';

/** In pixels: desks, tablets, phones with the bars of their browser, upright and on their side. */
export const SCREENS = [
  [1440, 900],
  [1280, 720],
  [1024, 768],
  [768, 1024],
  [390, 664],
  [375, 667],
  [844, 390],
] as const;

/** Does the same on a desk and on a phone held both ways. */
export async function onScreens(page: Page, look: (width: number, height: number) => Promise<unknown>): Promise<void> {
  for (const [width, height] of [SCREENS[0], SCREENS[6], SCREENS[4]]) {
    await page.setViewportSize({ width, height });
    await look(width, height);
  }
}

/** Every such element is wholly in the window, nothing of it to be scrolled to. */
export async function expectWithin(page: Page, ...parts: readonly Locator[]): Promise<void> {
  const window = page.viewportSize();
  if (window === null) throw new Error('the page has no size');
  for (const part of parts) {
    const boxes = await Promise.all((await part.all()).map((each) => each.boundingBox()));
    expect(boxes.length, String(part)).toBeGreaterThan(0);
    for (const box of boxes) {
      const where = `${part} at ${JSON.stringify(box)} in ${window.width} x ${window.height}`;
      expect(box, where).not.toBeNull();
      if (box === null) continue;
      const [right, bottom] = [box.x + box.width, box.y + box.height];
      // A hair's breadth: boxes are measured in fractions of a pixel.
      expect(box.x >= -1 && box.y >= -1 && right <= window.width + 1 && bottom <= window.height + 1, where).toBe(true);
    }
  }
}
