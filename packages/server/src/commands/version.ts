import manifest from '../../package.json' with { type: 'json' };
import type { Call } from './call.ts';

export async function printVersion({ say }: Call): Promise<void> {
  const params = { version: manifest.version, node: process.versions.node };
  process.stdout.write(`${say({ key: 'server.version', params })}\n`);
}
