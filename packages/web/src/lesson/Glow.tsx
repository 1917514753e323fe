import { useEffect, useState } from 'react';
import { glowing, type Spot, spotOf } from './glow.ts';

/** Pieces move, and are picked up: often enough to follow them, seldom enough to cost nothing. */
const LOOK_MS = 100;

const isSame = (a: Spot | null, b: Spot | null): boolean => JSON.stringify(a) === JSON.stringify(b);

/** A glowing ring around the piece that the lesson speaks of. */
export function Glow({ names }: { readonly names: readonly string[] }) {
  const [spot, setSpot] = useState<Spot | null>(null);
  const wanted = names.join('\n');
  useEffect(() => {
    let last: HTMLElement | null = null;
    const look = () => {
      const board = document.querySelector('.table-board');
      const piece = board === null ? null : glowing(board, wanted.split('\n'));
      // Once for each piece: whoever scrolls away after that wants to.
      if (piece !== null && piece !== last && spotOf(piece) === null) piece.scrollIntoView({ block: 'center' });
      last = piece;
      const found = piece === null ? null : spotOf(piece);
      setSpot((before) => (isSame(before, found) ? before : found));
    };
    look();
    const timer = setInterval(look, LOOK_MS);
    return () => clearInterval(timer);
  }, [wanted]);
  return spot === null ? null : <div className="glow" style={{ ...spot }} aria-hidden="true" />;
}
