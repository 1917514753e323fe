import { type RefObject, useLayoutEffect, useRef } from 'react';
import { type Flight, isNear, isVisible, type Piece, planFlights, type Spot } from './flights.ts';
import { durationOf, type Motion, prefersReducedMotion } from './motion.ts';
import './flights.css';

interface FlyingPiece {
  readonly animation: Animation;
  readonly goal: Spot;
}

const EASE = 'cubic-bezier(0.2, 0.8, 0.2, 1)';
/** How far a path bends, as a fraction of its length, so that two pieces that change places don't collide. */
const BEND = 0.08;

/**
 * Animates every piece that has changed its place. A piece is an element with `data-flight="<id>"`; the same id in
 * another place, or on another element, is the same piece. Optional attributes:
 *
 * - `data-flight-at`: the name of its place. While that stays the same the piece does not fly, even if the page shifts.
 * - `data-flight-from`: a new piece comes from the element with this `data-flight-anchor`.
 *
 * The document is always up to date and only the picture lags behind, so numbers and clicks never have to wait.
 */
export function useFlights(root: RefObject<HTMLElement | null>, { motion }: { readonly motion: Motion }): void {
  const flying = useRef(new Map<HTMLElement, FlyingPiece>());
  // While React renders, the document still shows the previous state: it can be measured only here.
  const before = root.current === null || motion === 0 ? null : piecesIn(root.current);

  useLayoutEffect(() => {
    if (root.current === null || before === null || prefersReducedMotion()) return;
    const duration = durationOf(motion);
    const resume = hold(flying.current);
    const elements = elementsIn(root.current);
    const after = [...elements].map(([id, element]) => pieceOf(id, element));
    const stillFlying = resume();
    for (const flight of planFlights(before, after, anchorsIn(root.current), duration)) {
      const element = elements.get(flight.id);
      if (element === undefined || stillFlying.has(element)) continue;
      const goal = element.getBoundingClientRect();
      const animation = fly(element, flight, duration);
      flying.current.set(element, { animation, goal });
      animation.onfinish = () => {
        flying.current.delete(element);
        delete element.dataset['flying'];
      };
    }
  });
}

/** Stops all flights so that the real places can be measured. A flight whose goal is unchanged then continues. */
function hold(flying: Map<HTMLElement, FlyingPiece>) {
  const held = [...flying].map(([element, flight]) => ({ element, flight, time: flight.animation.currentTime }));
  for (const { flight } of held) flight.animation.cancel();
  return (): ReadonlySet<HTMLElement> => {
    const continued = new Set<HTMLElement>();
    for (const { element, flight, time } of held) {
      if (element.isConnected && isNear(element.getBoundingClientRect(), flight.goal)) {
        flight.animation.play();
        flight.animation.currentTime = time;
        continued.add(element);
      } else {
        flying.delete(element);
        delete element.dataset['flying'];
      }
    }
    return continued;
  };
}

function fly(element: HTMLElement, { x, y, scale, isNew, delay }: Flight, duration: number): Animation {
  element.dataset['flying'] = '';
  const bend = (part: number, other: number) => part / 2 + other * BEND;
  return element.animate(
    [
      { transform: `translate(${x}%, ${y}%) scale(${scale})`, opacity: isNew ? 0.4 : 1 },
      { transform: `translate(${bend(x, -y)}%, ${bend(y, x)}%) scale(${(1 + scale) / 2})`, opacity: 1 },
      { transform: 'none' },
    ],
    { duration, delay, easing: EASE, fill: 'backwards' },
  );
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

const pieceOf = (id: string, element: HTMLElement): Piece => ({
  id,
  spot: element.getBoundingClientRect(),
  at: element.dataset['flightAt'] ?? null,
  from: element.dataset['flightFrom'] ?? null,
});

const piecesIn = (root: HTMLElement): Map<string, Piece> =>
  new Map([...elementsIn(root)].map(([id, element]) => [id, pieceOf(id, element)]));

function anchorsIn(root: HTMLElement): Map<string, Spot> {
  const anchors = [...root.querySelectorAll<HTMLElement>('[data-flight-anchor]')];
  return new Map(anchors.map((anchor) => [anchor.dataset['flightAnchor'] ?? '', anchor.getBoundingClientRect()]));
}
