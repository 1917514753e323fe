import { existsSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Phrase } from '@tortuga/kernel';
import { alertSettingsFrom } from './alerts/settings.ts';
import { buildApp } from './app.ts';
import { locationFrom, placeOf } from './storage/location.ts';
import { openStore } from './storage/open.ts';
import { StorageProblem } from './storage/problem.ts';
import { speakerFor } from './words.ts';
import { WorkerPool } from './worker-pool.ts';

/** The settings. Where the data is stored is read by `locationFrom`. */
const {
  PORT = '2199',
  HOST = '127.0.0.1',
  WEB_DIR,
  LANG = 'en',
  LOG_LEVEL = 'warn',
  TRUSTED_PROXIES = 'loopback',
  METRICS = 'local',
  BOT_PACE_MS = '700',
} = process.env;

/** A database that starts at the same time as we do, as after a power cut, may take a while. */
const DATABASE_PATIENCE_MS = 30_000;

/** Whoever wants them slower than this wants no bots. */
const MAX_BOT_PACE_MS = 60_000;

/** Requests a minute from one address. */
const REQUESTS_PER_MINUTE = Number(process.env['REQUESTS_PER_MINUTE'] ?? 600);

const OUR_FOLDER = path.dirname(fileURLToPath(import.meta.url));

/** The built page of the project that this program was built in; null if it has not been built. */
function builtPage(folder = OUR_FOLDER): string | null {
  const page = path.join(folder, 'packages', 'web', 'dist');
  if (existsSync(path.join(page, 'index.html'))) return page;
  const above = path.dirname(folder);
  return above === folder ? null : builtPage(above);
}

const { say } = speakerFor(LANG);

/** On stderr: stdout says where the server is. */
const print = (phrase: Phrase) => process.stderr.write(`${say(phrase)}\n`);

function stop(phrase: Phrase): never {
  print(phrase);
  process.exit(1);
}

async function serve(): Promise<void> {
  const port = Number(PORT);
  if (!/^\d+$/.test(PORT) || port > 65535) stop({ key: 'server.error.badPort', params: { port: PORT } });
  if (!/^\d+$/.test(BOT_PACE_MS) || Number(BOT_PACE_MS) > MAX_BOT_PACE_MS)
    stop({ key: 'server.error.badPace', params: { pace: BOT_PACE_MS, most: String(MAX_BOT_PACE_MS) } });
  const alerts = alertSettingsFrom(process.env);
  if (!alerts.ok) stop(alerts.problem);
  const store = await openStore(locationFrom(process.env), {
    patienceMs: DATABASE_PATIENCE_MS,
    onWaiting: (problem) => print({ key: 'server.waiting', params: { problem: say(problem) } }),
  });
  if (store.isNew) print({ key: 'server.newDatabase', params: { place: placeOf(locationFrom(process.env)) } });
  const worker = path.join(OUR_FOLDER, 'bot-worker.mjs');
  // At least two, so that a bot which nobody waits for never delays an urgent one.
  const workers = new WorkerPool(worker, Math.max(2, os.availableParallelism() - 1));
  const requests = { requestsPerMinute: REQUESTS_PER_MINUTE, trustedProxies: TRUSTED_PROXIES };
  const areMetricsOpen = METRICS === 'open';
  const pictureWorker = path.join(OUR_FOLDER, 'picture-worker.mjs');
  const bots = { workers, botPaceMs: Number(BOT_PACE_MS) };
  const parts = {
    store,
    ...bots,
    pictureWorker,
    now: () => Date.now(),
    areMetricsOpen,
    ...requests,
    alerts: alerts.settings,
  };
  const app = await buildApp({ ...parts, logger: { level: LOG_LEVEL }, webDir: WEB_DIR ?? builtPage() });
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
    const address = await app.listen({ port, host: HOST });
    process.stdout.write(
      `${say({ key: 'server.listening', params: { address: address.replace('127.0.0.1', 'localhost') } })}\n`,
    );
  } catch (error) {
    await app.close();
    const reason = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    stop({ key: 'server.error.cannotListen', params: { host: HOST, port: PORT, reason } });
  }
}

serve().catch((error: unknown) => {
  if (error instanceof StorageProblem) stop(error);
  throw error;
});
