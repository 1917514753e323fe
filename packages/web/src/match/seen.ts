/** How far a viewer of a table has been shown its log, so that after a while away the rest can be told. */

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
