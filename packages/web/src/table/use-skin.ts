import { openSkin } from '@tortuga/games/skins';
import { use, useLayoutEffect } from 'react';
import { posterOf } from '../posters.ts';

/** At a table everything on the page, to the last dialog, has the look of its game. */
export function useSkin(game: string | undefined): void {
  useLayoutEffect(() => {
    const poster = game === undefined ? undefined : posterOf(game);
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

const skins = new Map<string, Promise<void>>();

/** The same for a page without a board. Suspends until the colours are there. */
export function useSkinAlone(game: string | undefined): void {
  useSkin(game);
  if (game === undefined) return;
  // Without them the page looks like any other.
  const skin = skins.get(game) ?? openSkin(game).catch(() => undefined);
  skins.set(game, skin);
  use(skin);
}
