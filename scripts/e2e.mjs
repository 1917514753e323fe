// Runs the browser tests: builds the page, starts a server with an empty data folder, and runs Playwright against it.
// With --long it runs those that take too long for every run, some of them in the language that --lang=fr names, or in all. With --all-browsers the first moves of every game are played in Firefox and WebKitGTK instead, if they are installed.
import { spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromiumPath } from './chromium.mjs';
import { buildPageIfChanged } from './page.mjs';
import { tool } from './tool.mjs';

const freePort = () =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });

async function waitFor(address) {
  for (let tries = 0; tries < 100; tries++) {
    try {
      if ((await fetch(address)).ok) return;
    } catch {
      // It is not listening yet.
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`No answer from ${address}`);
}

buildPageIfChanged();

const chrome = await chromiumPath();
const port = await freePort();
/** Of the server that lives as long as this run. */
const ADMIN_TOKEN = randomBytes(24).toString('base64url');
const data = mkdtempSync(path.join(tmpdir(), 'tortuga-e2e-'));
const server = spawn(process.execPath, ['scripts/run.mjs', 'packages/server/src/main.ts'], {
  stdio: ['ignore', 'ignore', 'inherit'],
  env: {
    ...process.env,
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_DIR: data,
    REQUESTS_PER_MINUTE: '100000',
    BOT_PACE_MS: '0',
    ADMIN_TOKEN,
  },
});
try {
  const address = `http://127.0.0.1:${port}`;
  await waitFor(`${address}/healthz`);
  const args = process.argv.slice(2);
  const lang = args.find((arg) => arg.startsWith('--lang='))?.slice('--lang='.length);
  const program = args.includes('--all-browsers')
    ? ['scripts/run.mjs', 'e2e/browsers/smoke.ts']
    : [
        tool('@playwright/test', 'playwright'),
        'test',
        ...args.filter((arg) => arg !== '--long' && !arg.startsWith('--lang=')),
      ];
  const { status } = spawnSync(process.execPath, program, {
    stdio: 'inherit',
    env: {
      ...process.env,
      BASE_URL: address,
      ADMIN_TOKEN,
      ...(args.includes('--long') ? { E2E: 'long' } : {}),
      ...(lang === undefined ? {} : { E2E_LANG: lang }),
      ...(chrome === undefined ? {} : { CHROME_PATH: chrome }),
    },
  });
  process.exitCode = status ?? 1;
} finally {
  server.kill();
  rmSync(data, { recursive: true, force: true });
}
