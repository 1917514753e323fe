// Builds what a server needs, as far as it is not built yet, and prints the path of its program. Building takes memory that
// the server does not need, so this is a process of its own.
import { existsSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { builtFrom, noteBuilt, sourcesNow } from './built.mjs';
import { bundle } from './bundle.mjs';
import { buildPage, isPageBuilt } from './page.mjs';
import { root } from './tool.mjs';

const CACHE = path.join(root, 'node_modules', '.cache', 'tortuga');
/** A server that still runs may need its program: the newest ones stay. */
const KEPT = 3;

const sources = sourcesNow();
if (!isPageBuilt(sources)) {
  process.stderr.write('Building the page …\n');
  buildPage();
}
const folder = path.join(CACHE, `server-${sources}`);
if (builtFrom('server') !== sources || !existsSync(path.join(folder, 'main.mjs'))) {
  const built = await bundle('packages/server/src/main.ts');
  moveTo(folder, built.folder);
  noteBuilt('server', sources);
  const servers = readdirSync(CACHE)
    .filter((name) => name.startsWith('server-'))
    .map((name) => path.join(CACHE, name))
    .sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
  for (const old of servers.slice(KEPT)) rmSync(old, { recursive: true, force: true });
}
/** Somebody may have built the same meanwhile: then that one stays. */
function moveTo(target, from) {
  try {
    renameSync(from, target);
  } catch (error) {
    rmSync(from, { recursive: true, force: true });
    if (!existsSync(path.join(target, 'main.mjs'))) throw error;
  }
}

process.stdout.write(path.join(folder, 'main.mjs'));
