import { useEffect } from 'react';

/** A key of the page, wherever the focus is; null while it does nothing. */
export function useKey(code: string, action: (() => void) | null): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (action === null || event.defaultPrevented || event.code !== code || isTyped(event)) return;
      event.preventDefault();
      action();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  });
}

/** Is it a letter in a text, or for the browser? */
const isTyped = ({ ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean =>
  ctrlKey ||
  metaKey ||
  altKey ||
  (target instanceof HTMLElement && target.matches('input:not([type=range]), textarea, select, [role=dialog] *'));
