import type { ReactNode } from 'react';
import type { Inspected } from './useInspect.ts';

interface Props {
  readonly spot: Inspected;
  /** The board's own look: `--left` is the middle of the piece, `data-side` the side of the board that it is near. */
  readonly className: string;
  readonly children: ReactNode;
}

/** A small card that explains a piece, below it or above it. */
export function InfoCard({ spot, className, children }: Props) {
  const isBelow = spot.bottom < spot.height * 0.6;
  return (
    <div
      className={className}
      role="status"
      data-side={spot.left < spot.width / 3 ? 'left' : spot.left > (2 * spot.width) / 3 ? 'right' : 'middle'}
      style={
        {
          '--left': `${spot.left}px`,
          ...(isBelow ? { top: spot.bottom } : { bottom: spot.height - spot.top }),
        } as object
      }
    >
      {children}
    </div>
  );
}
