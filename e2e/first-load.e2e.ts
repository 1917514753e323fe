import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';

const DIST = 'packages/web/dist';
const MAX_KB = 130;

test('what home loads at first is at most 130 KB, and the schemas of the server are not part of it', () => {
  const html = readFileSync(path.join(DIST, 'index.html'), 'utf8');
  const files = [...html.matchAll(/assets\/[^"]+\.(?:js|css)/g)].map(([file]) => file);
  const sizes = files.map((file) => gzipSync(readFileSync(path.join(DIST, file)), { level: 9 }).length);
  expect(files.length).toBeGreaterThan(2);
  expect(sizes.reduce((sum, size) => sum + size, 0) / 1024).toBeLessThan(MAX_KB);
  expect(files.filter((file) => /schemas|api-/.test(file))).toEqual([]);
});

test('no page tries what its policy forbids, such as code made from text', async ({ page }) => {
  const tried: string[] = [];
  page.on('console', (message) => {
    if (message.text().startsWith('forbidden:')) tried.push(message.text());
  });
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      console.error(`forbidden: ${violatedDirective} ${blockedURI} at ${location.pathname}`);
    });
  });
  for (const address of ['/', '/play/tortuga-2199', '/join', '/rules/tortuga-dice']) {
    await page.goto(address);
    await page.locator('h1').waitFor();
    await page.waitForLoadState('networkidle');
  }
  expect(tried).toEqual([]);
});
