// Builds what has changed: the program of the server, and with --page the page, too. Prints where the program is. Building takes
// memory that the server does not need, so this is a process of its own.
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { sourcesNow } from './built.mjs';
import { buildPage } from './page.mjs';
import { buildProgram } from './program.mjs';
import { builtServer, CACHE, isPageBuilt, serverFolder } from './served.mjs';

/** A server that still runs may need its program: the newest ones stay. */
const KEPT = 3;

const sources = sourcesNow();
if (process.argv.includes('--page') && !isPageBuilt(sources)) {
  process.stderr.write('Building the page …\n');
  buildPage();
}
if (builtServer(sources) === null) {
  mkdirSync(CACHE, { recursive: true });
  const fresh = mkdtempSync(path.join(CACHE, 'building-'));
  await buildProgram(fresh);
  moveTo(serverFolder(sources), fresh);
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

process.stdout.write(path.join(serverFolder(sources), 'main.mjs'));
