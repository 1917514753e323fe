// Finds a Chromium for the tests: CHROME_PATH, else one from an npm package (Linux x64), unpacked once.
// Elsewhere Playwright uses its own: npx playwright install chromium.
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const PACKAGE = '@sparticuz/chromium';

export async function chromiumPath() {
  if (process.env.CHROME_PATH) return process.env.CHROME_PATH;
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  // Resolved, because this file is also bundled into programs in other folders.
  const [modules] = createRequire(import.meta.url)
    .resolve(PACKAGE)
    .split(path.normalize(PACKAGE));
  const { version } = JSON.parse(readFileSync(path.join(modules, PACKAGE, 'package.json'), 'utf8'));
  const folder = path.join(modules, '.cache', 'tortuga', `chromium-${version}`);
  if (!existsSync(folder)) await unpackTo(folder);
  process.env.LD_LIBRARY_PATH = path.join(folder, 'al2023', 'lib');
  process.env.FONTCONFIG_PATH = path.join(folder, 'fonts');
  return path.join(folder, 'chromium');
}

/** Unpacks beside the target and then renames, so that the target is always complete. */
async function unpackTo(folder) {
  mkdirSync(path.dirname(folder), { recursive: true });
  const fresh = mkdtempSync(`${folder}-`);
  const { TMPDIR } = process.env;
  // The package is made for cloud functions: these variables make it unpack its libraries and fonts as well.
  process.env.AWS_EXECUTION_ENV ??= 'AWS_Lambda_nodejs20.x';
  process.env.TMPDIR = fresh;
  const { default: chromium } = await import('@sparticuz/chromium');
  await chromium.executablePath();
  if (TMPDIR === undefined) delete process.env.TMPDIR;
  else process.env.TMPDIR = TMPDIR;
  // Its own font folders don't exist here, and without any font Chromium crashes at the first text.
  writeFileSync(path.join(fresh, 'fonts', 'fonts.conf'), fontsIn(folder));
  try {
    renameSync(fresh, folder);
  } catch (error) {
    rmSync(fresh, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
}

const fontsIn = (folder) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${path.join(folder, 'fonts', 'fonts')}</dir>
  <cachedir>${path.join(folder, 'fonts', 'cache')}</cachedir>
</fontconfig>
`;
