import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { buildBotWorker } from './bot-worker-for-tests.ts';
import { TestServer } from './test-server.ts';

interface Ready {
  readonly server: TestServer;
  readonly anna: string;
  readonly boris: string;
  /** Deleted after the last test of the file. */
  readonly folder: string;
  /** The built bot worker. */
  readonly worker: string;
}

/** Gives each test of a file its own server, with two players. */
export function serverForEach(use: (ready: Ready) => void): void {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'tortuga-server-'));
  let worker = '';
  let server: TestServer;
  let count = 0;
  beforeAll(async () => {
    worker = await buildBotWorker(folder);
  });
  beforeEach(async () => {
    server = new TestServer(worker, path.join(folder, `data-${count++}`));
    await server.open();
    use({ server, anna: await server.newPlayer('Anna'), boris: await server.newPlayer('Boris'), folder, worker });
  });
  afterEach(() => server.close());
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
}
