import { type MouseEvent, type PointerEvent, useRef } from 'react';

/** In pixels: movement that does not count as dragging, and how far up a piece is pulled out of its place. */
const JITTER = 8;
const PULLED_OUT = 90;
/** A flick is shorter and quick. In pixels, and in milliseconds from press to release. */
const FLICK = 32;
const FLICK_MS = 250;

interface Options {
  /** Finds the element to drop on among those below the pointer. */
  readonly target: string;
  /** A click or its key; the end of a drag is none. */
  onClick(isKey: boolean): void;
  /** The piece has left its place. */
  onTake?(): void;
  /** It was let go over a target. */
  onDrop(target: HTMLElement): void;
  /** It was let go elsewhere, perhaps far above its place. */
  onMiss?(isPulledOut: boolean): void;
}

/**
 * Lets a piece be dragged onto a target, with a mouse, a pen or a finger; a click on it stays a click. The piece has
 * `data-dragged` meanwhile (`out` far above its place), and the target below it `data-over`. Set `touch-action: none` on
 * the piece, or a finger scrolls the page instead. Returns the handlers of the piece.
 */
export function useDragOnto({ target, onClick, onTake, onDrop, onMiss }: Options) {
  const start = useRef<{ readonly x: number; readonly y: number; readonly at: number } | null>(null);
  const moved = useRef(false);
  const over = useRef<HTMLElement | null>(null);

  const hover = (element: HTMLElement | null) => {
    if (element === over.current) return;
    over.current?.removeAttribute('data-over');
    element?.setAttribute('data-over', '');
    over.current = element;
  };
  const letGo = (piece: HTMLElement) => {
    piece.style.translate = '';
    piece.removeAttribute('data-dragged');
    hover(null);
    start.current = null;
  };
  return {
    onClick: (event: MouseEvent) => {
      if (!moved.current || event.detail === 0) onClick(event.detail === 0);
    },
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      moved.current = false;
      if (event.button !== 0) return;
      start.current = { x: event.clientX, y: event.clientY, at: event.timeStamp };
      // At once: a quick hand has left the piece before its first movement is told.
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (start.current === null) return;
      const [x, y] = [event.clientX - start.current.x, event.clientY - start.current.y];
      if (!moved.current && Math.hypot(x, y) < JITTER) return;
      if (!moved.current) {
        moved.current = true;
        onTake?.();
      }
      event.currentTarget.dataset['dragged'] = y < -PULLED_OUT ? 'out' : '';
      event.currentTarget.style.translate = `${x}px ${y}px`;
      hover(targetUnder(event, target));
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      if (start.current === null) return;
      const up = start.current.y - event.clientY;
      const isPulledOut = up > PULLED_OUT || (up > FLICK && event.timeStamp - start.current.at < FLICK_MS);
      const onto = targetUnder(event, target);
      letGo(event.currentTarget);
      if (!moved.current) return;
      if (onto === null) onMiss?.(isPulledOut);
      else onDrop(onto);
    },
    onPointerCancel: (event: PointerEvent<HTMLElement>) => {
      if (start.current === null) return;
      letGo(event.currentTarget);
      if (moved.current) onMiss?.(false);
    },
  };
}

/** The piece itself lies on top of it. */
const targetUnder = ({ clientX, clientY }: PointerEvent, selector: string): HTMLElement | null =>
  document.elementsFromPoint(clientX, clientY).find((element): element is HTMLElement => element.matches(selector)) ??
  null;
