// Builds the page and serves everything: npm start
import { spawn, spawnSync } from 'node:child_process';

const built = spawnSync('npm', ['run', '--silent', 'build'], { stdio: ['ignore', 'ignore', 'inherit'] });
if (built.status !== 0) process.exit(1);
const server = spawn(process.execPath, ['scripts/run.mjs', 'packages/server/src/main.ts'], { stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', (code, signal) => {
  process.exitCode = signal === null ? code : 0;
});
