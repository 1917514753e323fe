// Where tests find a Chromium: CHROME_PATH, else the one that comes as an npm package (Linux x64), unpacked once
// into a private folder. Elsewhere Playwright's own: npx playwright install chromium.
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

export async function chromiumPath() {
  if (process.env.CHROME_PATH) return process.env.CHROME_PATH;
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  // The package is made for cloud functions: this is how it is told to bring its libraries along.
  process.env.AWS_EXECUTION_ENV ??= 'AWS_Lambda_nodejs20.x';
  process.env.TMPDIR = mkdtempSync(path.join(tmpdir(), 'tortuga-chromium-'));
  const { default: chromium } = await import('@sparticuz/chromium');
  return chromium.executablePath();
}
