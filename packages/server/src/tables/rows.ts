import type { ListedTable, TableRow as Row } from '../storage/store.ts';
import type { PackRef } from './info.ts';
import type { PlayerId, SeatPlan, Table, TableClock, TableId } from './table.ts';

/** Converts between a table's row in the database and the table of the rules. */

export const tableFromRow = (row: ListedTable): Table => ({
  id: row.id as TableId,
  game: row.game,
  // The JSON was written by `withTable` below.
  options: JSON.parse(row.optionsJson) as object,
  visibility: row.visibility,
  hints: row.hints,
  language: row.language,
  openedAt: row.createdAt,
  clock: row.clockJson === null ? null : (JSON.parse(row.clockJson) as TableClock),
  ...accordOf(row),
  host: row.hostPlayer as PlayerId,
  state: row.state,
  seats: JSON.parse(row.seatsJson) as SeatPlan[],
});

const NO_ACCORD: Pick<Table, 'proposal' | 'ending'> = { proposal: null, ending: null };

const accordOf = ({ accordJson }: ListedTable): typeof NO_ACCORD =>
  accordJson === null ? NO_ACCORD : (JSON.parse(accordJson) as typeof NO_ACCORD);

function accordJsonOf({ proposal, ending }: Table): string | null {
  return proposal === null && ending === null ? null : JSON.stringify({ proposal, ending });
}

/** In place of what can't be read. */
export const DAMAGED_ROW = { optionsJson: '{}', seatsJson: '[]', clockJson: null, accordJson: null };

/** A damaged row must not keep the others from being listed. */
export function isReadable({ optionsJson, seatsJson, pendingJson, clockJson, accordJson }: ListedTable): boolean {
  try {
    for (const json of [clockJson, accordJson]) if (json !== null) JSON.parse(json);
    JSON.parse(optionsJson);
    JSON.parse(pendingJson);
    return Array.isArray(JSON.parse(seatsJson));
  } catch {
    return false;
  }
}

export const withTable = (row: Row, table: Table, now: number): Row => ({
  ...row,
  optionsJson: JSON.stringify(table.options),
  visibility: table.visibility,
  hints: table.hints,
  clockJson: table.clock === null ? null : JSON.stringify(table.clock),
  accordJson: accordJsonOf(table),
  hostPlayer: table.host,
  state: table.state,
  seatsJson: JSON.stringify(table.seats),
  updatedAt: now,
  players: playersAt(table),
});

/** The players who see the table in their list: those seated, those a bot stands in for, and the host. */
export function playersAt(table: Table): string[] {
  const sitters = table.seats.map((plan) => {
    if (plan.kind === 'person') return plan.sitter.player;
    return plan.kind === 'bot' ? plan.standsInFor?.player : undefined;
  });
  return [...new Set([table.host, ...sitters])].filter((player) => player !== undefined).sort();
}

export const packRefOf = ({ packId: id, packDigest: digest }: ListedTable): PackRef | null =>
  id === null || digest === null ? null : { id, digest };
