import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { at } from '@tortuga/kernel';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { chromiumPath } from '../scripts/chromium.mjs';
import { type Frames, framesOf } from './frames.ts';
import { ServerProcess } from './load/child.ts';
import { type Phone, phoneOf } from './phone.ts';

export interface WebBench {
  readonly web: {
    /** Gzipped scripts, in KB: what the home page loads in English, and what a table of each game adds. */
    readonly firstLoadKb: number;
    readonly boardKb: Readonly<Record<string, number>>;
    /** Lighthouse scores of the home page on a slow phone. */
    readonly performance: number;
    readonly accessibility: number;
    readonly bestPractices: number;
    /** By game. */
    readonly framesPerSecond: Readonly<Record<string, Frames>>;
    /** By game. */
    readonly strongestOnPhone: Readonly<Record<string, Phone>>;
  };
}

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
}

const DIST = path.resolve('packages/web/dist');
/** All scripts of the home page, including those it loads after the first paint. */
const HOME = /^index\.html$|\/catalog-en\.ts$|^_api-|\/worker-client\.ts$/;
const GAMES = Object.fromEntries(
  ['tortuga-2199', 'tortuga-dice', 'tortuga-cards'].map((game) => [
    game,
    [`../../games/${game}/board/index.ts`, `../../games/${game}/index.ts`],
  ]),
);

/** Builds the page and measures it as it is served. */
export async function webBench(progress: (text: string) => void): Promise<WebBench> {
  progress('building');
  if (spawnSync('npm', ['run', '--silent', 'build'], { stdio: 'ignore' }).status !== 0) throw new Error('no build');
  const manifest = JSON.parse(readFileSync(path.join(DIST, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>;
  const first = closure(
    manifest,
    Object.keys(manifest).filter((name) => HOME.test(name)),
  );
  const boards = Object.entries(GAMES).map(([game, entries]) => {
    const more = [...closure(manifest, entries)].filter((file) => !first.has(file));
    return [game, kilobytes(more)] as const;
  });
  const served = await serve(progress);
  return {
    web: {
      firstLoadKb: kilobytes([...first]),
      boardKb: Object.fromEntries(boards),
      ...served,
    },
  };
}

/** The script files of these entries and everything they import. */
function closure(manifest: Readonly<Record<string, Chunk>>, entries: readonly string[]): Set<string> {
  const files = new Set<string>();
  const visit = (name: string): void => {
    const chunk = manifest[name];
    if (chunk === undefined || files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  for (const entry of entries) visit(entry);
  return new Set([...files].filter((file) => file.endsWith('.js')));
}

/** The size as sent: small files are not compressed. */
const kilobytes = (files: readonly string[]): number =>
  Math.round(files.reduce((sum, file) => sum + bytesOf(path.join(DIST, file)), 0) / 102.4) / 10;

function bytesOf(file: string): number {
  try {
    return readFileSync(`${file}.gz`).length;
  } catch {
    return readFileSync(file).length;
  }
}

type Served = Omit<WebBench['web'], 'firstLoadKb' | 'boardKb'>;

/** The measurements that need a running server. */
async function serve(progress: (text: string) => void): Promise<Served> {
  const data = mkdtempSync(path.join(tmpdir(), 'tortuga-bench-'));
  const server = await ServerProcess.start('packages/server/src/main.ts', [], {
    PORT: '0',
    DATA_DIR: data,
    REQUESTS_PER_MINUTE: '1000000',
    BOT_PACE_MS: '0',
  });
  const chrome = await chromiumPath();
  try {
    progress('Lighthouse, the median of three runs');
    const runs = [];
    for (let run = 0; run < 3; run++) runs.push(await lighthouseScores(server.origin, chrome));
    runs.sort((a, b) => a.performance - b.performance);
    const scores = at(runs, 1);
    const framesPerSecond: Record<string, Frames> = {};
    const strongestOnPhone: Record<string, Phone> = {};
    for (const game of Object.keys(GAMES)) {
      progress(`${game} in motion`);
      framesPerSecond[game] = await framesOf(server.origin, game, chrome);
      progress(`${game} against the strongest bot on a phone`);
      strongestOnPhone[game] = await phoneOf(server.origin, game, chrome);
    }
    return { ...scores, framesPerSecond, strongestOnPhone };
  } finally {
    await server.stop();
    rmSync(data, { recursive: true, force: true });
  }
}

async function lighthouseScores(origin: string, chromePath: string | undefined) {
  const chrome = await launch({
    ...withPath(chromePath),
    chromeFlags: ['--headless', '--no-sandbox', '--disable-dev-shm-usage', '--disable-background-networking'],
  });
  try {
    const run = await lighthouse(origin, { port: chrome.port, logLevel: 'error' });
    const { categories } = run?.lhr ?? {};
    const score = (name: string): number => Math.round((categories?.[name]?.score ?? 0) * 100);
    return {
      performance: score('performance'),
      accessibility: score('accessibility'),
      bestPractices: score('best-practices'),
    };
  } finally {
    chrome.kill();
  }
}

const withPath = (chromePath: string | undefined) => (chromePath === undefined ? {} : { chromePath });
