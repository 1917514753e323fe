import { type Browser, chromium } from '@playwright/test';

// What runs in the page.
declare const document: { getAnimations(): { readonly playState: string }[] };
declare function requestAnimationFrame(callback: (now: number) => void): void;

/** How smoothly things fly: frames a second while something moves, on this machine and on one four times as slow. */
export interface Frames {
  readonly asIs: number;
  readonly fourTimesSlower: number;
}

const WATCHED_MS = 12_000;
const SLOWER = 4;

/** Lets bots play a match on a server, and watches its replay move. */
export async function framesOf(origin: string, game: string, executablePath: string | undefined): Promise<Frames> {
  const table = await playedByBots(origin, game);
  const browser = await chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-background-networking'],
  });
  try {
    const watch = (slower: number) => framesPerSecond(browser, `${origin}/replay/server/${table}`, slower);
    return { asIs: await watch(1), fourTimesSlower: await watch(SLOWER) };
  } finally {
    await browser.close();
  }
}

async function playedByBots(origin: string, game: string): Promise<string> {
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
  await ask('POST', `/tables/${table.id}/start`, token, {});
  for (let tries = 0; tries < 600; tries++) {
    const response = await fetch(`${origin}/api/tables/${table.id}`);
    if (((await response.json()) as { state: string }).state === 'finished') return table.id;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`The bots never finished ${game}`);
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
