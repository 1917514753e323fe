import type { Generated, Kysely } from 'kysely';
import type { ChatLine, LogEntry, MatchRecord, Player, PlayerSecret, Table } from './store.ts';

/** The tables as Kysely sees them; in the database the names have underscores (`created_at`). */
export interface Schema {
  players: Player;
  playerSecrets: PlayerSecret;
  tables: Omit<Table, 'players'>;
  tablePlayers: { readonly tableId: string; readonly playerId: string };
  matches: MatchRecord;
  log: LogEntry & { readonly id: Generated<number> };
  chat: ChatLine;
}

export type Database = Kysely<Schema>;

/** What the two databases do differently. */
export interface Backend {
  readonly db: Database;
  /** Writes all of them durably in one transaction, or none because one of them collides with what is there. */
  insertAll(entries: readonly LogEntry[]): Promise<'written' | 'collision'>;
  close(): Promise<void>;
}
