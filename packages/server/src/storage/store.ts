import type { Administration } from './administration-rows.ts';
import type { Alerts } from './alert-rows.ts';
import type { Notice, RemoteChange } from './notice.ts';

/**
 * All that the server stores. Texts ending in `Json` are stored as given; times are milliseconds since 1970.
 * Secrets of players and of invitations are stored only as hashes.
 */
export interface Store {
  /** This process among those on the same database. */
  readonly node: string;
  /** There was no database before. An unexpected new one means a wrong folder, or one that is not mounted. */
  readonly isNew: boolean;
  /** Other processes may use the same database. */
  readonly isShared: boolean;
  readonly players: Players;
  readonly tables: Tables;
  readonly packs: Packs;
  readonly matches: Matches;
  readonly log: Log;
  readonly chat: Chat;
  readonly clocks: Clocks;
  readonly alerts: Alerts;
  readonly people: People;
  readonly administration: Administration;
  /** Subscribes to changes by other nodes on the same database. On SQLite there are none. */
  onRemoteChange(listener: RemoteListener): Promise<() => void>;
  /** Sends the other nodes a notice about something that is in no row; about rows the store sends them itself. */
  notifyOthers(notice: Notice): Promise<void>;
  /** Writes a row within two seconds, or throws a `StorageProblem`: no move could be stored now. */
  check(): Promise<void>;
  /** To be called every minute, for housekeeping. Never throws. */
  maintain(): Promise<void>;
  /** Writes what is still queued, then closes. */
  close(): Promise<void>;
}

type Written = { readonly kind: 'written' };
/** Another writer was first: load again, then decide again. */
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
  /** Of a custom pack; null for the default pack. */
  readonly packId: string | null;
  readonly packDigest: string | null;
  readonly optionsJson: string;
  readonly seatsJson: string;
  readonly visibility: 'public' | 'invite';
  readonly hints: 'allowed' | 'forbidden';
  readonly language: string | null;
  /** The clock it was opened with, and what has become of it; null without one. */
  readonly clockJson: string | null;
  /** What its players have proposed, and how they ended the match; null for nothing. */
  readonly accordJson: string | null;
  readonly inviteHash: string | null;
  readonly hostPlayer: string;
  readonly state: 'lobby' | 'playing' | 'finished';
  readonly currentMatch: string | null;
  /** The version that was read; only an update of the newest one is accepted. */
  readonly version: number;
  readonly createdAt: number;
  readonly updatedAt: number;
  /** The seats to decide, as of the last `savePending`: the log may have gone on since. */
  readonly pendingJson: string;
  /** The length of the log at the last `savePending`; -1 if there was none for this match. */
  readonly entries: number;
  readonly movedAt: number | null;
  /** The players whose lists show the table, sorted by id. */
  readonly players: readonly string[];
}

/** A table in a list: without its pack, which may be large. */
export type ListedTable = Omit<TableRow, 'packJson'>;

/** Whose turn it is at a table, after that many entries of its log. */
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
  /** Writes all of the table but `id`, `game`, `createdAt` and the fields of `savePending`; its version goes up by one. */
  update(table: TableRow, more?: Besides): Promise<Updated>;
  /** The same together with the match that begins there, and the time its clock may be up first: all, or nothing. */
  start(table: TableRow, match: MatchRow, due?: number): Promise<Updated>;
  /** For lists and for the next start of the server. The version stays the same; a row older than the stored one is ignored. */
  savePending(rows: readonly Pending[]): Promise<void>;
  /** Stores when somebody was last waiting at these tables. */
  touch(ids: readonly string[], at: number): Promise<void>;
  /** Public lobbies that were touched or changed since then, newest first; at most `perPlayer` of one host. */
  listOpen(limit: number, since: number, perPlayer: number): Promise<ListedTable[]>;
  /** Public tables with a match in which somebody moved since then, the last moved first. */
  listRunning(limit: number, since: number): Promise<ListedTable[]>;
  /** All unfinished tables (a thousand at most), then finished ones up to the limit; those that changed last come first. */
  listOfPlayer(playerId: string, limit: number): Promise<ListedTable[]>;
  /** How many unfinished tables they host. */
  countOfPlayer(playerId: string): Promise<number>;
  /** The ids of the tables with a running match where a bot is to move, or may be since the log has gone on. */
  listToLoad(): Promise<string[]>;
  /** Deletes a table whose match has not begun; returns whether there was one. */
  deleteLobby(id: string): Promise<boolean>;
  /** Deletes the lobbies that were not touched since, with their chat; returns how many. */
  deleteAbandoned(before: number): Promise<number>;
}

/** What is written together with a table, or not at all. */
interface Besides {
  readonly due?: DueTime;
  /** The match that the table has ended. */
  readonly ended?: { readonly matchId: string; readonly at: number };
}

