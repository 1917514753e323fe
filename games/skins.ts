/** The colours and fonts of each game, for pages without its board: a board brings its own. */
const SKINS: Readonly<Record<string, () => Promise<unknown>>> = {
  'tortuga-cards': () => import('./tortuga-cards/board/skin.css'),
  'tortuga-dice': () => import('./tortuga-dice/board/skin.css'),
  'tortuga-2199': () => import('./tortuga-2199/board/skin.css'),
};

export async function openSkin(game: string): Promise<void> {
  await SKINS[game]?.();
}
