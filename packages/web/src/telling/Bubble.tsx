import type { Seat } from '@tortuga/kernel';
import { type ReactNode, useLayoutEffect, useRef } from 'react';

interface BubbleProps {
  readonly seat: Seat;
  readonly children: ReactNode;
}

/** From the edges of the window, and from the plate, in pixels. */
const APART = 6;

/** What somebody says, beside their name on the board (`data-speaker`). It lies over the board and stops no click. */
export function Bubble({ seat, children }: BubbleProps) {
  const bubble = useRef<HTMLParagraphElement>(null);
  // After every change: names move when the board gets another layout.
  useLayoutEffect(() => {
    if (bubble.current !== null) placeAt(bubble.current, speakerAt(seat));
  });
  return (
    <p className="bubble" ref={bubble}>
      {children}
    </p>
  );
}

/** The last name of this player that is visible. */
function speakerAt(seat: Seat): DOMRect | null {
  const names = [...document.querySelectorAll(`[data-speaker="${seat}"]`)].map((name) => name.getBoundingClientRect());
  return names.findLast(({ width, height, top }) => width > 0 && height > 0 && top < innerHeight) ?? null;
}

/** Below the name, or above it in the lower half of the window; in a corner if there is no name. */
function placeAt(bubble: HTMLElement, name: DOMRect | null): void {
  const { width, height } = bubble.getBoundingClientRect();
  if (name === null) return;
  const isAbove = name.top > innerHeight / 2;
  const left = Math.max(APART, Math.min(name.left, innerWidth - width - APART));
  const top = isAbove ? name.top - height - APART : name.bottom + APART;
  const tail = Math.max(0, Math.min(name.left + Math.min(name.width, height) / 2 - left, width));
  bubble.dataset['side'] = isAbove ? 'above' : 'below';
  Object.assign(bubble.style, { left: `${left}px`, top: `${top}px` });
  bubble.style.setProperty('--tail', `${tail}px`);
}
