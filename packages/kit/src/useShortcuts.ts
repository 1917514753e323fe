import { type RefObject, useEffect } from 'react';

export interface Shortcuts {
  readonly onUndo: (() => void) | null;
  readonly onRedo: (() => void) | null;
  readonly onEscape: (() => void) | null;
  /** The board's own keys: the action of a key, or null if it has none now. */
  readonly onOther?: (event: KeyboardEvent) => (() => void) | null;
}

/** Keys that work wherever the focus is, except in text fields and in the page's dialogs. */
export function useShortcuts(
  root: RefObject<HTMLElement | null>,
  { onUndo, onRedo, onEscape, onOther }: Shortcuts,
): void {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      if (event.defaultPrevented || isElsewhere(event.target, root.current)) return;
      const action = actionOf(event);
      if (action === null) return;
      event.preventDefault();
      action();
    }
    function actionOf(event: KeyboardEvent): (() => void) | null {
      if (event.key === 'Escape') return onEscape;
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.code !== 'KeyZ') return onOther?.(event) ?? null;
      return event.shiftKey ? onRedo : onUndo;
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [root, onUndo, onRedo, onEscape, onOther]);
}

function isElsewhere(target: EventTarget | null, root: HTMLElement | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable || target.matches('input, textarea, select')) return true;
  return root?.contains(target) !== true && target.closest('dialog, [role="dialog"]') !== null;
}
