import type { RefObject } from 'react';

/** The keys of the board. Each stands for a click on the button that carries it, so it does what the button does now. */
export const KEYS = { all: 'A', end: 'E', market: 'M', actions: 'W', explain: 'I' } as const;

type Letter = (typeof KEYS)[keyof typeof KEYS];

/** What a button with a key has besides. */
export const withKey = (letter: Letter) => ({ 'data-key': letter, 'aria-keyshortcuts': letter });

const isPlain = (event: KeyboardEvent): boolean =>
  !(event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || event.repeat);

/** What a key does now: 1 to 9 play the cards of the hand, or choose among those shown; null if it does nothing. */
export function actionOfKey(root: RefObject<HTMLElement | null>, event: KeyboardEvent): (() => void) | null {
  const board = root.current;
  if (board === null || !isPlain(event) || board.querySelector('dialog[open]') !== null) return null;
  const [, digit, letter] = /^(?:Digit|Numpad)([1-9])$|^Key([A-Z])$/.exec(event.code) ?? [];
  const button =
    digit === undefined
      ? board.querySelector<HTMLElement>(`[data-key="${letter}"]:not(:disabled)`)
      : board.querySelectorAll<HTMLElement>('[data-hand], [data-pick], [data-commit]')[Number(digit) - 1];
  return button == null ? null : () => button.click();
}
