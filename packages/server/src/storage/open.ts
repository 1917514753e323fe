import { randomUUID } from 'node:crypto';
import { chatIn } from './chat.ts';
import { Endings } from './endings.ts';
import { GroupCommit } from './group-commit.ts';
import { check } from './health.ts';
import { logIn } from './log.ts';
import { matchesIn } from './matches.ts';
import { migrate } from './migrations.ts';
import { Notices } from './notices.ts';
import { packsIn } from './packs.ts';
import { playersIn } from './players.ts';
import { NO_LIMITS, openPostgres, type Patience } from './postgres.ts';
import type { Backend } from './schema.ts';
import { openSqlite } from './sqlite.ts';
import type { Store } from './store.ts';
import { tablesIn } from './tables.ts';
import type { Whereabouts } from './whereabouts.ts';

/** Throws a `StorageProblem` if it can't be had. */
export async function openStore(whereabouts: Whereabouts, patience: Patience = {}): Promise<Store> {
  const node = randomUUID();
  if ('dataDir' in whereabouts) {
    const backend = await openSqlite(whereabouts.dataDir);
    try {
      const isNew = await migrate(backend.db, 'sqlite');
      await backend.rest();
      return storeOn(backend, node, isNew, null);
    } catch (error) {
      await backend.close();
      throw error;
    }
  }
  const { databaseUrl } = whereabouts;
  const unhurried = await openPostgres(databaseUrl, node, NO_LIMITS, patience);
  const isNew = await migrate(unhurried.db, 'postgres').finally(() => unhurried.close());
  return storeOn(await openPostgres(databaseUrl, node), node, isNew, new Notices(databaseUrl, node));
}

function storeOn(backend: Backend, node: string, isNew: boolean, notices: Notices | null): Store {
  const { db } = backend;
  const commits = new GroupCommit(backend);
  const endings = new Endings(backend);
  return {
    node,
    isNew,
    isShared: notices !== null,
    players: playersIn(backend),
    tables: tablesIn(backend),
    packs: packsIn(backend),
    matches: matchesIn(db, endings),
    log: logIn(db, commits),
    chat: chatIn(backend),
    onForeignChange: async (listener) => notices?.listen(listener) ?? (() => {}),
    tellOthers: (notice) => backend.notify(db, notice),
    check: () => check(db, Date.now()),
    rest: () => backend.rest().catch(() => undefined),
    close: async () => {
      await commits.close();
      await endings.settled();
      await notices?.close();
      await backend.close();
    },
  };
}
