import type { ReactNode } from 'react';

interface Props {
  readonly className: string;
  /** The side of the square it is drawn in. */
  readonly size: number;
  /** An outline, or several. */
  readonly path?: string | readonly string[];
  readonly fillRule?: 'evenodd';
  /** For arrows: whether it is mirrored. */
  readonly forward?: boolean;
  readonly children?: ReactNode;
}

/** A small picture beside a text that says the same. */
export function Drawing({ className, size, path = [], fillRule, forward, children }: Props) {
  return (
    <svg className={className} data-forward={forward} viewBox={`0 0 ${size} ${size}`} aria-hidden="true">
      {[path].flat().map((each) => (
        <path key={each} d={each} fillRule={fillRule} />
      ))}
      {children}
    </svg>
  );
}

/** An arrow that turns back, in a square of 24; forward is its mirror image. */
export const TURN_BACK = 'M9 4L4 9l5 5M4 9h10a5.500 5.500 0 0 1 0 11H8';
