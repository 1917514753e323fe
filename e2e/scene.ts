import path from 'node:path';
import type { Page } from '@playwright/test';
import { build } from 'esbuild';
import type { Scene } from '../packages/web/scene/show-scene.tsx';

/** How a position that was arranged in words is laid out before a person. */

type Game = '2199' | 'cards' | 'dice';

const bundled = new Map<Game, Promise<ReadonlyMap<string, string>>>();

/** The page of an arranged table, built once for each game and worker. */
function sceneFiles(game: Game): Promise<ReadonlyMap<string, string>> {
  const known =
    bundled.get(game) ??
    build({
      entryPoints: { scene: `packages/web/scene/${game}.tsx` },
      bundle: true,
      write: false,
      outdir: 'scene',
      format: 'esm',
      target: 'es2022',
      jsx: 'automatic',
      loader: { '.woff2': 'dataurl', '.svg': 'dataurl' },
      external: ['*.woff'],
      define: { 'process.env': '{}' },
      alias: { vitest: path.resolve('packages/web/scene/no-vitest.ts') },
      logLevel: 'error',
    }).then(({ outputFiles }) => new Map(outputFiles.map((file) => [path.extname(file.path), file.text])));
  bundled.set(game, known);
  return known;
}

const TYPES: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.css': 'text/css' };
const HTML = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Tortuga</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="stylesheet" href="/scene.css"></head>
<body><div id="root"></div><script type="module" src="/scene.js"></script></body></html>`;

/** Shows a table in an arranged position; the viewer is A unless told otherwise. */
export async function showPosition(
  page: Page,
  game: Game,
  scene: Omit<Scene<unknown>, 'viewer'> & Partial<Scene<unknown>>,
): Promise<void> {
  const files = await sceneFiles(game);
  await page.route(/\/scene(\.js|\.css)?$/, async (route) => {
    const kind = path.extname(new URL(route.request().url()).pathname);
    await route.fulfill({ contentType: TYPES[kind] ?? 'text/html', body: files.get(kind) ?? HTML });
  });
  const whole = { viewer: 0 as Scene<unknown>['viewer'], ...scene };
  await page.addInitScript((given) => {
    window.scene = given;
  }, whole);
  await page.goto('/scene');
}