/** When the next time will be up at a table, after that many entries of its log. */
export interface DueTime {
  readonly at: number | null;
  readonly entries: number;
  /** Written only if it is still what the writer saw: of several that judge, one does. */
  readonly expected?: number | null;
}

/** Only tables with a clock whose match is on have one here. */
export interface Clocks {
  find(tableId: string): Promise<number | null>;
  /** What is due until then, first things first. */
  listDue(before: number, limit: number): Promise<{ readonly tableId: string; readonly dueAt: number }[]>;
  /** Ignored if the log has gone on since. */
  save(tableId: string, due: DueTime): Promise<void>;
}

/** A pack that a match began with. Never deleted. */
export interface Pack {
  readonly digest: string;
  readonly game: string;
  readonly json: string;
  readonly createdAt: number;
}

export interface Packs {
  /** Does nothing if there is a pack with this digest: it is the same one. */
  save(pack: Pack): Promise<void>;
  find(digest: string): Promise<Pick<Pack, 'game' | 'json'> | null>;
}

/** How a match began and how it ended; the seed is secret until then. Never deleted. */
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
  /** Stores the result and marks the table as finished. Only the first call for a match counts. */
  end(ending: Ending): Promise<void>;
  /** Oldest first. */
  listOfTable(tableId: string): Promise<MatchRow[]>;
}

/** An entry of a match's log. The move id is the client's, so that a move that is sent again is recognised. */
export interface LogEntry {
  readonly matchId: string;
  readonly index: number;
  readonly moveId: string | null;
  readonly entryJson: string;
  /** At a table with a clock: when the next time will be up after this entry. Written together with it. */
  readonly due?: { readonly tableId: string; readonly at: number | null };
}

export type Appended = Written | Conflict;

export interface Log {
  /**
   * Resolves once the entry is on disk, or once it is certain that it will not be. An entry that follows one that failed
   * gets a conflict, as it was decided on a log that never existed. Throws a `StorageProblem` when the database fails:
   * the entry may have been written all the same, so load again.
   */
  append(entry: LogEntry): Promise<Appended>;
  /** The entries from an index on, in order. */
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
  /** The last messages of a table, oldest first. */
  loadLast(tableId: string, limit: number): Promise<ChatLine[]>;
  /** Copies the last messages of one table to another where nothing was said yet, numbered from 1. */
  takeAlong(from: string, to: string, limit: number): Promise<void>;
}

/** What a player wants of another one: to be friends, or to be left alone. Two who both want it are friends. */
export type Stance = 'friend' | 'blocked';

/** Somebody else, as one player knows them. */
export interface KnownPlayer {
  readonly id: string;
  readonly name: string;
  /** When they last made a request; null if that was never noted. */
  readonly seenAt: number | null;
  readonly mine: Stance | null;
  readonly theirs: Stance | null;
}

/** A player is asked to sit down at a table. */
export interface Invitation {
  readonly tableId: string;
  readonly playerId: string;
  readonly invitedBy: string;
  readonly at: number;
}

export interface People {
  /** In place of what the player wanted of the other one before. */
  setStance(playerId: string, otherId: string, stance: Stance | null, at: number): Promise<void>;
  stanceOf(playerId: string, otherId: string): Promise<Stance | null>;
  /** Everybody of whom the player wants something, or who wants something of them, by name. */
  listKnown(playerId: string, limit: number): Promise<KnownPlayer[]>;
  countStances(playerId: string): Promise<number>;
  /** Whether a player wants to read what the other one says. */
  setMute(playerId: string, otherId: string, isMuted: boolean, at: number): Promise<void>;
  /** By name. */
  listMuted(playerId: string, limit: number): Promise<{ readonly id: string; readonly name: string }[]>;
  /** Those who had a place at one of the player's tables, the latest table first. */
  listMet(playerId: string, limit: number): Promise<{ readonly id: string; readonly name: string }[]>;
  haveMet(playerId: string, otherId: string): Promise<boolean>;
  /** They made a request at about this time. */
  noteVisits(ids: readonly string[], at: number): Promise<void>;
  /** In place of an earlier invitation to the same table. */
  invite(invitation: Invitation): Promise<void>;
  /** Who has invited the player; null for nobody. */
  findInviter(tableId: string, playerId: string): Promise<string | null>;
  /** Those to tables whose match has not begun, the newest first; `name` is of whoever invites. */
  listInvitations(
    playerId: string,
    limit: number,
  ): Promise<(Pick<Invitation, 'tableId' | 'invitedBy' | 'at'> & { readonly name: string })[]>;
  listInvited(tableId: string): Promise<string[]>;
  withdraw(tableId: string, playerId: string): Promise<void>;
}

export type RemoteListener = (change: RemoteChange) => void;
