import type { ReactNode } from 'react';
import './moment.css';

interface Props {
  /** Of the board: it has its look. */
  readonly className: string;
  readonly kind: string;
  readonly onEnd: () => void;
  readonly children: ReactNode;
}

/** Large over the board for a moment. It is a picture only: the log and the prompt say the same. */
export function MomentCard({ className, kind, onEnd, children }: Props) {
  return (
    <div className={`moment ${className}`} data-kind={kind} onAnimationEnd={onEnd} aria-hidden="true">
      {children}
    </div>
  );
}
