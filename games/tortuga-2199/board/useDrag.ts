import { type PointerEvent, useRef } from 'react';

/** In pixels: how far up a card is dragged to play it, and the movement that does not count as dragging. */
const PULLED_OUT = 90;
const JITTER = 8;

/** A card dragged up far enough is played when it is released; otherwise it returns. */
export function useDrag(onOut: () => void) {
  const start = useRef<{ readonly x: number; readonly y: number } | null>(null);
  const moved = useRef(false);

  const letGo = (card: HTMLElement) => {
    card.style.translate = '';
    card.removeAttribute('data-dragged');
    start.current = null;
  };
  return {
    /** Whether the click that follows belongs to a drag. */
    wasDragged: () => moved.current,
    handlers: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        moved.current = false;
        if (event.button === 0) start.current = { x: event.clientX, y: event.clientY };
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        if (start.current === null) return;
        const [x, y] = [event.clientX - start.current.x, event.clientY - start.current.y];
        if (!moved.current && Math.hypot(x, y) < JITTER) return;
        if (!moved.current) event.currentTarget.setPointerCapture(event.pointerId);
        moved.current = true;
        event.currentTarget.dataset['dragged'] = String(y < -PULLED_OUT);
        event.currentTarget.style.translate = `${x}px ${y}px`;
      },
      onPointerUp: (event: PointerEvent<HTMLElement>) => {
        const up = start.current === null ? 0 : start.current.y - event.clientY;
        letGo(event.currentTarget);
        if (moved.current && up > PULLED_OUT) onOut();
      },
      onPointerCancel: (event: PointerEvent<HTMLElement>) => {
        letGo(event.currentTarget);
        moved.current = true;
      },
    },
  };
}
