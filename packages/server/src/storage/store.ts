import type { ForeignChange, Notice } from './foreign.ts';

/**
 * What the server keeps. Texts ending in `Json` are kept as given; times are milliseconds since 1970.
 * No secret of a player and of an invitation comes in here, only hashes of them.
 */
export interface Store {
  readonly players: Players;
  readonly tables: Tables;
  readonly matches: Matches;
  readonly log: Log;
  readonly chat: Chat;
  /** Tells what another node wrote to the same database. On SQLite there is no other node, and no call. */
  onForeignChange(listener: ForeignListener): Promise<() => void>;
  /** Tells the other nodes something that is in no row. What is written is told by itself. */
  tellOthers(notice: Notice): Promise<void>;
  /** Writes what is still waiting, then closes. */
  close(): Promise<void>;
}

type Written = { readonly kind: 'written' };
/** Somebody else was there first: load again, then decide again. */
type Conflict = { readonly kind: 'conflict' };
type Unknown = { readonly kind: 'unknown' };

export interface Player {
  readonly id: string;
  readonly name: string;
  readonly createdAt: number;
}

/** A player has a secret per device. */
export interface PlayerSecret {
  readonly playerId: string;
  readonly secretHash: string;
  readonly createdAt: number;
}

export interface Players {
  create(player: Player & { readonly secretHash: string }): Promise<Written | Conflict>;
  find(id: string): Promise<Player | null>;
  findBySecret(secretHash: string): Promise<Player | null>;
  rename(id: string, name: string): Promise<Written | Unknown>;
  addSecret(secret: PlayerSecret): Promise<Written | Conflict | Unknown>;
  revokeSecret(secretHash: string): Promise<Written | Unknown>;
}

export interface Table {
  readonly id: string;
  readonly game: string;
  readonly packJson: string | null;
  readonly optionsJson: string;
  readonly seatsJson: string;
  readonly visibility: 'public' | 'invite';
  readonly inviteHash: string | null;
  readonly hostPlayer: string;
  readonly state: 'lobby' | 'playing' | 'finished';
  readonly currentMatch: string | null;
  /** The version that was read; an update of any other than the newest is refused. */
  readonly version: number;
  readonly createdAt: number;
  readonly updatedAt: number;
  /** In whose list the table is: in order of the ids, since a set has no other. */
  readonly players: readonly string[];
}

export interface Tables {
  create(table: Table): Promise<Written | Conflict>;
  find(id: string): Promise<Table | null>;
  /** Writes all of the table but `id`, `game` and `createdAt`; its version goes up by one. */
  update(table: Table): Promise<{ readonly kind: 'written'; readonly version: number } | Conflict | Unknown>;
  /** Somebody still waits at these: says when, and changes nothing else. */
  touch(ids: readonly string[], at: number): Promise<void>;
  /** Public, still in the lobby and touched or changed since then, newest first. */
  listOpen(limit: number, since: number): Promise<Table[]>;
  /** Those that changed last come first. */
  listOfPlayer(playerId: string, limit: number): Promise<Table[]>;
  /** All with a running match: what a server has to wake up after a restart. */
  listPlaying(): Promise<Table[]>;
}

/** How a match began and how it ended; the seed in it is secret until it has. Never purged. */
export interface MatchRecord {
  readonly id: string;
  readonly tableId: string;
  readonly game: string;
  readonly rulesVersion: number;
  readonly packId: string;
  readonly packDigest: string;
  readonly optionsJson: string;
  readonly seatsJson: string;
  readonly seed: string;
  readonly seedCommitment: string;
  readonly createdAt: number;
  readonly finishedAt: number | null;
  readonly resultJson: string | null;
}

export interface Ending {
  readonly tableId: string;
  readonly matchId: string;
  readonly at: number;
  readonly resultJson: string;
}

export interface Matches {
  create(match: MatchRecord): Promise<Written | Conflict>;
  find(id: string): Promise<MatchRecord | null>;
  /** Keeps the result and makes the table one that has finished. The first to say so decides; a second changes nothing. */
  end(ending: Ending): Promise<void>;
  /** Oldest first. */
  listOfTable(tableId: string): Promise<MatchRecord[]>;
}

/** A line of a match's log; the move id is the client's, so that whoever reads it knows a move that is sent again. */
export interface LogEntry {
  readonly matchId: string;
  readonly index: number;
  readonly moveId: string | null;
  readonly entryJson: string;
}

export type Appended = Written | Conflict;

export interface Log {
  /**
   * Answers once the entry is on disk, or once it is certain that it will not be. An entry that was appended to a match
   * before the caller could know that an earlier one failed gets a conflict: it was decided on a log that never was.
   * It throws a `StorageProblem` when the database fails. The entry may have been written all the same: load again.
   */
  append(entry: LogEntry): Promise<Appended>;
  /** In order, from an index on. */
  load(matchId: string, from?: number): Promise<LogEntry[]>;
}

export interface ChatLine {
  readonly tableId: string;
  readonly n: number;
  readonly player: string | null;
  readonly json: string;
  readonly at: number;
}

export interface Chat {
  append(line: ChatLine): Promise<Written | Conflict>;
  find(tableId: string, n: number): Promise<ChatLine | null>;
  /** The last ones of a table, oldest first. */
  loadLast(tableId: string, limit: number): Promise<ChatLine[]>;
}

export type ForeignListener = (change: ForeignChange) => void;
