import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildBotWorker } from './bot-worker-for-tests.ts';
import said from './fixtures/database-1.json' with { type: 'json' };
import { TestServer, until } from './test-server.ts';

/** `database-1.json` holds what the first version answered. */
describe('a server on a database of the first version', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'tortuga-earlier-'));
  let server: TestServer;

  beforeAll(async () => {
    const dataDir = path.join(folder, 'data');
    mkdirSync(dataDir);
    const packed = readFileSync(path.join(import.meta.dirname, 'fixtures', 'database-1.sqlite.gz'));
    writeFileSync(path.join(dataDir, 'tortuga.sqlite'), gunzipSync(packed));
    server = new TestServer(await buildBotWorker(folder), dataDir);
    await server.open();
  });
  afterAll(async () => {
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const finished = said.matches.filter(({ state }) => state === 'finished');
  const running = said.matches.filter(({ state }) => state === 'playing');

  it.each(finished)(
    'a database of the first version shows $what as it ended, and exports it unchanged',
    async (match) => {
      const { body } = await server.ask('GET', `/tables/${match.tableId}`);
      expect(body).toMatchObject({ state: 'finished', closed: null });
      const page = server.page(match.tableId);
      await until(() => page.snapshot !== null);
      expect(page.snapshot).toMatchObject({ n: match.entries, rulesVersion: match.rulesVersion, result: match.result });
      const file = await (await fetch(`${server.origin}/api/tables/${match.tableId}/export`)).text();
      expect(createHash('sha256').update(file).digest('hex')).toBe(match.exportSha256);
      page.leave();
    },
  );

  it.each(running)(
    'a database of the first version continues $what to its end, by the rules it began with',
    async (match) => {
      const page = server.page(match.tableId);
      await until(() => page.snapshot !== null);
      expect(page.snapshot).toMatchObject({
        n: match.entries,
        rulesVersion: match.rulesVersion,
        pending: match.pending,
        decision: match.decision,
      });
      // A bot takes over for each player who leaves.
      for (const { token } of said.players)
        await server.ask('POST', `/tables/${match.tableId}/leave`, undefined, token);
      await until(() => (page.snapshot?.result ?? null) !== null);
      const { body } = await server.ask('GET', `/tables/${match.tableId}/export`);
      expect([body.rulesVersion, body.pack.digest]).toEqual([match.rulesVersion, match.packDigest]);
      page.leave();
    },
  );

  it('new matches on a database of the first version begin with the newest rules', async () => {
    const token = said.players[0]?.token ?? '';
    const id = await server.begun('tortuga-cards', [token], 1);
    expect((await server.ask('GET', `/tables/${id}/record`)).body.rulesVersion).toBeGreaterThan(2);
  });
});
