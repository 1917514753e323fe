import { type RefObject, useCallback, useEffect, useState } from 'react';

/** What a piece of the board is called: by itself, or by the nearest thing around it that has a name. */
function whatIs(element: Element | null): string | null {
  const named = element?.closest<HTMLElement>('[data-about], [data-info]');
  return named?.dataset['about'] ?? named?.dataset['info'] ?? null;
}

/** What belongs to the page, and works as ever. */
const OF_THE_PAGE = '.table-tools, .ending';

/**
 * The question mark: while it is on, a click, a tap or Enter on anything on the board explains it instead of doing
 * something. Its key explains at once what is explained in short already. Escape leaves it.
 */
export function useAsking(board: RefObject<HTMLElement | null>) {
  const [isAsking, setAsking] = useState(false);
  const [what, setWhat] = useState<string | null>(null);
  const explain = useCallback((about: string | null): void => {
    setAsking(false);
    setWhat(about);
  }, []);

  useEffect(() => {
    const root = board.current;
    if (root === null) return;
    const shownWhat = (): string | null => root.querySelector<HTMLElement>('.info-card')?.dataset['what'] ?? null;
    const onKey = (event: KeyboardEvent): void => {
      const { key, target } = event;
      if (target instanceof HTMLElement && target.matches('input, textarea, select, [role=dialog] *')) return;
      if (key === '?') {
        const shown = shownWhat();
        if (shown === null) setAsking((before) => !before);
        else explain(shown);
      } else if (key === 'Escape' && isAsking) {
        setAsking(false);
        event.stopPropagation();
      }
    };
    // A finger that has asked for the short explanation may touch it for more.
    const onTouch = (event: PointerEvent): void => {
      if (!(event.target instanceof Element) || event.target.closest('.info-card') === null) return;
      event.stopPropagation();
      explain(shownWhat());
    };
    document.addEventListener('keydown', onKey, { capture: true });
    root.addEventListener('pointerdown', onTouch, { capture: true });
    return () => {
      document.removeEventListener('keydown', onKey, { capture: true });
      root.removeEventListener('pointerdown', onTouch, { capture: true });
    };
  });

  useEffect(() => {
    const root = board.current;
    if (root === null || !isAsking) return;
    const ofTheBoard = ({ target }: Event): boolean =>
      target instanceof Element && target.closest(OF_THE_PAGE) === null;
    const stop = (event: Event): void => {
      if (!ofTheBoard(event)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    // Not at the click: there is none on a button that is off.
    const onUp = (event: PointerEvent): void => {
      if (!ofTheBoard(event)) return;
      stop(event);
      explain(whatIs(document.elementFromPoint(event.clientX, event.clientY)));
      // The click that follows is meant for nothing else.
      window.addEventListener('click', stop, { capture: true, once: true });
      setTimeout(() => window.removeEventListener('click', stop, { capture: true }));
    };
    const onEnter = (event: KeyboardEvent): void => {
      if ((event.key !== 'Enter' && event.key !== ' ') || !ofTheBoard(event)) return;
      stop(event);
      explain(whatIs(document.activeElement));
    };
    // Whatever can be asked about can be reached by key.
    const reached = [...root.querySelectorAll<HTMLElement>('[data-about], [data-info]')].filter(
      (piece) => piece.tabIndex < 0 && !piece.hasAttribute('tabindex'),
    );
    for (const piece of reached) piece.tabIndex = 0;
    root.addEventListener('pointerdown', stop, { capture: true });
    root.addEventListener('click', stop, { capture: true });
    root.addEventListener('pointerup', onUp, { capture: true });
    root.addEventListener('keydown', onEnter, { capture: true });
    return () => {
      for (const piece of reached) piece.removeAttribute('tabindex');
      root.removeEventListener('pointerdown', stop, { capture: true });
      root.removeEventListener('click', stop, { capture: true });
      root.removeEventListener('pointerup', onUp, { capture: true });
      root.removeEventListener('keydown', onEnter, { capture: true });
    };
  }, [board, isAsking, explain]);

  return { isAsking, toggle: () => setAsking(!isAsking), what, close: () => setWhat(null) };
}
