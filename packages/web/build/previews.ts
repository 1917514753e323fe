import { copyFileSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

/** The posters that the server draws into the pictures of link previews, by game. */
const POSTERS = {
  'tortuga-2199': 'poster-2199.svg',
  'tortuga-dice': 'poster-dice.svg',
  'tortuga-cards': 'poster-cards.svg',
};

export function previews(): Plugin {
  let root = '';
  let folder = '';
  return {
    name: 'previews',
    apply: 'build',
    configResolved: (config) => {
      root = config.root;
      folder = path.resolve(root, config.build.outDir, 'previews');
    },
    writeBundle: () => {
      mkdirSync(folder, { recursive: true });
      for (const [game, file] of Object.entries(POSTERS))
        copyFileSync(path.join(root, 'src', 'art', file), path.join(folder, `${game}.svg`));
    },
  };
}
