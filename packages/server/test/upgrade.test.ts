import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { moduleFor } from '@tortuga/games/editions';
import type { GameModule } from '@tortuga/games/game-module';
import { tortugaCards } from '@tortuga/games/tortuga-cards';
import { parseMatchFile, replayMatchFile } from '@tortuga/kernel';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Parts } from '../src/app.ts';
import { buildBotWorker } from './bot-worker-for-tests.ts';
import { startNode } from './nodes-for-tests.ts';
import { postgresDatabases } from './storage/databases.ts';
import { CARDS, type TestServer, until } from './test-server.ts';

/** The module as an older server has it: without the newer rules. */
const olderModule = (module: GameModule, rulesVersion: number): GameModule => {
  const old = module.atVersion(rulesVersion);
  if (old === null) throw new Error('there is no such version of the rules');
  return { ...old, atVersion: (version) => (version <= rulesVersion ? module.atVersion(version) : null) };
};

describe('an upgrade of two nodes, one after the other', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'tortuga-upgrade-'));
  const databases = postgresDatabases();
  let worker = '';
  let databaseUrl = '';
  const nodes: TestServer[] = [];

  beforeAll(async () => {
    await databases.start();
    worker = await buildBotWorker(folder);
    const location = await databases.empty();
    databaseUrl = 'databaseUrl' in location ? location.databaseUrl : '';
  }, 30_000);
  afterEach(async () => {
    for (const node of nodes.splice(0)) await node.close();
  });
  afterAll(async () => {
    await databases.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  async function start(options: Partial<Parts> = {}): Promise<TestServer> {
    const node = await startNode(databaseUrl, worker, options);
    nodes.push(node);
    return node;
  }

  it('an upgrade of two nodes continues running matches by the rules they began with, and loses no move', async () => {
    const older = { modules: [olderModule(tortugaCards, 2)] };
    const [first, second] = [await start(older), await start(older)];
    const tokens = [];
    for (const name of ['Anna', 'Boris', 'Carla']) tokens.push(await first.newPlayer(name));
    const before = await first.begun(CARDS, tokens);
    const pages = tokens.map((token, index) => (index % 2 === 0 ? first : second).page(before, token));
    for (const page of pages) page.playAlong();
    await until(() => (pages[0]?.snapshot?.n ?? 0) > 5);

    // The second node is upgraded, and its player comes back to it, while the first goes on.
    await second.close();
    const upgraded = await start();
    pages[1]?.moveTo(upgraded.origin);
    const after = await upgraded.begun(CARDS, tokens);
    const others = tokens.map((token) => upgraded.page(after, token));
    for (const page of others) page.playAlong();
    const atOlder = first.page(after, tokens[0]);
    await until(() => atOlder.tableInfo?.closed?.key === 'server.closed.newerRules');

    // Then the first.
    await first.close();
    const last = await start();
    for (const page of [pages[0], pages[2], atOlder]) page?.moveTo(last.origin);
    await until(() => [...pages, ...others].every(({ snapshot }) => (snapshot?.result ?? null) !== null));
    await until(() => atOlder.tableInfo?.closed === null && atOlder.snapshot !== null);
    expect((await last.ask('GET', `/tables/${before}/record`)).body.rulesVersion).toBe(2);
    expect((await last.ask('GET', `/tables/${after}/record`)).body.rulesVersion).toBe(tortugaCards.game.rulesVersion);
    for (const page of [...pages, ...others]) expect(page.answers.every((kind) => kind === 'done')).toBe(true);
    for (const id of [before, after]) {
      const file = parseMatchFile(JSON.stringify((await last.ask('GET', `/tables/${id}/export`)).body));
      const edition = file.ok ? { rulesVersion: file.value.rulesVersion, packDigest: file.value.pack.digest } : null;
      const found = edition === null ? null : moduleFor(tortugaCards, edition, null);
      expect(found?.ok && file.ok && replayMatchFile(found.module.game, file.value).ok).toBe(true);
    }
  }, 60_000);
});
