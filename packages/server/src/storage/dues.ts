import type { LogEntry } from './store.ts';

/** When the next time will be up at a table, as the newest of its entries in a batch says. */
export interface Due {
  readonly tableId: string;
  readonly at: number | null;
  readonly entries: number;
}

/** In order of the tables, so that nodes that write at the same time don't wait for each other. */
export function duesOf(batch: readonly LogEntry[]): Due[] {
  const dues = new Map<string, Due>();
  for (const { due, index } of batch) if (due !== undefined) dues.set(due.tableId, { ...due, entries: index + 1 });
  return [...dues.values()].sort((one, other) => (one.tableId < other.tableId ? -1 : 1));
}
