import type { Generated, Kysely } from 'kysely';
import type { Announcement, ChatReport, Deed, Sanction } from './administration-rows.ts';
import type { AlertKeys, AlertPerson, AlertRow, AlertWay } from './alert-rows.ts';
import type { Notice } from './notice.ts';
import type {
  ChatLine,
  Invitation,
  LogEntry,
  MatchRow,
  Pack,
  Player,
  PlayerSecret,
  Stance,
  TableRow,
} from './store.ts';

/** An entry as it is written: with the number of its match. */
export type NumberedEntry = LogEntry & { readonly matchNumber: number };

/** The tables as Kysely sees them; in the database the names have underscores (`created_at`). */
export interface Schema {
  players: Player;
  playerSecrets: PlayerSecret;
  tables: Omit<TableRow, 'players'>;
  tablePlayers: { readonly tableId: string; readonly playerId: string };
  matches: MatchRow;
  log: Omit<NumberedEntry, 'matchId' | 'due'> & { readonly id: Generated<number> };
  logMatches: { readonly number: Generated<number>; readonly matchId: string };
  chat: ChatLine;
  packs: Pack;
  clocks: { readonly tableId: string; readonly dueAt: number | null; readonly entries: number };
  alertKeys: AlertKeys & { readonly id: number };
  alertPeople: AlertPerson;
  alertWays: AlertWay;
  alerts: AlertRow;
  stances: { readonly playerId: string; readonly otherId: string; readonly stance: Stance; readonly at: number };
  invitations: Invitation;
  visits: { readonly playerId: string; readonly at: number };
  /** Whose chat messages a player does not want to see. */
  mutes: { readonly playerId: string; readonly otherId: string; readonly at: number };
  sanctions: Sanction;
  reports: ChatReport;
  deeds: Deed;
  /** At most one row. */
  announcements: Announcement & { readonly id: number };
  /** One row, written by the health check. */
  health: { readonly id: number; readonly at: number };
}

export type Database = Kysely<Schema>;

/** What the two databases do differently. */
export interface Backend {
  readonly db: Database;
  /** Writes all entries durably in one transaction, or none if one of them collides with a stored one. */
  insertAll(entries: readonly NumberedEntry[]): Promise<'written' | 'collision'>;
  /** Notifies the other nodes when the transaction of `db` is committed. */
  notify(db: Database, notice: Notice): Promise<void>;
  /** Runs a task that may be done twice, and retries it if the database was away for a moment. */
  retrying<Result>(task: () => Promise<Result>): Promise<Result>;
  /** Housekeeping, to be called now and then. */
  maintain(): Promise<void>;
  close(): Promise<void>;
}
