/** What is stored about the administration of a server: see ADR 25. */

/** `ban` and `mute` are about a player, `address` about an address or a network that may not use the API. */
export type SanctionKind = 'ban' | 'mute' | 'address';

export interface Sanction {
  readonly kind: SanctionKind;
  /** The id of a player, an address, or a network. */
  readonly target: string;
  readonly reason: string;
  readonly at: number;
  /** Null: until it is lifted. */
  readonly until: number | null;
}

/** A chat message that somebody found bad, as it was said: it may be gone from the chat. */
export interface ChatReport {
  readonly id: string;
  readonly tableId: string;
  readonly n: number;
  /** Who said it. */
  readonly playerId: string;
  readonly reporterId: string;
  readonly said: string;
  readonly reason: string;
  readonly at: number;
  readonly settledAt: number | null;
}

/** What somebody with the admin token did. Never deleted. */
export interface Deed {
  readonly id: string;
  readonly at: number;
  readonly deed: string;
  /** What it was done to, and how. */
  readonly detailsJson: string;
}

/** To everybody who has a page open. */
export interface Announcement {
  readonly text: string;
  readonly at: number;
  readonly until: number;
}

/** A table as its keepers see it in a list. */
interface TableSummary {
  readonly id: string;
  readonly game: string;
  readonly state: 'lobby' | 'playing' | 'finished';
  readonly visibility: 'public' | 'invite';
  readonly createdAt: number;
  readonly updatedAt: number;
  readonly movedAt: number | null;
  readonly players: readonly { readonly id: string; readonly name: string }[];
}

interface PlayerSummary {
  readonly id: string;
  readonly name: string;
  readonly createdAt: number;
  readonly seenAt: number | null;
}

interface Counts {
  readonly lobby: number;
  readonly playing: number;
  readonly finished: number;
  readonly players: number;
  readonly reports: number;
}

export interface Administration extends Possessions {
  listSanctions(): Promise<Sanction[]>;
  /** In place of an earlier one of the same kind. The other nodes are notified of both. */
  impose(sanction: Sanction): Promise<void>;
  /** Returns whether there was one. */
  lift(kind: SanctionKind, target: string): Promise<boolean>;
  /** Forgets those that are over. */
  forgetOver(now: number): Promise<void>;
  announcement(): Promise<Announcement | null>;
  /** In place of the one before; null takes it back. */
  announce(announcement: Announcement | null): Promise<void>;
  /** Returns whether this player had not reported the message before. */
  report(report: ChatReport): Promise<boolean>;
  findReport(id: string): Promise<ChatReport | null>;
  /** Those that wait, the oldest first, or those that are settled, the last settled first. */
  listReports(
    isSettled: boolean,
    limit: number,
  ): Promise<(ChatReport & { readonly name: string; readonly reporter: string })[]>;
  settle(id: string, at: number): Promise<boolean>;
  note(deed: Deed): Promise<void>;
  /** The newest first. */
  listDeeds(before: number, limit: number): Promise<Deed[]>;
  /** By the beginning of an id, or by a name at the table; the last that changed come first. */
  listTables(search: string, limit: number): Promise<TableSummary[]>;
  /** By id, or by a part of the name; the newest first. */
  listPlayers(search: string, limit: number): Promise<PlayerSummary[]>;
  counts(): Promise<Counts>;
  removeMessage(tableId: string, n: number): Promise<boolean>;
}

/** What belongs to one player. */
export interface Possessions {
  /** In the list of players, at every table, and in what they said. */
  renameEverywhere(playerId: string, name: string): Promise<void>;
  /** All that is stored of a player, and is nobody else's. */
  possessions(playerId: string): Promise<Readonly<Record<string, readonly object[]>>>;
  /** Deletes all of it. What was played stays, with another name. */
  erase(playerId: string): Promise<void>;
}
