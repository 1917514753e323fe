import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { isNewerBuildThere } from './keep.ts';

/**
 * A newer build is opened when somebody goes from one page to another: nothing is lost then. Whoever sits at a table, with
 * a card in the hand or half a sentence typed, keeps the page that they have until they leave it.
 */
export function useNewerBuild(): void {
  const [path] = useLocation();
  const before = useRef(path);
  useEffect(() => {
    if (before.current !== path && isNewerBuildThere()) location.reload();
    before.current = path;
  }, [path]);
}
