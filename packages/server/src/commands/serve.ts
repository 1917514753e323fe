import { existsSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { buildApp } from '../app.ts';
import { listen, operationsServer } from '../operations.ts';
import { settingsFrom, WrongSetting } from '../settings.ts';
import { placeOf } from '../storage/location.ts';
import { openStore } from '../storage/open.ts';
import { WorkerPool } from '../worker-pool.ts';
import type { Call } from './call.ts';

/** A database that starts at the same time as we do, as after a power cut, may take a while. */
const DATABASE_PATIENCE_MS = 30_000;

/** Where the built page is, above this program: in a release, and in the project. */
const PAGES = ['page', path.join('packages', 'web', 'dist')];

function builtPage(folder: string): string | null {
  const page = PAGES.map((each) => path.join(folder, each)).find((each) => existsSync(path.join(each, 'index.html')));
  const above = path.dirname(folder);
  return page ?? (above === folder ? null : builtPage(above));
}

/** Serves until the process is told to end. */
export async function serve({ say, folder }: Call): Promise<void> {
  const settings = settingsFrom(process.env);
  const { port, metricsPort, host, location, logLevel } = settings;
  /** On stderr: stdout says where the server is. */
  const print = (phrase: Parameters<typeof say>[0]) => process.stderr.write(`${say(phrase)}\n`);
  const store = await openStore(location, {
    patienceMs: DATABASE_PATIENCE_MS,
    onWaiting: (problem) => print({ key: 'server.waiting', params: { problem: say(problem) } }),
  });
  if (store.isNew) print({ key: 'server.newDatabase', params: { place: placeOf(location) } });
  // At least two, so that a bot which nobody waits for never delays an urgent one.
  const workers = new WorkerPool(path.join(folder, 'bot-worker.mjs'), Math.max(2, os.availableParallelism() - 1));
  const app = await buildApp({
    ...settings,
    store,
    workers,
    pictureWorker: path.join(folder, 'picture-worker.mjs'),
    now: () => Date.now(),
    logger: { level: logLevel },
    webDir: settings.webDir ?? builtPage(folder),
  });
  // Every promise should be handled; should one be forgotten, it must not end the server.
  process.on('unhandledRejection', (error) => app.log.error(error, 'unhandled rejection'));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      app.close().catch((error: unknown) => app.log.error(error, 'closing'));
    });
  }
  const operations = operationsServer(app);
  let opening = port;
  try {
    // Warm up, so that the first visitor does not wait for the code to be compiled.
    await app.inject({ url: '/', headers: { accept: 'text/html' } });
    const address = await app.listen({ port, host });
    if (metricsPort !== null) {
      opening = metricsPort;
      await listen(operations, metricsPort, host);
    }
    process.stdout.write(
      `${say({ key: 'server.listening', params: { address: address.replace('127.0.0.1', 'localhost') } })}\n`,
    );
  } catch (error) {
    await app.close();
    const reason = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    throw new WrongSetting('server.error.cannotListen', { host, port: String(opening), reason });
  }
}
