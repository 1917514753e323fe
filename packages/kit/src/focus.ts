import type { KeyboardEvent, RefObject } from 'react';

type Root = RefObject<HTMLElement | null>;

/** Moves the focus after the next render, so that a player who uses the keyboard can go on with it. */
export function focusSoon(root: Root, selector: string): void {
  requestAnimationFrame(() => root.current?.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true }));
}

/**
 * Lets the left and right arrow keys move the focus along a row of buttons, and round at its ends.
 *
 * @param rows by selector of a button that has the focus: the selector of the buttons it leads to
 */
export function moveFocusByArrow(event: KeyboardEvent, root: Root, rows: Readonly<Record<string, string>>): void {
  const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
  if (step === 0 || !(event.target instanceof Element)) return;
  for (const [from, to] of Object.entries(rows)) {
    const button = event.target.closest<HTMLElement>(from);
    if (button === null) continue;
    const row = [...(root.current?.querySelectorAll<HTMLElement>(to) ?? [])];
    row[(row.indexOf(button) + step + row.length) % row.length]?.focus();
    event.preventDefault();
    return;
  }
}
