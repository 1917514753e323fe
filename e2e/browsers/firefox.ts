import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import WebSocket from 'ws';
import { type Browser, clickActions } from './browser.ts';

const LISTENING = /WebDriver BiDi listening on (ws:\/\/\S+)/;

/** Firefox as it is installed, by WebDriver BiDi. */
export async function openFirefox(program: string): Promise<Browser> {
  const profile = mkdtempSync(path.join(tmpdir(), 'tortuga-firefox-'));
  const firefox = spawn(program, ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0']);
  const address = await new Promise<string>((resolve, reject) => {
    let said = '';
    firefox.stderr.on('data', (text) => {
      said += text;
      const [, found] = LISTENING.exec(said) ?? [];
      if (found !== undefined) resolve(found);
    });
    firefox.on('exit', () => reject(new Error(`Firefox has stopped: ${said}`)));
  });
  const ask = await connect(`${address}/session`);
  await ask('session.new', { capabilities: {} });
  const { contexts } = await ask<{ contexts: { context: string }[] }>('browsingContext.getTree', {});
  const context = contexts[0]?.context;
  return {
    name: 'Firefox',
    open: (url) => ask('browsingContext.navigate', { context, url, wait: 'complete' }),
    resize: (width, height) => ask('browsingContext.setViewport', { context, viewport: { width, height } }),
    async evaluate(expression) {
      const { result } = await ask<{ result: { value: string } }>('script.evaluate', {
        expression: `JSON.stringify(${expression})`,
        target: { context },
        awaitPromise: true,
      });
      return result.value === undefined ? undefined : JSON.parse(result.value);
    },
    clickAt: (x, y) => ask('input.performActions', { context, actions: clickActions(x, y) }),
    async screenshot(file) {
      const { data } = await ask<{ data: string }>('browsingContext.captureScreenshot', { context });
      writeFileSync(file, Buffer.from(data, 'base64'));
    },
    async close() {
      firefox.removeAllListeners('exit');
      const gone = new Promise((resolve) => firefox.on('exit', resolve));
      firefox.kill();
      await gone;
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

type Ask = <Result>(method: string, params: object) => Promise<Result>;

async function connect(address: string): Promise<Ask> {
  const socket = new WebSocket(address);
  const waiting = new Map<number, { resolve: (result: unknown) => void; reject: (error: Error) => void }>();
  socket.on('message', (data) => {
    const { id, result, error, message } = JSON.parse(String(data));
    const asked = waiting.get(id);
    waiting.delete(id);
    if (error === undefined) asked?.resolve(result);
    else asked?.reject(new Error(`${error}: ${message}`));
  });
  await new Promise((resolve, reject) => {
    socket.on('open', resolve);
    socket.on('error', reject);
  });
  let last = 0;
  return <Result>(method: string, params: object) =>
    new Promise<Result>((resolve, reject) => {
      const id = ++last;
      waiting.set(id, { resolve: (result) => resolve(result as Result), reject });
      socket.send(JSON.stringify({ id, method, params }));
    });
}
