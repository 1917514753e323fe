import { type PointerEvent, useRef } from 'react';

/** In pixels: movement that does not count as dragging. */
const JITTER = 8;

interface Options {
  /** Finds the element to drop on among those below the pointer. */
  readonly target: string;
  /** The piece has left its place. */
  onTake(): void;
  /** It was let go over a target. */
  onDrop(target: HTMLElement): void;
  /** It was let go elsewhere. */
  onMiss(): void;
}

/**
 * Lets a piece be dragged onto a target, with a mouse, a pen or a finger; a click on it stays a click. The piece has
 * `data-dragged` meanwhile, and the target below it `data-over`. Set `touch-action: none` on the piece, or a finger
 * scrolls the page instead.
 */
export function useDragOnto({ target, onTake, onDrop, onMiss }: Options) {
  const start = useRef<{ readonly x: number; readonly y: number } | null>(null);
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
    /** Whether the click that follows belongs to a drag. */
    wasDragged: () => moved.current,
    handlers: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        moved.current = false;
        if (event.button !== 0) return;
        start.current = { x: event.clientX, y: event.clientY };
        // At once: a quick hand has left the piece before its first movement is told.
        event.currentTarget.setPointerCapture(event.pointerId);
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        if (start.current === null) return;
        const [x, y] = [event.clientX - start.current.x, event.clientY - start.current.y];
        if (!moved.current && Math.hypot(x, y) < JITTER) return;
        if (!moved.current) {
          event.currentTarget.dataset['dragged'] = '';
          moved.current = true;
          onTake();
        }
        event.currentTarget.style.translate = `${x}px ${y}px`;
        hover(targetAt(event.clientX, event.clientY, target));
      },
      onPointerUp: (event: PointerEvent<HTMLElement>) => {
        if (start.current === null) return;
        const onto = over.current;
        letGo(event.currentTarget);
        if (!moved.current) return;
        if (onto === null) onMiss();
        else onDrop(onto);
      },
      onPointerCancel: (event: PointerEvent<HTMLElement>) => {
        if (start.current === null) return;
        letGo(event.currentTarget);
        if (moved.current) onMiss();
      },
    },
  };
}

const targetAt = (x: number, y: number, selector: string): HTMLElement | null =>
  document.elementsFromPoint(x, y).find((element): element is HTMLElement => element.matches(selector)) ?? null;
