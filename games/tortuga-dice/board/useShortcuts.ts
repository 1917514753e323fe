import { type RefObject, useEffect } from 'react';

interface Shortcuts {
  readonly onUndo: (() => void) | null;
  readonly onRedo: (() => void) | null;
  readonly onEscape: (() => void) | null;
  /** A to E, or 1 to 5: a die is taken up or put back. */
  readonly onDie: ((die: number) => void) | null;
}

/** Keys that work wherever the focus is, but not in a text somebody writes nor in a window of the page. */
export function useShortcuts(
  root: RefObject<HTMLElement | null>,
  { onUndo, onRedo, onEscape, onDie }: Shortcuts,
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
      const die = dieOf(event);
      if (die >= 0) return onDie === null ? null : () => onDie(die);
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.code !== 'KeyZ') return null;
      return event.shiftKey ? onRedo : onUndo;
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [root, onUndo, onRedo, onEscape, onDie]);
}

function isElsewhere(target: EventTarget | null, root: HTMLElement | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable || target.matches('input, textarea, select')) return true;
  return root?.contains(target) !== true && target.closest('dialog, [role="dialog"]') !== null;
}

/** By the letter's key wherever it is, or by its number. */
function dieOf(event: KeyboardEvent): number {
  if (event.ctrlKey || event.metaKey || event.altKey) return -1;
  const byLetter = ['KeyA', 'KeyB', 'KeyC', 'KeyD', 'KeyE'].indexOf(event.code);
  return byLetter >= 0 ? byLetter : ['1', '2', '3', '4', '5'].indexOf(event.key);
}
