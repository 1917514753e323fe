import { type RefObject, useEffect, useRef, useState } from 'react';

/** What is explained, by its `data-info`, and where it lies on the board. */
export interface Inspected {
  readonly what: string;
  readonly left: number;
  readonly top: number;
  readonly bottom: number;
  /** Of the board. */
  readonly width: number;
  readonly height: number;
  /** Whether there is more room below the piece. */
  readonly isBelow: boolean;
}

const HOVER_MS = 450;
const PRESS_MS = 450;
/** A finger that moves farther scrolls. */
const SCROLL_PX = 10;

/**
 * Explains a piece without acting: after a while under the pointer, on a long press, or with the key I. A piece is an
 * element with `data-info`; `InfoCard` shows what the board has to say of it.
 */
export function useInspect(root: RefObject<HTMLElement | null>) {
  const [inspected, setInspected] = useState<Inspected | null>(null);
  /** Where the focus was when a key explained something last. */
  const askedAt = useRef<Element | null>(null);
  const close = () => setInspected(null);

  useEffect(() => {
    const board = root.current;
    if (board === null) return;
    let timer = 0;
    /** The piece that the pointer was moved over. */
    let over: HTMLElement | null = null;
    let clicked: { x: number; y: number } | null = null;
    let press: { x: number; y: number; at: number; element: HTMLElement; isLong: boolean } | null = null;
    const explain = (element: HTMLElement) => {
      if (press !== null) press.isLong = true;
      setInspected(spotOf(board, element));
    };
    const wait = (element: HTMLElement, ms: number) => {
      clearTimeout(timer);
      timer = window.setTimeout(explain, ms, element);
    };
    const stop = () => {
      clearTimeout(timer);
      setInspected(null);
    };
    // What comes to lie below a resting pointer, or what a click has put there, is not what the player wonders about.
    const onOver = (event: PointerEvent) => {
      if (event.pointerType !== 'mouse' || infoAt(event.target) === over) return;
      over = null;
      stop();
    };
    const onHover = (event: PointerEvent) => {
      // With a button down something is being dragged.
      if (event.buttons !== 0) return;
      if (clicked !== null && Math.hypot(event.clientX - clicked.x, event.clientY - clicked.y) < SCROLL_PX) return;
      clicked = null;
      const element = infoAt(event.target);
      if (element !== null && element !== over) wait(element, HOVER_MS);
      over = element;
    };
    // A finger leaves when it is lifted: what it has asked for stays until the next touch.
    const onLeave = (event: PointerEvent) => {
      if (event.pointerType !== 'mouse') return;
      over = null;
      stop();
    };
    const onDown = (event: PointerEvent) => {
      stop();
      // Not every browser ends a long press with a click.
      press = null;
      const element = infoAt(event.target);
      if (event.pointerType === 'mouse') clicked = { x: event.clientX, y: event.clientY };
      if (event.pointerType === 'mouse' || element === null) return;
      press = { x: event.clientX, y: event.clientY, at: event.timeStamp, element, isLong: false };
      wait(element, PRESS_MS);
    };
    const onMove = (event: PointerEvent) => {
      if (event.pointerType === 'mouse') onHover(event);
      if (press === null || press.isLong) return;
      if (Math.hypot(event.clientX - press.x, event.clientY - press.y) <= SCROLL_PX) return;
      clearTimeout(timer);
      press = null;
    };
    // The finger's own time counts: a busy device notices late that it was lifted.
    const onUp = (event: PointerEvent) => {
      if (press === null) return;
      clearTimeout(timer);
      const isLong = event.timeStamp - press.at >= PRESS_MS;
      if (isLong === press.isLong) return;
      if (isLong) explain(press.element);
      else {
        press.isLong = false;
        stop();
      }
    };
    // The end of a long press is not a click.
    const onClick = (event: MouseEvent) => {
      if (press?.isLong === true) {
        event.preventDefault();
        event.stopPropagation();
      }
      press = null;
    };
    const onMenu = (event: MouseEvent) => {
      if (press !== null) event.preventDefault();
    };
    const listeners = {
      pointerover: onOver,
      pointerleave: onLeave,
      pointerdown: onDown,
      pointermove: onMove,
      pointerup: onUp,
      pointercancel: onUp,
      contextmenu: onMenu,
    } as const;
    for (const [type, listener] of Object.entries(listeners)) board.addEventListener(type, listener as EventListener);
    board.addEventListener('click', onClick, { capture: true });
    return () => {
      clearTimeout(timer);
      for (const [type, listener] of Object.entries(listeners))
        board.removeEventListener(type, listener as EventListener);
      board.removeEventListener('click', onClick, { capture: true });
    };
  }, [root]);

  /** From the piece with the focus, or the one explained last, to the next. */
  const inspectNext = () => {
    const board = root.current;
    if (board === null) return;
    const pieces = [...board.querySelectorAll<HTMLElement>('[data-info]')].filter(
      (piece, index, all) =>
        piece.getClientRects().length > 0 && all.findIndex((each) => infoOf(each) === infoOf(piece)) === index,
    );
    const focused = infoAt(document.activeElement);
    const last = pieces.findIndex((piece) => infoOf(piece) === inspected?.what);
    const isAsked = focused !== null && (inspected === null || askedAt.current !== document.activeElement);
    askedAt.current = document.activeElement;
    const next = isAsked ? focused : pieces[(last + 1) % pieces.length];
    if (next !== undefined) setInspected(spotOf(board, next));
  };
  /** For the board's own keys. */
  const onKey = (event: KeyboardEvent): (() => void) | null =>
    event.code === 'KeyI' && !event.ctrlKey && !event.metaKey && !event.altKey ? inspectNext : null;
  return { inspected, onKey, close };
}

const infoOf = (element: HTMLElement): string => element.dataset['info'] ?? '';

const infoAt = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-info]') : null;

function spotOf(board: HTMLElement, element: HTMLElement): Inspected {
  const box = element.getBoundingClientRect();
  const frame = board.getBoundingClientRect();
  return {
    what: infoOf(element),
    left: box.left - frame.left + box.width / 2,
    top: box.top - frame.top,
    bottom: box.bottom - frame.top,
    width: frame.width,
    height: frame.height,
    isBelow: box.bottom < window.innerHeight * 0.6,
  };
}
