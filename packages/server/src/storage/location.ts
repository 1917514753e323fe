import path from 'node:path';

/** Where the data is: a folder with an SQLite file, or a PostgreSQL database. */
export type StoreLocation = { readonly dataDir: string } | { readonly databaseUrl: string };

/** Reads the environment, for the server and for the backup tools. */
export const locationFrom = ({ DATA_DIR = 'data', DATABASE_URL }: NodeJS.ProcessEnv): StoreLocation =>
  DATABASE_URL === undefined ? { dataDir: DATA_DIR } : { databaseUrl: DATABASE_URL };

/** For messages to people. Never the whole URL, since it holds a password. */
export function placeOf(location: StoreLocation): string {
  if ('dataDir' in location) return path.resolve(location.dataDir);
  const { host, pathname } = new URL(location.databaseUrl);
  return `${host}${pathname}`;
}
