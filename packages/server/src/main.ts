import { existsSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Phrase } from '@tortuga/kernel';
import { buildApp } from './app.ts';
import { settingsFrom, WrongSetting } from './settings.ts';
import { placeOf } from './storage/location.ts';
import { openStore } from './storage/open.ts';
import { StorageProblem } from './storage/problem.ts';
import { speakerFor } from './words.ts';
import { WorkerPool } from './worker-pool.ts';

/** A database that starts at the same time as we do, as after a power cut, may take a while. */
const DATABASE_PATIENCE_MS = 30_000;

const OUR_FOLDER = path.dirname(fileURLToPath(import.meta.url));

/** The built page of the project that this program was built in; null if it has not been built. */
function builtPage(folder = OUR_FOLDER): string | null {
  const page = path.join(folder, 'packages', 'web', 'dist');
  if (existsSync(path.join(page, 'index.html'))) return page;
  const above = path.dirname(folder);
  return above === folder ? null : builtPage(above);
}

const { say } = speakerFor(process.env['LANG'] ?? 'en');

/** On stderr: stdout says where the server is. */
const print = (phrase: Phrase) => process.stderr.write(`${say(phrase)}\n`);

function stop(phrase: Phrase): never {
  print(phrase);
  process.exit(1);
}

async function serve(): Promise<void> {
  const settings = settingsFrom(process.env);
  const { port, host, location, logLevel } = settings;
  const store = await openStore(location, {
    patienceMs: DATABASE_PATIENCE_MS,
    onWaiting: (problem) => print({ key: 'server.waiting', params: { problem: say(problem) } }),
  });
  if (store.isNew) print({ key: 'server.newDatabase', params: { place: placeOf(location) } });
  const worker = path.join(OUR_FOLDER, 'bot-worker.mjs');
  // At least two, so that a bot which nobody waits for never delays an urgent one.
  const workers = new WorkerPool(worker, Math.max(2, os.availableParallelism() - 1));
  const app = await buildApp({
    ...settings,
    store,
    workers,
    pictureWorker: path.join(OUR_FOLDER, 'picture-worker.mjs'),
    now: () => Date.now(),
    logger: { level: logLevel },
    webDir: settings.webDir ?? builtPage(),
  });
  // Every promise should be handled; should one be forgotten, it must not end the server.
  process.on('unhandledRejection', (error) => app.log.error(error, 'unhandled rejection'));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      app.close().catch((error: unknown) => app.log.error(error, 'closing'));
    });
  }
  try {
    // Warm up, so that the first visitor does not wait for the code to be compiled.
    await app.inject({ url: '/', headers: { accept: 'text/html' } });
    const address = await app.listen({ port, host });
    process.stdout.write(
      `${say({ key: 'server.listening', params: { address: address.replace('127.0.0.1', 'localhost') } })}\n`,
    );
  } catch (error) {
    await app.close();
    const reason = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    stop({ key: 'server.error.cannotListen', params: { host, port: String(port), reason } });
  }
}

serve().catch((error: unknown) => {
  if (error instanceof StorageProblem) stop(error);
  if (error instanceof WrongSetting) stop(error.phrase);
  throw error;
});
