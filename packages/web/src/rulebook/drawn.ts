import { openBook } from '@tortuga/games/book';
import type { GalleryKind } from '@tortuga/games/figure';
import { openFigures } from '@tortuga/games/figures';
import { seat } from '@tortuga/kernel';
import { Speaker } from '@tortuga/words';
import type { ReactNode } from 'react';
import type { Speech } from '../speech/speech.tsx';
import { openModule, type SpokenModule } from '../table/game.ts';

/** The pictures of a rulebook, with the cards that the game has today. */
export interface Drawn {
  readonly draw: (name: string) => ReactNode;
  readonly gallery: readonly GalleryKind[];
  readonly sprite: ReactNode;
}

const VIEWER = seat(0);

export const openDrawn = async (game: string, speech: Speech): Promise<Drawn | null> =>
  drawnWith(await openModule(game, null, speech.locale), speech);

/** The same with the cards of a table. */
export async function drawnWith(module: SpokenModule, { locale, catalogs, t }: Speech): Promise<Drawn | null> {
  const game = module.game.id;
  const [figures, book] = await Promise.all([openFigures(game), openBook(game, locale)]);
  if (figures === null) return null;
  const nameOf = (player: number) => t('web.bot.name', { seat: String(player) });
  const words = [{ [locale]: book?.words ?? {} }, { [locale]: module.sentences }, module.names, catalogs];
  const { say } = new Speaker(locale, words, nameOf, VIEWER);
  const by = { pack: module.pack, locale, say, nameOf };
  return {
    draw: (name) => figures.draw(name, by),
    gallery: figures.gallery(by),
    sprite: figures.sprite,
  };
}
