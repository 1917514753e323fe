import { createHash } from 'node:crypto';
import type { TableId } from './table.ts';

/** The id of a table's rematch follows from its own, so that all nodes and players mean the same table. */
export function rematchOf(id: string): TableId {
  const hash = createHash('sha256').update(`rematch of ${id}`).digest('hex');
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-a${hash.slice(17, 20)}-${hash.slice(20, 32)}` as TableId;
}
