import path from 'node:path';

/** A folder for a club, a PostgreSQL for a city. */
export type Whereabouts = { readonly dataDir: string } | { readonly databaseUrl: string };

/** What the environment says, for the server and for those who look after its data. */
export const whereaboutsFrom = ({ DATA_DIR = 'data', DATABASE_URL }: NodeJS.ProcessEnv): Whereabouts =>
  DATABASE_URL === undefined ? { dataDir: DATA_DIR } : { databaseUrl: DATABASE_URL };

/** For people. Never with the whole URL: there is a password in it. */
export function placeOf(whereabouts: Whereabouts): string {
  if ('dataDir' in whereabouts) return path.resolve(whereabouts.dataDir);
  const { host, pathname } = new URL(whereabouts.databaseUrl);
  return `${host}${pathname}`;
}
