import type { CSSProperties, ReactNode } from 'react';
import type { Inspected } from './useInspect.ts';
import './info.css';

interface Props {
  readonly spot: Inspected;
  readonly children: ReactNode;
}

/** A small card that explains a piece, beside it. It stands in the board's root, and has the board's look. */
export function InfoCard({ spot, children }: Props) {
  const { left, top, bottom, width, height, isBelow } = spot;
  const beside: CSSProperties = isBelow ? { top: bottom } : { bottom: height - top };
  return (
    <div
      className="info-card"
      role="status"
      data-what={spot.what}
      data-side={left < width / 3 ? 'left' : left > (2 * width) / 3 ? 'right' : 'middle'}
      style={{ ...beside, '--at': `${left}px` } as CSSProperties}
    >
      {children}
    </div>
  );
}

/** A title, and what there is to say. */
export function InfoText({ text }: { readonly text: readonly string[] }) {
  const [title, ...lines] = text;
  return (
    <>
      <b>{title}</b>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </>
  );
}
