import { randomUUID } from 'node:crypto';
import { chatIn } from './chat.ts';
import { Endings } from './endings.ts';
import { GroupCommit } from './group-commit.ts';
import { logIn } from './log.ts';
import { matchesIn } from './matches.ts';
import { type Flavour, migrate } from './migrations.ts';
import { Notices } from './notices.ts';
import { playersIn } from './players.ts';
import { openPostgres } from './postgres.ts';
import type { Backend } from './schema.ts';
import { openSqlite } from './sqlite.ts';
import type { Store } from './store.ts';
import { tablesIn } from './tables.ts';

/** A folder for a club, a PostgreSQL for a city. */
export type Whereabouts = { readonly dataDir: string } | { readonly databaseUrl: string };

/** Throws a `StorageProblem` if it can't be had. */
export async function openStore(whereabouts: Whereabouts): Promise<Store> {
  if ('dataDir' in whereabouts) return storeOn(await openSqlite(whereabouts.dataDir), 'sqlite', null);
  const node = randomUUID();
  const backend = await openPostgres(whereabouts.databaseUrl, node);
  return storeOn(backend, 'postgres', new Notices(whereabouts.databaseUrl, node));
}

async function storeOn(backend: Backend, flavour: Flavour, notices: Notices | null): Promise<Store> {
  const { db } = backend;
  try {
    await migrate(db, flavour);
  } catch (error) {
    await backend.close();
    throw error;
  }
  const commits = new GroupCommit(backend);
  const endings = new Endings(backend);
  return {
    players: playersIn(db),
    tables: tablesIn(backend),
    matches: matchesIn(db, endings),
    log: logIn(db, commits),
    chat: chatIn(backend),
    onForeignChange: async (listener) => notices?.listen(listener) ?? (() => {}),
    tellOthers: (notice) => backend.notify(db, notice),
    close: async () => {
      await commits.close();
      await endings.settled();
      await notices?.close();
      await backend.close();
    },
  };
}
