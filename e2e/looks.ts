/** What a page looks like, measured in it. Each function is sent into a browser as it stands, and needs nothing else. */

/** Words that a line break has cut in two, but for those with a hyphen of their own. */
export function brokenWords(): string[] {
  const broken = new Set<string>();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    const element = node.parentElement;
    if (element === null || element.closest('.sr, svg, script, style') !== null) continue;
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    for (const { 0: word, index } of (node.nodeValue ?? '').matchAll(/[\p{L}\p{N}\u00AD]{2,}/gu)) {
      if (word.includes('\u00AD')) continue;
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (tops.size > 1) broken.add(word);
    }
  }
  return [...broken];
}

/** Those of some elements that are not wholly in the window, with where they are. */
export function outside(selectors: readonly string[]): string[] {
  return selectors.flatMap((selector) =>
    [...document.querySelectorAll(selector)].flatMap((element) => {
      const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
      if (width === 0 || height === 0) return [];
      const isInside = left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
      return isInside ? [] : [`${selector} at ${[left, top, right, bottom].map(Math.round).join(' ')}`];
    }),
  );
}

/** Texts that their box cuts off without a sign that there is more. */
export function clippedTexts(): string[] {
  const clipped = new Set<string>();
  for (const element of document.querySelectorAll<HTMLElement>('body *')) {
    if (element.closest('svg') !== null || !element.checkVisibility({ visibilityProperty: true })) continue;
    // For ears only.
    if (element.clientWidth <= 2 || element.clientHeight <= 2) continue;
    const { overflowX, overflowY, textOverflow, webkitLineClamp } = getComputedStyle(element);
    const isCut =
      ((overflowX === 'hidden' || overflowX === 'clip') && element.scrollWidth > element.clientWidth + 1) ||
      ((overflowY === 'hidden' || overflowY === 'clip') && element.scrollHeight > element.clientHeight + 2);
    const ownText = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim());
    if (isCut && ownText && textOverflow !== 'ellipsis' && webkitLineClamp === 'none')
      clipped.add(`${element.className}: ${element.textContent}`);
  }
  return [...clipped];
}

/** Buttons with something else on their middle: a click there would hit the wrong thing. Sheets may cover what they like. */
export function coveredButtons(): string[] {
  if (document.querySelector('dialog[open], [aria-modal=true]') !== null) return [];
  // What can be done with a card, and news that can be closed; the header and the outcome of a combat, while the page scrolls.
  const OVER_OTHERS = '.neon-card-buttons, .digest, .bubble, .neon-aside, .neon-top, .neon-outcome';
  /** Whether it is for ears only, or scrolled out of its list. */
  const isOutOfSight = (element: Element, x: number, y: number): boolean => {
    for (let up: Element | null = element; up !== null; up = up.parentElement) {
      const { left, top, right, bottom, width, height } = up.getBoundingClientRect();
      if (width <= 2 || height <= 2) return true;
      const isCut = getComputedStyle(up).overflow !== 'visible';
      if (isCut && (x < left || x >= right || y < top || y >= bottom)) return true;
    }
    return false;
  };
  return [...document.querySelectorAll<HTMLElement>('.table-board button:not(:disabled)')].flatMap((button) => {
    const { left, top, width, height } = button.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const isInWindow = x >= 0 && y >= 0 && x < innerWidth && y < innerHeight;
    if (!isInWindow || isOutOfSight(button, x, y) || !button.checkVisibility({ visibilityProperty: true })) return [];
    const there = document.elementFromPoint(x, y);
    if (there === null || button.contains(there) || there.contains(button)) return [];
    if (there.closest(OVER_OTHERS) !== null) return [];
    return [`${button.className} under ${there.getAttribute('class')}`];
  });
}
