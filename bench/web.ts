import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromiumPath } from '../scripts/chromium.mjs';
import { buildPage } from '../scripts/page.mjs';
import { type Frames, framesOf } from './frames.ts';
import { ServerProcess } from './load/child.ts';
import { type Phone, phoneOf } from './phone.ts';

export interface WebBench {
  readonly web: {
    /** Gzipped scripts, in KB: what the home page loads in English, and what a table of each game adds. */
    readonly firstLoadKb: number;
    readonly boardKb: Readonly<Record<string, number>>;
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
  buildPage();
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
    const framesPerSecond: Record<string, Frames> = {};
    const strongestOnPhone: Record<string, Phone> = {};
    for (const game of Object.keys(GAMES)) {
      progress(`${game} in motion`);
      framesPerSecond[game] = await framesOf(server.origin, game, chrome);
      progress(`${game} against the strongest bot on a phone`);
      strongestOnPhone[game] = await phoneOf(server.origin, game, chrome);
    }
    return { framesPerSecond, strongestOnPhone };
  } finally {
    await server.stop();
    rmSync(data, { recursive: true, force: true });
  }
}
