// How the page is built.
import { spawnSync } from 'node:child_process';
import { noteBuilt, sourcesNow } from './built.mjs';
import { isPageBuilt, pageFolder } from './served.mjs';
import { tool } from './tool.mjs';

export function buildPage() {
  const sources = sourcesNow();
  const { status } = spawnSync(process.execPath, [tool('vite', 'vite', 'packages/web'), 'build'], {
    cwd: pageFolder,
    stdio: ['ignore', 'ignore', 'inherit'],
    // Whoever builds it may be a test: the page would be one for developers then, slow and not kept for offline use.
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (status !== 0) throw new Error('The page could not be built.');
  noteBuilt('page', sources);
}

export function buildPageIfChanged() {
  if (!isPageBuilt()) buildPage();
}
