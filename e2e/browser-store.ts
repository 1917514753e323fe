import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

/** A browser's database as the first version left it: matches of all three games, finished and running. */

interface Expected {
  readonly id: string;
  readonly what: string;
  readonly n: number;
  readonly result: { readonly scores: readonly number[] } | null;
  readonly rulesVersion: number;
  readonly packDigest: string;
}

interface FirstStore {
  readonly expected: readonly Expected[];
  readonly localStorage: Readonly<Record<string, string>>;
  readonly tables: readonly { readonly id: string }[];
  readonly log: readonly { readonly key: [string, number]; readonly value: object }[];
}

export const FIRST_STORE: FirstStore = JSON.parse(readFileSync('e2e/fixtures/browser-store-1.json', 'utf8'));

export function expectedOf(what: string): Expected {
  const found = FIRST_STORE.expected.find((each) => each.what === what);
  if (found === undefined) throw new Error(`no stored match: ${what}`);
  return found;
}

/** Fills the browser's database as the first version did. */
export async function installFirstStore(page: Page): Promise<void> {
  await page.goto('/about');
  await page.evaluate(async ({ tables, log, localStorage: kept }) => {
    for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
    await new Promise<void>((resolve, reject) => {
      const opening = indexedDB.open('tortuga', 1);
      opening.onupgradeneeded = () => {
        opening.result.createObjectStore('tables', { keyPath: 'id' });
        opening.result.createObjectStore('log');
      };
      opening.onerror = () => reject(opening.error);
      opening.onsuccess = () => {
        const writing = opening.result.transaction(['tables', 'log'], 'readwrite');
        for (const table of tables) writing.objectStore('tables').put(table);
        for (const { key, value } of log) writing.objectStore('log').put(value, key);
        writing.oncomplete = () => {
          opening.result.close();
          resolve();
        };
      };
    });
  }, FIRST_STORE);
}

/** A table and its log, as the browser has stored them. */
export const storedTable = (page: Page, id: string) =>
  page.evaluate(async (wanted) => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open('tortuga');
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = () => reject(opening.error);
    });
    const reading = database.transaction(['tables', 'log']);
    const answer = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve) => {
        request.onsuccess = () => resolve(request.result);
      });
    const range = IDBKeyRange.bound([wanted, 0], [wanted, Number.POSITIVE_INFINITY]);
    const [table, log] = await Promise.all([
      answer(reading.objectStore('tables').get(wanted)),
      answer(reading.objectStore('log').getAll(range)),
    ]);
    database.close();
    return { table, log };
  }, id);

/** Changes a stored table, as an accident or another version would. */
export const changeStoredTable = (page: Page, id: string, change: object) =>
  page.evaluate(
    async ([wanted, changes]) => {
      await new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('tortuga');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const writing = opening.result.transaction('tables', 'readwrite');
          const tables = writing.objectStore('tables');
          const reading = tables.get(wanted);
          reading.onsuccess = () => tables.put({ ...reading.result, ...changes });
          writing.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      });
    },
    [id, change] as const,
  );
