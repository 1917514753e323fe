import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';

/** As npm does it: a program that starts a shell that starts ours, which has no npm in its PATH. */
const NPM = `require('node:child_process').spawn('/bin/sh', ['-c', process.argv[1] + ' scripts/start.mjs; echo ended with $?'], {
  stdio: 'inherit',
})`;

test('npm start builds nothing twice, needs no npm in PATH, and ends when npm is killed', async () => {
  const data = mkdtempSync(path.join(os.tmpdir(), 'tortuga-start-'));
  const npm = spawn(process.execPath, ['-e', NPM, process.execPath], {
    env: { PATH: data, PORT: '0', DATA_DIR: data, LANG: 'en', npm_lifecycle_event: 'start' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [npm.stdout, npm.stderr]) stream.on('data', (text) => (said += String(text)));
  try {
    await expect.poll(() => said).toMatch(/open at http:\/\/localhost:\d+/);
    expect(said).not.toContain('Building');
    const address = /http:\S+/.exec(said)?.[0] ?? '';
    expect((await fetch(address)).status).toBe(200);
    npm.kill('SIGKILL');
    await expect
      .poll(() =>
        fetch(address).then(
          ({ status }) => status,
          () => 'ended',
        ),
      )
      .toBe('ended');
    // It has closed what was open: nobody else ended it.
    await expect.poll(() => said).toContain('ended with 0');
  } finally {
    npm.kill('SIGKILL');
    rmSync(data, { recursive: true, force: true });
  }
});
