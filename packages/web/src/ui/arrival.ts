import { type RefObject, useEffect, useRef } from 'react';

/** The first page of a visit is the browser's own matter. */
let visiting = false;

/**
 * Whoever follows a link by key or by ear goes on at the heading of the page they came to: what had the focus
 * before is gone. A page that has put the focus somewhere itself keeps it there.
 */
export function useArrival(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const nowhere = document.activeElement === null || document.activeElement === document.body;
    if (visiting && nowhere) heading.current?.focus({ preventScroll: true });
    visiting = true;
  }, []);
  return heading;
}
