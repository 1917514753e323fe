import { randomUUID } from 'node:crypto';
import { administrationIn } from './administration.ts';
import { alertsIn } from './alerts.ts';
import { chatIn } from './chat.ts';
import { clocksIn } from './clocks.ts';
import { Endings } from './endings.ts';
import { GroupCommit } from './group-commit.ts';
import { check } from './health.ts';
import type { StoreLocation } from './location.ts';
import { logIn } from './log.ts';
import { matchesIn } from './matches.ts';
import { migrate } from './migrations.ts';
import { NoticeListener } from './notice-listener.ts';
import { packsIn } from './packs.ts';
import { peopleIn } from './people.ts';
import { playersIn } from './players.ts';
import { possessionsIn } from './possessions.ts';
import { NO_LIMITS, openPostgres, type Patience } from './postgres.ts';
import type { Backend } from './schema.ts';
import { openSqlite } from './sqlite.ts';
import type { Store } from './store.ts';
import { tablesIn } from './tables.ts';

/** Throws a `StorageProblem` if the store can't be opened. */
export async function openStore(location: StoreLocation, patience: Patience = {}): Promise<Store> {
  const node = randomUUID();
  if ('dataDir' in location) {
    const backend = await openSqlite(location.dataDir);
    try {
      const isNew = await migrate(backend.db, 'sqlite');
      await backend.maintain();
      return storeOn(backend, node, isNew, null);
    } catch (error) {
      await backend.close();
      throw error;
    }
  }
  const { databaseUrl } = location;
  const unlimited = await openPostgres(databaseUrl, node, NO_LIMITS, patience);
  const isNew = await migrate(unlimited.db, 'postgres').finally(() => unlimited.close());
  return storeOn(await openPostgres(databaseUrl, node), node, isNew, new NoticeListener(databaseUrl, node));
}

function storeOn(backend: Backend, node: string, isNew: boolean, notices: NoticeListener | null): Store {
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
    clocks: clocksIn(backend),
    alerts: alertsIn(backend),
    people: peopleIn(backend),
    administration: { ...administrationIn(backend), ...possessionsIn(backend) },
    onRemoteChange: async (listener) => notices?.listen(listener) ?? (() => {}),
    notifyOthers: (notice) => backend.notify(db, notice),
    check: () => check(db, Date.now()),
    maintain: () => backend.maintain().catch(() => undefined),
    close: async () => {
      await commits.close();
      await endings.settled();
      await notices?.close();
      await backend.close();
    },
  };
}
