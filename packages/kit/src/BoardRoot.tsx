import type { ComponentProps, ReactNode, RefObject } from 'react';
import type { Departure } from './flights.ts';
import { moveFocusByArrow } from './focus.ts';
import { InfoCard } from './InfoCard.tsx';
import type { Motion } from './motion.ts';
import { useFlights } from './useFlights.ts';
import { useInspect } from './useInspect.ts';
import { type Shortcuts, useShortcuts } from './useShortcuts.ts';

interface BoardRootProps extends ComponentProps<'div'> {
  readonly root: RefObject<HTMLDivElement | null>;
  /** By selector of a button that has the focus: the selector of those that the arrow keys lead to. */
  readonly arrowRows?: Readonly<Record<string, string>>;
  readonly motion: Motion;
  /** What goes to a place where it isn't seen, as a card on a pile. */
  readonly departures?: readonly Departure[];
  readonly shortcuts: Shortcuts;
  /** What a piece is, by its `data-info`. */
  readonly explain: (what: string) => ReactNode;
}

/** The element around a board: what moves in it flies, keys work everywhere in it, and every piece can be explained. */
export function BoardRoot({
  root,
  arrowRows = {},
  motion,
  departures,
  shortcuts,
  explain,
  children,
  ...rest
}: BoardRootProps) {
  useFlights(root, { motion, departures });
  const { inspected, onKey, close } = useInspect(root);
  useShortcuts(root, {
    ...shortcuts,
    onEscape: inspected === null ? shortcuts.onEscape : close,
    onOther: (event) => onKey(event) ?? shortcuts.onOther?.(event) ?? null,
  });
  const explanation = inspected === null ? null : explain(inspected.what);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys for the buttons inside
    <div {...rest} ref={root} onKeyDown={(event) => moveFocusByArrow(event, root, arrowRows)} data-motion={motion}>
      {children}
      {inspected !== null && explanation !== null && <InfoCard spot={inspected}>{explanation}</InfoCard>}
    </div>
  );
}
