import type { ForeignChange, Notice } from './foreign.ts';

/**
 * What the server keeps. Texts ending in `Json` are kept as given; times are milliseconds since 1970.
 * No secret of a player and of an invitation comes in here, only hashes of them.
 */
export interface Store {
  /** This process among those on the same database. */
  readonly node: string;
  /** There was nothing here before. Whoever expected something has the wrong folder, or one that is not mounted. */
  readonly isNew: boolean;
  /** Other processes may be on the same database. */
  readonly isShared: boolean;
  readonly players: Players;
  readonly tables: Tables;
  readonly packs: Packs;
  readonly matches: Matches;
  readonly log: Log;
  readonly chat: Chat;
  /** Tells what another node wrote to the same database. On SQLite there is no other node, and no call. */
  onForeignChange(listener: ForeignListener): Promise<() => void>;
  /** Tells the other nodes something that is in no row. What is written is told by itself. */
  tellOthers(notice: Notice): Promise<void>;
  /** Writes something and answers within two seconds, or throws a `StorageProblem`: no move could be kept now. */
  check(): Promise<void>;
  /** To be called every minute: what is better done now and then than at the end. Never throws. */
  rest(): Promise<void>;
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

export interface TableRow {
  readonly id: string;
  readonly game: string;
  readonly packJson: string | null;
  /** Of the cards that were brought along; null for those of the house. */
  readonly packId: string | null;
  readonly packDigest: string | null;
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
  /** The seats that owed a decision, as `notePending` was last told: the log may have gone on since. */
  readonly pendingJson: string;
  /** After how many entries of the log that was; -1 when nothing has been noted of this match. */
  readonly entries: number;
  readonly movedAt: number | null;
  /** In whose list the table is: in order of the ids, since a set has no other. */
  readonly players: readonly string[];
}

/** A table as it stands in a list: without the cards, which may be large. */
export type ListedTable = Omit<TableRow, 'packJson'>;

/** Whose turn it is at a table, after so many entries of its log. */
interface Pending {
  readonly id: string;
  readonly pending: readonly number[];
  readonly entries: number;
  readonly at: number;
}

export type Updated = { readonly kind: 'written'; readonly version: number } | Conflict | Unknown;

export interface Tables {
  create(table: TableRow): Promise<Written | Conflict>;
  find(id: string): Promise<TableRow | null>;
  /** Writes all of the table but `id`, `game`, `createdAt` and what `notePending` writes; its version goes up by one. */
  update(table: TableRow): Promise<Updated>;
  /** The same, and the match that is played there from now on: both, or neither. */
  start(table: TableRow, match: MatchRow): Promise<Updated>;
  /** For lists and for whoever starts after us. It is no change of the table: the version stays. What is older than what was noted is passed over. */
  notePending(rows: readonly Pending[]): Promise<void>;
  /** Somebody still waits at these: says when, and changes nothing else. */
  touch(ids: readonly string[], at: number): Promise<void>;
  /** Public, still in the lobby and touched or changed since then, newest first; at most so many of one host. */
  listOpen(limit: number, since: number, perPlayer: number): Promise<ListedTable[]>;
  /** All that are not over (a thousand at most), then those that are, up to the limit. Those that changed last come first. */
  listOfPlayer(playerId: string, limit: number): Promise<ListedTable[]>;
  /** How many tables they host that are not over. */
  countOfPlayer(playerId: string): Promise<number>;
  /** The ids of those with a running match where a bot owes a move, or may: where the log has gone on since it was noted. */
  listToWake(): Promise<string[]>;
  /** Deletes the lobbies that were not touched since, with what was said there; answers how many. */
  deleteAbandoned(before: number): Promise<number>;
}

/** Cards with which a match was begun: kept for as long as there are matches. */
export interface Pack {
  readonly digest: string;
  readonly game: string;
  readonly json: string;
  readonly createdAt: number;
}

export interface Packs {
  /** The digest says what is in it: whoever comes second changes nothing. */
  keep(pack: Pack): Promise<void>;
  find(digest: string): Promise<Pick<Pack, 'game' | 'json'> | null>;
}

/** How a match began and how it ended; the seed in it is secret until it has. Never purged. */
export interface MatchRow {
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
  create(match: MatchRow): Promise<Written | Conflict>;
  find(id: string): Promise<MatchRow | null>;
  /** Keeps the result and makes the table one that has finished. The first to say so decides; a second changes nothing. */
  end(ending: Ending): Promise<void>;
  /** Oldest first. */
  listOfTable(tableId: string): Promise<MatchRow[]>;
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
