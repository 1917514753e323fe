import type { Table, TableId } from '../src/tables/table.ts';

/** A table at which nothing was chosen, but for what a test says of it. */
export const tableWith = (chosen: Pick<Table, 'host' | 'state' | 'seats'> & Partial<Table>): Table => ({
  id: 'table' as TableId,
  game: 'tortuga-cards',
  options: {},
  visibility: 'public',
  hints: 'allowed',
  language: null,
  openedAt: 0,
  clock: null,
  proposal: null,
  ending: null,
  ...chosen,
});
