import { type ChildProcess, spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { type Browser, clickActions } from './browser.ts';

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });

/** Starts a screen that nobody sees; WebKitGTK has no other way to run. Returns its name. */
async function openScreen(): Promise<{ readonly screen: ChildProcess; readonly display: string }> {
  const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1600x1200x24'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const display = await new Promise<string>((resolve) =>
    screen.stdout?.once('data', (number) => resolve(`:${String(number).trim()}`)),
  );
  return { screen, display };
}

/** WebKitGTK's small browser, by WebDriver. */
export async function openWebKit(driver: string, program: string): Promise<Browser> {
  const { screen, display } = await openScreen();
  const port = await freePort();
  const server = spawn(driver, [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: display, GDK_BACKEND: 'x11', LIBGL_ALWAYS_SOFTWARE: '1' },
  });
  const say = async <Result>(method: string, where: string, body?: object): Promise<Result> => {
    const answer = await fetch(`http://127.0.0.1:${port}${where}`, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const { value } = (await answer.json()) as { value: Result & { message?: string } };
    if (!answer.ok) throw new Error(`${where}: ${value.message}`);
    return value;
  };
  const capabilities = {
    alwaysMatch: { 'webkitgtk:browserOptions': { binary: program, args: ['--automation'] } },
  };
  const { sessionId } = await patiently(() => say<{ sessionId: string }>('POST', '/session', { capabilities }));
  const at = `/session/${sessionId}`;
  const evaluate = <T>(expression: string): Promise<T> =>
    say<T>('POST', `${at}/execute/sync`, { script: `return ${expression};`, args: [] });
  return {
    name: 'WebKit',
    open: (url) => say('POST', `${at}/url`, { url }),
    async resize(width, height) {
      // The window has a frame: what is inside is measured, and the difference added.
      await say('POST', `${at}/window/rect`, { width, height });
      const [inside, high] = await evaluate<[number, number]>('[innerWidth, innerHeight]');
      await say('POST', `${at}/window/rect`, { width: 2 * width - inside, height: 2 * height - high });
    },
    evaluate,
    clickAt: (x, y) => say('POST', `${at}/actions`, { actions: clickActions(x, y) }),
    async screenshot(file) {
      writeFileSync(file, Buffer.from(await say<string>('GET', `${at}/screenshot`), 'base64'));
    },
    async close() {
      await say('DELETE', at).catch(() => undefined);
      server.kill();
      screen.kill();
    },
  };
}

/** The driver needs a moment before it listens. */
async function patiently<T>(attempt: () => Promise<T>, tries = 50): Promise<T> {
  try {
    return await attempt();
  } catch (error) {
    if (tries === 0) throw error;
    await new Promise((resolve) => setTimeout(resolve, 200));
    return patiently(attempt, tries - 1);
  }
}
