import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

/** A browser's store as the first version left it: matches of all three games, finished and running. */

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
  if (found === undefined) throw new Error(`nothing kept of ${what}`);
  return found;
}

/** Makes the browser of this page one that has last been used by the first version. */
export async function bringFirstStore(page: Page): Promise<void> {
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

/** What the browser keeps of a table now. */
export const keptOf = (page: Page, id: string) =>
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

/** Changes what is kept of a table by hand, as a mishap or another version would. */
export const changeKept = (page: Page, id: string, change: object) =>
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
