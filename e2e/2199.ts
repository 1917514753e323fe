import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { build } from 'esbuild';
import type { Scene } from '../packages/web/scene/scene.tsx';
import { clickToTheEnd } from './clicking.ts';
import { startAgainstBots, withFixedDeal } from './start.ts';
import { STEPS } from './steps-2199.ts';

/** How a person plays Tortuga 2199 in the page, and how a position is laid out before them. */

let bundled: Promise<ReadonlyMap<string, string>> | null = null;

/** The page of an arranged table, built once for each worker. */
function sceneFiles(): Promise<ReadonlyMap<string, string>> {
  bundled ??= build({
    entryPoints: ['packages/web/scene/scene.tsx'],
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
  return bundled;
}

const TYPES: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.css': 'text/css' };
const HTML = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Tortuga 2199</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="stylesheet" href="/scene.css"></head>
<body><div id="root"></div><script type="module" src="/scene.js"></script></body></html>`;

/** Shows a table in an arranged position; the viewer is A unless told otherwise. */
export async function openScene(page: Page, scene: Partial<Scene> & Pick<Scene, 'arrangement'>): Promise<void> {
  const files = await sceneFiles();
  await page.route(/\/scene(\.js|\.css)?$/, async (route) => {
    const kind = path.extname(new URL(route.request().url()).pathname);
    await route.fulfill({ contentType: TYPES[kind] ?? 'text/html', body: files.get(kind) ?? HTML });
  });
  const whole = { viewer: 0, names: ['Kestrel', 'Juniper', 'Osprey', 'Zephyr'], ...scene };
  await page.addInitScript((given) => {
    window.scene = given as Scene;
  }, whole);
  await page.goto('/scene');
  await expect(page.locator('.neon-board')).toBeVisible();
}

/** The ship is chosen on the board. */
export const startSolo2199 = (page: Page, seats = 2): Promise<void> => startAgainstBots(page, 'neon', seats);

/** A deal in which the person has the first turn: with others, a bot may attack before the person has done anything. */
export const withFirstTurn2199 = (page: Page): Promise<void> => withFixedDeal(page, 1);

/** Plays this page's seat to the end. Returns how many clicks it took. */
export const playToTheEnd2199 = (page: Page): Promise<number> => clickToTheEnd(page, STEPS);

export const sectorOf = (page: Page, name: string) =>
  page.locator('.neon-sector').filter({ hasText: new RegExp(`${name}(?!I)`) });

export async function flyTo(page: Page, name: string): Promise<void> {
  await sectorOf(page, name).click();
  await expect(sectorOf(page, name)).toHaveAttribute('data-state', 'here');
}

/** Plays a card: by one click, or by two where it has a choice. */
export async function playCard(page: Page, name: string): Promise<void> {
  const cards = page.locator('[data-hand]').filter({ hasText: name });
  const before = await page.locator('[data-hand]').count();
  await cards.first().click();
  if ((await page.locator('.neon-play').count()) > 0) await page.locator('.neon-play').click();
  await expect(page.locator('[data-hand], [data-pick]')).toHaveCount(before - 1);
}

export async function endTurn(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'End turn' }).click();
  await expect(page.locator('.neon-end:not(:disabled)')).toHaveCount(0);
}
