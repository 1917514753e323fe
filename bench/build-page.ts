import { spawnSync } from 'node:child_process';

export function buildPage(): void {
  if (spawnSync('npm', ['run', '--silent', 'build'], { stdio: 'ignore' }).status !== 0) throw new Error('no build');
}
