import path from 'node:path';
import { build } from 'esbuild';

/** Worker threads run what is built: makes it in a folder, and says where. */
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
