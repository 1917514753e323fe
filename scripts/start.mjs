// Serves everything, after building what has changed: npm start. The server is this process.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './tool.mjs';

/** How often to look whether npm is still there. */
const LOOK_MS = 500;

const { status, stdout } = spawnSync(process.execPath, [path.join(root, 'scripts', 'prepare.mjs')], {
  stdio: ['ignore', 'pipe', 'inherit'],
});
if (status !== 0) process.exit(1);

// npm and its shell pass on no signal when they are killed: when one of them is gone, so is the reason to serve.
if (process.env['npm_lifecycle_event'] === 'start') {
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

await import(pathToFileURL(String(stdout)).href);
