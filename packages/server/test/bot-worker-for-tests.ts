import path from 'node:path';
import { build } from 'esbuild';

/** Bundles the bot worker into a folder, since worker threads can't run TypeScript, and returns its path. */
export async function buildBotWorker(folder: string): Promise<string> {
  const worker = path.join(folder, 'bot-worker.mjs');
  await build({
    entryPoints: [path.join(import.meta.dirname, '..', 'src', 'bot-worker.ts')],
    outfile: worker,
    bundle: true,
    platform: 'node',
    format: 'esm',
    logLevel: 'warning',
  });
  return worker;
}
