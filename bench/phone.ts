import { type ChildProcess, spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { type Browser, chromium, type Page } from '@playwright/test';

// These are called in the page.
declare const document: {
  querySelector(selector: string): object | null;
  querySelectorAll(selector: string): ArrayLike<{ click(): void }>;
};
declare const localStorage: { setItem(key: string, value: string): void };
declare function requestAnimationFrame(callback: (now: number) => void): void;

/** How the strongest bot of a game thinks on a phone whose processor is four times slower. */
export interface Phone {
  /** Milliseconds of a whole turn of the bot, without its show, while other programs take three quarters of every core. */
  readonly turnMs: { readonly median: number; readonly longest: number };
  /** Of the frames while the bot thinks, with a four times slower page: how many came late, and the longest gap. */
  readonly frames: { readonly all: number; readonly late: number; readonly longestMs: number };
}

const SLOWDOWN = 4;
const TURNS = 12;
const LATE_MS = 34;
const LAMP = 'Ask for a hint (H)';

/** Plays some turns against the strongest bot in the page, where it thinks in a worker. */
export async function phoneOf(origin: string, game: string, executablePath: string | undefined): Promise<Phone> {
  const browser = await chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-background-networking'],
  });
  try {
    const { frames } = await playTurns(browser, origin, game, SLOWDOWN);
    const busy = Array.from({ length: (SLOWDOWN - 1) * availableParallelism() }, keepBusy);
    try {
      const { turns } = await playTurns(browser, origin, game, 1);
      const sorted = turns.sort((a, b) => a - b);
      const share = (part: number): number => Math.round(sorted[Math.floor((sorted.length - 1) * part)] ?? Number.NaN);
      return { turnMs: { median: share(0.5), longest: share(1) }, frames };
    } finally {
      for (const each of busy) each.kill();
    }
  } finally {
    await browser.close();
  }
}

const keepBusy = (): ChildProcess => spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' });

async function playTurns(browser: Browser, origin: string, game: string, slowdown: number) {
  const page = await browser.newPage({ viewport: { width: 390, height: 664 }, locale: 'en-GB' });
  try {
    await page.addInitScript(() => {
      localStorage.setItem('tortuga.settings', JSON.stringify({ motion: 0 }));
      // Nobody asks whether to learn the game first.
      for (const game of ['tortuga-cards', 'tortuga-dice', 'tortuga-2199'])
        localStorage.setItem(`tortuga.greeted.${game}`, '1');
    });
    await page.goto(`${origin}/play/${game}`);
    await page.getByRole('radio', { name: /Admiral/ }).check({ force: true });
    await page.getByRole('button', { name: 'Set sail' }).click();
    const lamp = page.getByRole('button', { name: LAMP });
    await lamp.waitFor();
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await watchFrames(page);
    const turns: number[] = [];
    while (turns.length < TURNS) {
      const waited = await page.evaluate(playOn, LAMP);
      if (waited === null) break;
      if (waited > 0) turns.push(waited);
    }
    const frames = await page.evaluate(() => (globalThis as unknown as { frames: number[] }).frames);
    return {
      turns,
      frames: {
        all: frames.length,
        late: frames.filter((gap) => gap > LATE_MS).length,
        longestMs: Math.round(Math.max(0, ...frames)),
      },
    };
  } finally {
    await page.close();
  }
}

/** Notes the time between any two frames while nobody can move here. */
const watchFrames = (page: Page): Promise<void> =>
  page.evaluate((lamp) => {
    const frames: number[] = [];
    Object.assign(globalThis, { frames });
    let last = 0;
    const frame = (now: number): void => {
      const isOurs = document.querySelector(`button[aria-label="${lamp}"]`) !== null;
      if (last > 0 && !isOurs) frames.push(now - last);
      last = isOurs ? 0 : now;
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  }, LAMP);

/** Makes the last move offered, which ends a turn. Returns how long the others took until we can move again. */
async function playOn(lamp: string): Promise<number | null> {
  const isOurs = () => document.querySelector(`button[aria-label="${lamp}"]`) !== null;
  const nextFrame = () => new Promise(requestAnimationFrame);
  const offers = document.querySelectorAll('[class$="-offers"] button');
  const last = offers[offers.length - 1];
  if (last === undefined) return null;
  const began = performance.now();
  last.click();
  for (let frames = 0; frames < 20 && isOurs(); frames++) await nextFrame();
  if (isOurs()) return 0;
  while (!isOurs()) {
    if (performance.now() - began > 30_000) return null;
    await nextFrame();
  }
  return performance.now() - began;
}
