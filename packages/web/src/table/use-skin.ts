import { useEffect } from 'react';
import { posterOf } from '../posters.ts';

/** At a table everything on the page, to the last dialog, has the look of its game. */
export function useSkin(game: string): void {
  useEffect(() => {
    const skin = posterOf(game)?.skin;
    if (skin === undefined) return;
    document.body.dataset['board'] = skin;
    return () => {
      delete document.body.dataset['board'];
    };
  }, [game]);
}
