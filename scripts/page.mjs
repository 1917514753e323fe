// How the page is built, and whether it has to be.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { builtFrom, noteBuilt, sourcesNow } from './built.mjs';
import { root, tool } from './tool.mjs';

const FOLDER = path.join(root, 'packages', 'web');

export function buildPage() {
  const sources = sourcesNow();
  const { status } = spawnSync(process.execPath, [tool('vite', 'vite', 'packages/web'), 'build'], {
    cwd: FOLDER,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Error('The page could not be built.');
  noteBuilt('page', sources);
}

export const isPageBuilt = (sources = sourcesNow()) =>
  builtFrom('page') === sources && existsSync(path.join(FOLDER, 'dist', 'index.html'));

export function buildPageIfChanged() {
  if (!isPageBuilt()) buildPage();
}
