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
