import type { Generated, Kysely } from 'kysely';
import type { Notice } from './foreign.ts';
import type { ChatLine, LogEntry, MatchRow, Pack, Player, PlayerSecret, TableRow } from './store.ts';

/** An entry as it is written: with the number of its match. */
export type NumberedEntry = LogEntry & { readonly matchNumber: number };

/** The tables as Kysely sees them; in the database the names have underscores (`created_at`). */
export interface Schema {
  players: Player;
  playerSecrets: PlayerSecret;
  tables: Omit<TableRow, 'players'>;
  tablePlayers: { readonly tableId: string; readonly playerId: string };
  matches: MatchRow;
  log: Omit<NumberedEntry, 'matchId'> & { readonly id: Generated<number> };
  logMatches: { readonly number: Generated<number>; readonly matchId: string };
  chat: ChatLine;
  packs: Pack;
  /** One row, that is written to see whether it can be. */
  health: { readonly id: number; readonly at: number };
}

export type Database = Kysely<Schema>;

/** What the two databases do differently. */
export interface Backend {
  readonly db: Database;
  /** Writes all of them durably in one transaction, or none because one of them collides with what is there. */
  insertAll(entries: readonly NumberedEntry[]): Promise<'written' | 'collision'>;
  /** Tells the other nodes, when what `db` is in the middle of has been written. */
  notify(db: Database, notice: Notice): Promise<void>;
  /** Does what may be done twice, and again if the database was away for a moment. */
  patiently<Result>(task: () => Promise<Result>): Promise<Result>;
  /** What is better done now and then than at the end. */
  rest(): Promise<void>;
  close(): Promise<void>;
}
