/** Where something on the board is pointed out. */
export interface Spot {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const isThere = (element: Element): boolean =>
  element.getClientRects().length > 0 && element.closest('[data-flying]') === null;

/** What is picked up already has done its part: then the next one is pointed out. */
const isPickedUp = (element: Element): boolean => element.getAttribute('aria-pressed') === 'true';

const selectorOf = (name: string): string =>
  name.startsWith('.') ? name : ['info', 'guide', 'does'].map((kind) => `[data-${kind}="${name}"]`).join(', ');

const find = (board: Element, name: string): HTMLElement | undefined =>
  [...board.querySelectorAll<HTMLElement>(selectorOf(name))].find(isThere);

/** The first of these pieces that is on the board and not picked up yet. */
export function glowing(board: Element, names: readonly string[]): HTMLElement | null {
  for (const name of names) {
    const element = find(board, name);
    if (element !== undefined && !isPickedUp(element)) return element;
  }
  return null;
}

/** For whoever plays by keys or by ear: the focus goes to what glows. */
export function focusOn(names: readonly string[]): void {
  const board = document.querySelector('.table-board');
  const piece = board === null ? null : glowing(board, names);
  // A sign that is no button may have one inside, or be read where it is.
  const target = piece?.matches('button, a, [tabindex]')
    ? piece
    : (piece?.querySelector<HTMLElement>('button') ?? null);
  target?.focus();
}

/** Null while it is out of sight, or something lies over it: a dialog, or what is just happening. */
export function spotOf(element: HTMLElement): Spot | null {
  const { left, top, width, height } = element.getBoundingClientRect();
  const above = document.elementFromPoint(left + width / 2, top + height / 2);
  const isSeen = above !== null && (element.contains(above) || above.contains(element));
  return isSeen ? { left, top, width, height } : null;
}
