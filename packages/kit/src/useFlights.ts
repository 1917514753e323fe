import { type RefObject, useLayoutEffect, useRef } from 'react';
import { type Flight, isNear, isVisible, type Piece, planFlights, type Spot } from './flights.ts';
import { durationOf, type Motion, wantsStillness } from './motion.ts';
import './flights.css';

interface InTheAir {
  readonly animation: Animation;
  readonly goal: Spot;
}

const EASE = 'cubic-bezier(0.2, 0.8, 0.2, 1)';
/** How far a path bends, in per cent of its length, so that two that change places don't cross each other. */
const BEND = 0.08;

/**
 * Whatever changed its place flies there. A piece is an element with `data-flight="<id>"`, and the same id at
 * another place, or on another element, is the same piece. More about it, if wanted:
 *
 * - `data-flight-at`: the name of its place. While that stays the same it doesn't fly, wherever the page shifts it.
 * - `data-flight-from`: if it was not there before, it comes from the element with this `data-flight-anchor`.
 *
 * The page is always up to date; only its picture lags behind. So no number waits, and a click hits what it shows.
 */
export function useFlights(root: RefObject<HTMLElement | null>, { motion }: { readonly motion: Motion }): void {
  const inTheAir = useRef(new Map<HTMLElement, InTheAir>());
  // While React renders, the document still shows what was before: here, and only here, it can be measured.
  const before = root.current === null || motion === 0 ? null : piecesIn(root.current);

  useLayoutEffect(() => {
    if (root.current === null || before === null || wantsStillness()) return;
    const duration = durationOf(motion);
    const resume = hold(inTheAir.current);
    const elements = elementsIn(root.current);
    const after = [...elements].map(([id, element]) => pieceOf(id, element));
    const onTheirWay = resume();
    for (const flight of planFlights(before, after, anchorsIn(root.current), duration)) {
      const element = elements.get(flight.id);
      if (element === undefined || onTheirWay.has(element)) continue;
      const goal = element.getBoundingClientRect();
      const animation = fly(element, flight, duration);
      inTheAir.current.set(element, { animation, goal });
      animation.onfinish = () => {
        inTheAir.current.delete(element);
        delete element.dataset['flying'];
      };
    }
  });
}

/** Stops all flights, so that the true places can be measured; a flight that keeps its goal then goes on. */
function hold(inTheAir: Map<HTMLElement, InTheAir>) {
  const held = [...inTheAir].map(([element, flight]) => ({ element, flight, time: flight.animation.currentTime }));
  for (const { flight } of held) flight.animation.cancel();
  return (): ReadonlySet<HTMLElement> => {
    const goingOn = new Set<HTMLElement>();
    for (const { element, flight, time } of held) {
      if (element.isConnected && isNear(element.getBoundingClientRect(), flight.goal)) {
        flight.animation.play();
        flight.animation.currentTime = time;
        goingOn.add(element);
      } else {
        inTheAir.delete(element);
        delete element.dataset['flying'];
      }
    }
    return goingOn;
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
    // On a phone a piece may stand in two lists, one of them hidden.
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
