import type { Parts } from '../src/app.ts';
import { openStore } from '../src/storage/open.ts';
import { TestServer } from './test-server.ts';

/** One of several servers on the same PostgreSQL database. */
export async function startNode(
  databaseUrl: string,
  worker: string,
  options: Partial<Parts> = {},
): Promise<TestServer> {
  const node = new TestServer(worker);
  const store = options.store ?? (await openStore({ databaseUrl }));
  await node.open({ ...options, store });
  return node;
}
