import { type RefObject, useLayoutEffect, useRef } from 'react';
import { copyOf } from './flight-copy.ts';
import {
  type Departure,
  type Flight,
  isNear,
  isVisible,
  type Piece,
  pathBetween,
  planFlights,
  type Spot,
} from './flights.ts';
import { durationOf, type Motion, prefersReducedMotion } from './motion.ts';
import './flights.css';

interface FlyingPiece {
  readonly animation: Animation;
  readonly copy: HTMLElement;
  readonly goal: Spot;
  readonly land: () => void;
}

type Flying = Map<HTMLElement, FlyingPiece>;

interface Options {
  readonly motion: Motion;
  /** What goes to a place where it isn't seen, as a card on a pile. */
  readonly departures?: readonly Departure[] | undefined;
}

const EASE = 'cubic-bezier(0.2, 0.8, 0.2, 1)';
/** How far a path bends, as a fraction of its length, so that two pieces that change places don't collide. */
const BEND = 0.08;

/**
 * Animates every piece that has changed its place, in a layer above all else. A piece is an element with
 * `data-flight="<id>"`; the same id in another place, or on another element, is the same piece. Optional attributes:
 *
 * - `data-flight-at`: the name of its place. While that stays the same the piece does not fly, even if the page shifts.
 * - `data-flight-from`: a new piece comes from the element with this `data-flight-anchor`; of several names the first
 *   that is there counts, now or before.
 *
 * An anchor may have several names; of several with the same name the last visible counts.
 *
 * The document is always up to date and only the picture lags behind, so numbers and clicks never have to wait.
 */
export function useFlights(root: RefObject<HTMLElement | null>, { motion, departures = [] }: Options): void {
  const flying = useRef<Flying>(new Map());
  const departed = useRef<ReadonlySet<string> | null>(null);
  // While React renders, the document still shows the previous state: it can be measured only here.
  const was = root.current === null || motion === 0 ? null : measured(root.current, flying.current);

  useLayoutEffect(() => {
    const known = departed.current;
    departed.current = new Set(departures.map(({ id }) => id));
    if (root.current === null || was === null || prefersReducedMotion()) return;
    const duration = durationOf(motion);
    landThoseWithout(flying.current);
    const elements = elementsIn(root.current);
    const anchors = anchorsIn(root.current);
    const after = [...elements].map(([id, element]) => pieceOf(id, element));
    const spots = new Map([...anchors].map(([name, { spot }]) => [name, spot]));
    // A card that is sold leaves its place in the market.
    const origins = new Map([...was.anchors].map(([name, { spot }]) => [name, spot]));
    for (const [name, spot] of spots) origins.set(name, spot);
    for (const flight of planFlights(was.pieces, after, origins, duration)) {
      const element = elements.get(flight.id);
      if (element === undefined || flying.current.has(element)) continue;
      flying.current.set(
        element,
        fly(element, flight, duration, () => flying.current.delete(element)),
      );
    }
    for (const departure of departures) {
      const from = was.anchors.get(departure.from);
      const to = spots.get(departure.to);
      if (known === null || known.has(departure.id) || from === undefined || to === undefined) continue;
      leave(from, to, duration * 2, root.current);
    }
  });
}

/** Pieces that are gone or have got another goal fly no more; their copies vanish before the next flight begins. */
function landThoseWithout(flying: Flying): void {
  for (const [element, { goal, land }] of [...flying]) {
    if (!element.isConnected || !isNear(element.getBoundingClientRect(), goal)) land();
  }
}

function fly(
  element: HTMLElement,
  { x, y, scale, isNew, delay }: Flight,
  duration: number,
  onLanded: () => void,
): FlyingPiece {
  const goal = element.getBoundingClientRect();
  const copy = copyOf(element, goal, element.parentElement);
  const timing = { duration, delay, easing: EASE, fill: 'backwards' } as const;
  // The piece itself is already there, but not seen before its picture has arrived.
  const hidden = element.animate([{ opacity: 0 }, { opacity: 0 }], timing);
  const bend = (part: number, other: number) => part / 2 + other * BEND;
  const animation = copy.animate(
    [
      { transform: `translate(${x}%, ${y}%) scale(${scale})`, opacity: isNew ? 0.4 : 1 },
      { transform: `translate(${bend(x, -y)}%, ${bend(y, x)}%) scale(${(1 + scale) / 2})`, opacity: 1 },
      { transform: 'none' },
    ],
    timing,
  );
  const land = () => {
    animation.onfinish = null;
    hidden.cancel();
    copy.remove();
    onLanded();
  };
  animation.onfinish = land;
  return { animation, copy, goal, land };
}

/** The picture of something that has left its place shrinks into another. */
function leave({ element, parent, spot }: Anchor, to: Spot, duration: number, root: HTMLElement): void {
  if (!isVisible(spot) || !isVisible(to)) return;
  const copy = copyOf(element, spot, parent?.isConnected ? parent : root);
  const { x, y, scale } = pathBetween(to, spot);
  const animation = copy.animate(
    [
      { transform: 'none' },
      { transform: `translate(${x * 0.9}%, ${y * 0.9}%) scale(${scale})`, opacity: 1, offset: 0.85 },
      { transform: `translate(${x}%, ${y}%) scale(${scale})`, opacity: 0 },
    ],
    { duration, easing: EASE },
  );
  animation.onfinish = () => copy.remove();
}

function elementsIn(root: HTMLElement): Map<string, HTMLElement> {
  const found = new Map<string, HTMLElement>();
  for (const element of root.querySelectorAll<HTMLElement>('[data-flight]')) {
    const id = element.dataset['flight'] ?? '';
    // On a phone a piece may be in two lists, one of them hidden.
    const other = found.get(id);
    if (other === undefined || !isVisible(other.getBoundingClientRect())) found.set(id, element);
  }
  return found;
}

const pieceOf = (id: string, element: HTMLElement, shown: HTMLElement = element): Piece => ({
  id,
  spot: shown.getBoundingClientRect(),
  at: element.dataset['flightAt'] ?? null,
  from: element.dataset['flightFrom'] ?? null,
});

interface Anchor {
  readonly element: HTMLElement;
  readonly parent: HTMLElement | null;
  readonly spot: Spot;
}

/** Where everything is seen now: a piece in flight is where its copy is. */
const measured = (root: HTMLElement, flying: Flying) => ({
  pieces: new Map([...elementsIn(root)].map(([id, element]) => [id, pieceOf(id, element, flying.get(element)?.copy)])),
  anchors: anchorsIn(root),
});

function anchorsIn(root: HTMLElement): Map<string, Anchor> {
  const found = new Map<string, Anchor>();
  for (const element of root.querySelectorAll<HTMLElement>('[data-flight-anchor]')) {
    const spot = element.getBoundingClientRect();
    if (!isVisible(spot)) continue;
    for (const name of (element.dataset['flightAnchor'] ?? '').split(' ')) {
      found.set(name, { element, parent: element.parentElement, spot });
    }
  }
  return found;
}
