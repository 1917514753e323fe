/** The last entry that a viewer of a table was shown, so that the rest is shown as new. */

const keyOf = (table: string): string => `tortuga.seen.${table}`;

export function lastSeen(table: string): number | null {
  const text = storage()?.getItem(keyOf(table));
  return text === null || text === undefined ? null : Number(text);
}

export function noteSeen(table: string, n: number): void {
  storage()?.setItem(keyOf(table), String(n));
}

function storage(): Storage | null {
  try {
    return localStorage;
  } catch {
    return null;
  }
}
