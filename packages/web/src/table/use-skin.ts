import { useEffect } from 'react';
import { posterOf } from '../posters.ts';

/** At a table everything on the page, to the last dialog, has the look of its game. */
export function useSkin(game: string): void {
  useEffect(() => {
    const poster = posterOf(game);
    if (poster === undefined) return;
    const { dataset } = document.body;
    dataset['board'] = poster.skin;
    if (poster.isDark) dataset['theme'] = 'dark';
    return () => {
      delete dataset['board'];
      delete dataset['theme'];
    };
  }, [game]);
}
