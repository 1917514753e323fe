import type { ReactNode, RefObject } from 'react';
import { moveFocusByArrow } from './focus.ts';
import type { Motion } from './motion.ts';

interface BoardRootProps {
  readonly className: string;
  readonly root: RefObject<HTMLDivElement | null>;
  /** By selector of a button that has the focus: the selector of those that the arrow keys lead to. */
  readonly arrowRows: Readonly<Record<string, string>>;
  readonly motion: Motion;
  readonly children: ReactNode;
}

/** The element around a board: arrow keys move the focus in it. */
export function BoardRoot({ className, root, arrowRows, motion, children }: BoardRootProps) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys for the buttons inside
    <div
      className={className}
      ref={root}
      onKeyDown={(event) => moveFocusByArrow(event, root, arrowRows)}
      data-motion={motion}
    >
      {children}
    </div>
  );
}
