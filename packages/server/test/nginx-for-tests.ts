import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';

const CACHE = path.join(import.meta.dirname, '..', '..', '..', 'node_modules', '.cache', 'tortuga');
const PROGRAM = path.join('usr', 'sbin', 'nginx');

/** The nginx of the system; else that of Debian, unpacked once beside our packages, which needs no root; else null. */
export function nginxOrNull(): string | null {
  const unpacked = path.join(CACHE, 'nginx', PROGRAM);
  const found = [path.join('/', PROGRAM), unpacked].find(canRun);
  if (found !== undefined) return found;
  try {
    unpack();
  } catch {
    return null;
  }
  return canRun(unpacked) ? unpacked : null;
}

function canRun(program: string): boolean {
  try {
    execFileSync(program, ['-v'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** Beside its place, and then renamed: what is there is always complete. */
function unpack(): void {
  mkdirSync(CACHE, { recursive: true });
  const fresh = mkdtempSync(path.join(CACHE, 'nginx-'));
  const run = (program: string, ...args: string[]) => execFileSync(program, args, { cwd: fresh, stdio: 'ignore' });
  try {
    // A new machine has no lists of packages yet, and only root may get them.
    if (process.env['CI'] !== undefined && process.getuid?.() === 0) run('apt-get', 'update', '-qq');
    run('apt-get', 'download', 'nginx');
    for (const archive of readdirSync(fresh)) run('dpkg-deb', '-x', archive, '.');
    if (!existsSync(path.join(CACHE, 'nginx'))) renameSync(fresh, path.join(CACHE, 'nginx'));
  } finally {
    rmSync(fresh, { recursive: true, force: true });
  }
}
