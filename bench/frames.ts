import { setTimeout as sleep } from 'node:timers/promises';
import { type Browser, chromium } from '@playwright/test';
import { FastRng, pick } from '@tortuga/kernel';
import { PROTOCOL, type ServerEnvelope } from '@tortuga/protocol';
import WebSocket from 'ws';

// These are called in the page.
declare const document: { getAnimations(): { readonly playState: string }[] };
declare function requestAnimationFrame(callback: (now: number) => void): void;

/** Frames per second during animations, on this machine and on one four times as slow. */
export interface Frames {
  readonly asIs: number;
  readonly fourTimesSlower: number;
  /** Milliseconds until a move is on a spectator's screen. */
  readonly shownMs: { readonly median: number; readonly p95: number };
}

const WATCHED_MS = 12_000;
const SLOWDOWN = 4;

/** Watches a match of a person and a bot on a server, and the replay of a match of two bots. */
export async function framesOf(origin: string, game: string, executablePath: string | undefined): Promise<Frames> {
  const browser = await chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-background-networking'],
  });
  try {
    const shownMs = await measureShown(browser, origin, await startTable(origin, game, ['me', { bot: 'greedy' }]));
    const { id } = await playedToTheEnd(origin, game);
    const watch = (slowdown: number) => framesPerSecond(browser, `${origin}/replay/server/${id}`, slowdown);
    return { asIs: await watch(1), fourTimesSlower: await watch(SLOWDOWN), shownMs };
  } finally {
    await browser.close();
  }
}

interface StartedTable {
  readonly id: string;
  readonly token: string;
}

/** Opens a table and starts its match. */
export async function startTable(
  origin: string,
  game: string,
  seats: readonly (string | object)[],
): Promise<StartedTable> {
  const post = async (route: string, token: string, body: object) => {
    const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
    const response = await fetch(`${origin}/api${route}`, { method: 'POST', headers, body: JSON.stringify(body) });
    // biome-ignore lint/suspicious/noExplicitAny: the API's own tests look closer
    return (await response.json()) as any;
  };
  const { token } = await post('/players', '', { name: 'Bench' });
  const { table } = await post('/tables', token, { game, visibility: 'public', seats });
  await post(`/tables/${table.id}/start`, token, {});
  return { id: table.id, token };
}

/** A match to its end, between a quick person and a bot: a table of bots alone is not started. */
export async function playedToTheEnd(origin: string, game: string): Promise<StartedTable> {
  const table = await startTable(origin, game, ['me', { bot: 'greedy' }]);
  const person = personAt(origin, table, QUICK_MS);
  try {
    for (let tries = 0; tries < 600; tries++) {
      const headers = { authorization: `Bearer ${table.token}` };
      const response = await fetch(`${origin}/api/tables/${table.id}`, { headers });
      if (((await response.json()) as { state: string }).state === 'finished') return table;
      await sleep(200);
    }
  } finally {
    person.stop();
  }
  throw new Error(`Nobody finished ${game}`);
}

const THINKING_MS = 300;
/** No quicker: a server cuts off who sends more than 50 messages a second. */
const QUICK_MS = 25;

/** Plays random moves, each after a pause, until it is stopped. */
function personAt(origin: string, { id, token }: StartedTable, thinkingMs: number): { stop(): void } {
  const rng = new FastRng(id);
  const address = `${origin.replace('http', 'ws')}/api/tables/${id}/socket?protocol=${PROTOCOL}`;
  const socket = new WebSocket(address, { headers: { authorization: `Bearer ${token}` } });
  const send = (message: object): void => {
    if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify({ to: 'match', message }));
  };
  let answered = -1;
  socket.on('open', () => send({ type: 'resume', from: 0 }));
  socket.on('message', async (data) => {
    const { message }: ServerEnvelope = JSON.parse(String(data));
    if (message.type !== 'snapshot' && message.type !== 'update') return;
    const { decision } = message.type === 'update' ? message.shared : message;
    const { offers } = message.type === 'update' ? message.own : message;
    // What others do before all have answered leaves the same decision open.
    if (offers === null || decision === answered) return;
    answered = decision;
    await sleep(thinkingMs);
    send({ type: 'move', id: String(message.n), decision, move: pick(offers.legal, rng).move });
  });
  return { stop: () => socket.close() };
}

/** The time from the arrival of a move to the next frame, which shows it. */
async function measureShown(browser: Browser, origin: string, table: StartedTable): Promise<Frames['shownMs']> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' });
  try {
    await page.addInitScript(() => {
      const shown: number[] = [];
      Object.assign(globalThis, {
        shown,
        WebSocket: class extends globalThis.WebSocket {
          constructor(...args: ConstructorParameters<typeof globalThis.WebSocket>) {
            super(...args);
            this.addEventListener('message', ({ data }) => {
              if (!String(data).includes('"type":"update"')) return;
              const arrived = performance.now();
              requestAnimationFrame(() => setTimeout(() => shown.push(performance.now() - arrived)));
            });
          }
        },
      });
    });
    await page.goto(`${origin}/table/${table.id}`);
    await page.locator('.table-board').waitFor();
    const person = personAt(origin, table, THINKING_MS);
    await sleep(WATCHED_MS);
    person.stop();
    const all = await page.evaluate(() => (globalThis as unknown as { shown: number[] }).shown.sort((a, b) => a - b));
    const share = (part: number): number => Math.round(all[Math.floor(all.length * part)] ?? Number.NaN);
    return { median: share(0.5), p95: share(0.95) };
  } finally {
    await page.close();
  }
}

async function framesPerSecond(browser: Browser, address: string, slowdown: number): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' });
  try {
    await page.goto(address);
    await page.getByRole('slider').waitFor();
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
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
