import { type Browser, chromium } from '@playwright/test';

// What runs in the page.
declare const document: {
  getAnimations(): { readonly playState: string }[];
  querySelector(what: string): object | null;
};
declare function requestAnimationFrame(callback: (now: number) => void): void;

/** How smoothly things fly: frames a second while something moves, on this machine and on one four times as slow. */
export interface Frames {
  readonly asIs: number;
  readonly fourTimesSlower: number;
  /** So many ms after it came, 95 of 100 moves of bots in a hurry are on the screen of somebody who watches them. */
  readonly shownMs: number;
}

const WATCHED_MS = 12_000;
const SLOWER = 4;

/** Lets bots play a match on a server before somebody's eyes, and watches its replay move. */
export async function framesOf(origin: string, game: string, executablePath: string | undefined): Promise<Frames> {
  const browser = await chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-background-networking'],
  });
  try {
    const table = await openTable(origin, game);
    const shownMs = await watchedTo(browser, `${origin}/table/${table.id}`, table.playToTheEnd);
    const watch = (slower: number) => framesPerSecond(browser, `${origin}/replay/server/${table.id}`, slower);
    return { asIs: await watch(1), fourTimesSlower: await watch(SLOWER), shownMs };
  } finally {
    await browser.close();
  }
}

interface BotTable {
  readonly id: string;
  playToTheEnd(): Promise<void>;
}

async function openTable(origin: string, game: string): Promise<BotTable> {
  const ask = async (method: string, place: string, token?: string, body?: object) => {
    const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
    const response = await fetch(`${origin}/api${place}`, {
      method,
      headers,
      body: JSON.stringify(body ?? null) ?? null,
    });
    // biome-ignore lint/suspicious/noExplicitAny: the API's own tests look closer
    return (await response.json()) as any;
  };
  const { token } = await ask('POST', '/players', undefined, { name: 'Bench' });
  const bots = [{ bot: 'greedy' }, { bot: 'greedy' }];
  const { table } = await ask('POST', '/tables', token, { game, visibility: 'public', seats: bots });
  const playToTheEnd = async (): Promise<void> => {
    await ask('POST', `/tables/${table.id}/start`, token, {});
    for (let tries = 0; tries < 600; tries++) {
      const response = await fetch(`${origin}/api/tables/${table.id}`);
      if (((await response.json()) as { state: string }).state === 'finished') return;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
    throw new Error(`The bots never finished ${game}`);
  };
  return { id: table.id, playToTheEnd };
}

/** From the arrival of a move to the frame after it: that one shows it. */
async function watchedTo(browser: Browser, address: string, play: () => Promise<void>): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' });
  try {
    await page.addInitScript(() => {
      const shown: number[] = [];
      Object.assign(globalThis, {
        shown,
        WebSocket: class extends WebSocket {
          constructor(...given: ConstructorParameters<typeof WebSocket>) {
            super(...given);
            this.addEventListener('message', ({ data }) => {
              const isOpen = document.querySelector('.table-board') !== null;
              if (!isOpen || !String(data).includes('"type":"update"')) return;
              const came = performance.now();
              requestAnimationFrame(() => setTimeout(() => shown.push(performance.now() - came)));
            });
          }
        },
      });
    });
    await page.goto(address);
    await page.locator('main').first().waitFor();
    await play();
    await page.locator('.ending').first().waitFor();
    const all = await page.evaluate(() => (globalThis as unknown as { shown: number[] }).shown.sort((a, b) => a - b));
    return Math.round(all[Math.floor(all.length * 0.95)] ?? Number.NaN);
  } finally {
    await page.close();
  }
}

async function framesPerSecond(browser: Browser, address: string, slower: number): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' });
  try {
    await page.goto(address);
    await page.getByRole('slider').waitFor();
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower });
    await page.getByRole('button', { name: 'Play' }).click();
    return await page.evaluate(
      (watchedMs) =>
        new Promise<number>((resolve) => {
          const began = performance.now();
          let last = began;
          let frames = 0;
          let moving = 0;
          const frame = (now: number): void => {
            const isMoving = document.getAnimations().some((each) => each.playState === 'running');
            if (isMoving) {
              frames++;
              moving += now - last;
            }
            last = now;
            if (now - began < watchedMs) requestAnimationFrame(frame);
            else resolve(Math.round((frames / moving) * 1000));
          };
          requestAnimationFrame(frame);
        }),
      WATCHED_MS,
    );
  } finally {
    await page.close();
  }
}
