// Runs a command of the server, after building what has changed: npm start builds the page and serves it, npm run serve
// serves the page as it was last built. The server is this process.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { sourcesNow } from './built.mjs';
import { builtServer, isPageBuilt } from './served.mjs';
import { root } from './tool.mjs';

/** How often to look whether npm is still there. */
const LOOK_MS = 500;

const needsPage = process.argv.length === 2;
const program = builtProgram();

function builtProgram() {
  const sources = sourcesNow();
  const built = builtServer(sources);
  if (built !== null && (!needsPage || isPageBuilt(sources))) return built;
  const prepare = [path.join(root, 'scripts', 'prepare.mjs'), ...(needsPage ? ['--page'] : [])];
  const { status, stdout } = spawnSync(process.execPath, prepare, { stdio: ['ignore', 'pipe', 'inherit'] });
  if (status !== 0) process.exit(1);
  return String(stdout);
}

// npm and its shell pass on no signal when they are killed: when one of them is gone, so is the reason to serve.
if (['start', 'serve'].includes(process.env['npm_lifecycle_event'])) {
  const callers = callersNow();
  const looking = setInterval(() => {
    if (callersNow() === callers) return;
    // Once: a second signal would end the server before it has closed everything.
    clearInterval(looking);
    process.kill(process.pid, 'SIGTERM');
  }, LOOK_MS).unref();
}
/** The shell, and npm that started it, where the system says so. */
function callersNow() {
  try {
    const [, npm] = /\) \S (\d+)/.exec(readFileSync(`/proc/${process.ppid}/stat`, 'utf8'));
    return `${process.ppid} ${npm}`;
  } catch {
    return String(process.ppid);
  }
}

await import(pathToFileURL(program).href);
