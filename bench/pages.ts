import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { at } from '@tortuga/kernel';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { chromiumPath } from '../scripts/chromium.mjs';
import { buildPage } from '../scripts/page.mjs';
import { playedToTheEnd, startTable } from './frames.ts';
import { ServerProcess } from './load/child.ts';

/** Lighthouse scores on a slow phone. */
interface Scores {
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
}

export interface PagesBench {
  readonly pages: {
    /** By address. */
    readonly lighthouse: Readonly<Record<string, Scores>>;
    /** By game: milliseconds from the click on home until the first thing glows that a learner is to do. */
    readonly guidedMs: Readonly<Record<string, number>>;
  };
}

/** By game, the poster that leads to it. */
const POSTERS = { 'tortuga-2199': 'neon', 'tortuga-dice': 'dice', 'tortuga-cards': 'cards' } as const;
const GAMES = Object.keys(POSTERS);
const RUNS = 3;
const FLAGS = ['--headless', '--no-sandbox', '--disable-dev-shm-usage', '--disable-background-networking'];

/** Opens every page of the product as it is served. */
export async function pagesBench(progress: (text: string) => void): Promise<PagesBench> {
  progress('building');
  buildPage();
  const data = mkdtempSync(path.join(tmpdir(), 'tortuga-bench-'));
  const environment = { PORT: '0', DATA_DIR: data, REQUESTS_PER_MINUTE: '1000000', BOT_PACE_MS: '0' };
  const server = await ServerProcess.start('packages/server/src/main.ts', [], environment);
  const chrome = await chromiumPath();
  try {
    const guidedMs: Record<string, number> = {};
    for (const game of GAMES) {
      guidedMs[game] = await guidedMsOf(server.origin, game as keyof typeof POSTERS, chrome);
      progress(`${game}: ${guidedMs[game]} ms from home to the guided game`);
    }
    const scores: Record<string, Scores> = {};
    for (const address of await addresses(server.origin)) {
      const found = await medianScores(`${server.origin}${address}`, chrome);
      scores[address] = found;
      const all = [found.performance, found.accessibility, found.bestPractices].join('/');
      progress(`Lighthouse, the median of ${RUNS} runs: ${all} ${address}`);
    }
    return { pages: { lighthouse: scores, guidedMs } };
  } finally {
    await server.stop();
    rmSync(data, { recursive: true, force: true });
  }
}

async function addresses(origin: string): Promise<string[]> {
  const ofGames = GAMES.flatMap((game) => [`/play/${game}`, `/rules/${game}`]);
  const running = await startTable(origin, 'tortuga-2199', ['me', { bot: 'greedy' }]);
  const finished = await playedToTheEnd(origin, 'tortuga-dice');
  const tables = [`/table/${running.id}`, `/table/${finished.id}`, `/replay/server/${finished.id}`];
  return ['/', ...ofGames, '/new/tortuga-cards', '/join/tortuga-cards', ...tables, '/settings', '/about', '/me'];
}

async function medianScores(address: string, chromePath: string | undefined): Promise<Scores> {
  const runs: Scores[] = [];
  for (let run = 0; run < RUNS; run++) runs.push(await scoresOf(address, chromePath));
  runs.sort((a, b) => a.performance - b.performance);
  return at(runs, Math.floor(RUNS / 2));
}

async function scoresOf(address: string, chromePath: string | undefined): Promise<Scores> {
  const chrome = await launch({ ...(chromePath === undefined ? {} : { chromePath }), chromeFlags: FLAGS });
  try {
    const run = await lighthouse(address, { port: chrome.port, logLevel: 'error' });
    const score = (name: string): number => Math.round((run?.lhr.categories[name]?.score ?? 0) * 100);
    return {
      performance: score('performance'),
      accessibility: score('accessibility'),
      bestPractices: score('best-practices'),
    };
  } finally {
    chrome.kill();
  }
}

/** A newcomer: home, *Play now*, and the guided game that is offered. */
async function guidedMsOf(
  origin: string,
  game: keyof typeof POSTERS,
  executablePath: string | undefined,
): Promise<number> {
  const browser = await chromium.launch({ ...(executablePath === undefined ? {} : { executablePath }), args: FLAGS });
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 664 }, locale: 'en-GB' });
    await page.goto(origin);
    const began = performance.now();
    await page.locator(`.poster[data-skin=${POSTERS[game]}]`).getByRole('button', { name: 'Play now' }).click();
    await page.getByRole('button', { name: /^Learn it/ }).click();
    await page.locator('.glow').waitFor();
    return Math.round(performance.now() - began);
  } finally {
    await browser.close();
  }
}
