import { type PointerEvent, useRef } from 'react';

/** In pixels: how far up a card is dragged to play it, and the movement that does not count as dragging. */
const PULLED_OUT = 90;
const JITTER = 8;

interface Drag {
  /** A card begins or ceases to be dragged. */
  readonly onHold: (isHeld: boolean) => void;
  /** It was dropped on the place with this name. */
  readonly onDrop: (place: string) => void;
  /** It was dragged up far enough, and dropped nowhere else. */
  readonly onOut?: () => void;
}

/** The place that a card may be dropped on, under the pointer: the card itself lies on top of it. */
const placeUnder = ({ clientX, clientY }: PointerEvent): HTMLElement | null =>
  document
    .elementsFromPoint(clientX, clientY)
    .find((element): element is HTMLElement => element instanceof HTMLElement && 'drop' in element.dataset) ?? null;

/** A card is dropped on a place, or dragged up far enough; otherwise it returns. */
export function useDrag({ onHold, onDrop, onOut }: Drag) {
  const start = useRef<{ readonly x: number; readonly y: number } | null>(null);
  const moved = useRef(false);
  const over = useRef<HTMLElement | null>(null);

  const aimAt = (place: HTMLElement | null) => {
    over.current?.removeAttribute('data-over');
    place?.setAttribute('data-over', '');
    over.current = place;
  };
  const letGo = (card: HTMLElement) => {
    card.style.translate = '';
    card.removeAttribute('data-dragged');
    start.current = null;
    aimAt(null);
    if (moved.current) onHold(false);
  };
  return {
    /** Whether the click that follows belongs to a drag. */
    wasDragged: () => {
      const was = moved.current;
      moved.current = false;
      return was;
    },
    handlers: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        moved.current = false;
        if (event.button === 0) start.current = { x: event.clientX, y: event.clientY };
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        if (start.current === null) return;
        const [x, y] = [event.clientX - start.current.x, event.clientY - start.current.y];
        if (!moved.current && Math.hypot(x, y) < JITTER) return;
        if (!moved.current) {
          event.currentTarget.setPointerCapture(event.pointerId);
          onHold(true);
        }
        moved.current = true;
        aimAt(placeUnder(event));
        event.currentTarget.dataset['dragged'] = String(onOut !== undefined && y < -PULLED_OUT);
        event.currentTarget.style.translate = `${x}px ${y}px`;
      },
      onPointerUp: (event: PointerEvent<HTMLElement>) => {
        const up = start.current === null ? 0 : start.current.y - event.clientY;
        const place = moved.current ? placeUnder(event) : null;
        letGo(event.currentTarget);
        if (place !== null) onDrop(place.dataset['drop'] ?? '');
        else if (moved.current && up > PULLED_OUT) onOut?.();
      },
      onPointerCancel: (event: PointerEvent<HTMLElement>) => {
        letGo(event.currentTarget);
        moved.current = true;
      },
    },
  };
}
