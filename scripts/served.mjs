// What npm start serves, and whether it is built from the sources as they are. Loads no builder.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { builtFrom, sourcesNow } from './built.mjs';
import { root } from './tool.mjs';

export const CACHE = path.join(root, 'node_modules', '.cache', 'tortuga');

export const serverFolder = (sources) => path.join(CACHE, `server-${sources}`);

/** The path of the server's program; null if it has to be built. */
export function builtServer(sources) {
  const program = path.join(serverFolder(sources), 'main.mjs');
  return existsSync(program) ? program : null;
}

export const pageFolder = path.join(root, 'packages', 'web');

export const isPageBuilt = (sources = sourcesNow()) =>
  builtFrom('page') === sources && existsSync(path.join(pageFolder, 'dist', 'index.html'));
