import type { Page } from '@playwright/test';

/** Texts that are cut off, outside of the window or on top of one another, each as a line; empty when all is well. */
export const textProblems = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    interface Piece {
      readonly text: string;
      readonly element: Element;
      readonly box: DOMRect;
    }
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const pieces: Piece[] = [];
    while (walker.nextNode()) {
      const node = walker.currentNode;
      const element = node.parentElement;
      const text = node.textContent?.trim() ?? '';
      if (element === null || text === '' || element.closest('.sr, .table-offers, script, style') !== null) continue;
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      // A text that ends in an ellipsis is only as wide as its element.
      const frame = getComputedStyle(element).textOverflow === 'ellipsis' ? element.getBoundingClientRect() : null;
      for (const full of range.getClientRects()) {
        const right = Math.min(full.right, frame?.right ?? full.right);
        const box = new DOMRect(full.left, full.top, right - full.left, full.height);
        if (box.width > 1 && box.height > 1) pieces.push({ text, element, box });
      }
    }
    const wide = document.documentElement.clientWidth;
    const problems: string[] = [];
    for (const { text, element, box } of pieces) {
      if (box.left < -1 || box.right > wide + 1) problems.push(`out of the window: ${text}`);
      for (let up: Element | null = element; up !== null; up = up.parentElement) {
        const style = getComputedStyle(up);
        const scrolls = /auto|scroll/.test(`${style.overflowX}${style.overflowY}`);
        if (scrolls) break;
        if (!/hidden|clip/.test(style.overflowX + style.overflowY) || style.textOverflow === 'ellipsis') continue;
        const frame = up.getBoundingClientRect();
        const cut = Math.max(
          frame.left - box.left,
          box.right - frame.right,
          (frame.top - box.top) / 2,
          (box.bottom - frame.bottom) / 2,
        );
        if (cut > 2) problems.push(`cut off: ${text}`);
      }
    }
    const area = (box: { width: number; height: number }) => box.width * box.height;
    for (const [index, one] of pieces.entries()) {
      for (const other of pieces.slice(index + 1)) {
        if (one.element === other.element || one.element.contains(other.element) || other.element.contains(one.element))
          continue;
        const width = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const height = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
        if (width <= 1 || height <= 1) continue;
        if (width * height < 0.2 * Math.min(area(one.box), area(other.box))) continue;
        // A text behind another element is not visible at all.
        const [x, y] = [(one.box.left + one.box.right) / 2, (one.box.top + one.box.bottom) / 2];
        const top = document.elementFromPoint(x, y);
        const seen = top !== null && (one.element.contains(top) || top.contains(one.element));
        if (seen) problems.push(`${one.text} lies on ${other.text}`);
      }
    }
    return [...new Set(problems)];
  });
