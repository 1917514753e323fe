import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { build } from 'esbuild';
import type { CardsScene } from '../packages/web/scene/cards.tsx';

/** A position of Tortuga Cards, arranged in words and laid out before a player. */

let bundled: Promise<ReadonlyMap<string, string>> | null = null;

/** The page of an arranged table, built once for each worker. */
function sceneFiles(): Promise<ReadonlyMap<string, string>> {
  bundled ??= build({
    entryPoints: { scene: 'packages/web/scene/cards.tsx' },
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
const HTML = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Tortuga Cards</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="stylesheet" href="/scene.css"></head>
<body><div id="root"></div><script type="module" src="/scene.js"></script></body></html>`;

/** Shows a table in an arranged position; the viewer is A, the others are Barnabas, Osprey and Zephyr. */
export async function openCards(page: Page, arrangement: CardsScene['arrangement']): Promise<void> {
  const files = await sceneFiles();
  await page.route(/\/scene(\.js|\.css)?$/, async (route) => {
    const kind = path.extname(new URL(route.request().url()).pathname);
    await route.fulfill({ contentType: TYPES[kind] ?? 'text/html', body: files.get(kind) ?? HTML });
  });
  await page.addInitScript(
    (given) => {
      window.cardsScene = given;
    },
    { arrangement, viewer: 0 as CardsScene['viewer'], names: ['Kestrel', 'Barnabas', 'Osprey', 'Zephyr'] },
  );
  await page.goto('/scene');
  await expect(page.locator('.cards-board')).toBeVisible();
}

/** What another player does, in the notation of the game. */
export const actsInCards = (page: Page, player: 'B' | 'C' | 'D', move: string): Promise<void> =>
  page.evaluate(([who, what]) => window.cardsAct(who, what), [player, move] as const);

/** Picks up a card of the hand by its name. */
export const pickUp = (page: Page, name: string): Promise<void> =>
  page.locator('[data-hand]').filter({ hasText: name }).first().click();

/** The column with this Roman number. */
export const columnOf = (page: Page, label: string) =>
  page.locator('.cards-column').filter({ has: page.locator('.cards-label').getByText(label, { exact: true }) });
