/** What is stored about alerts: see ADR 22. */

/** One row: what signs our messages to devices, and the links in messages. */
export interface AlertKeys {
  readonly publicKey: string;
  readonly privateKey: string;
  readonly linkSecret: string;
}

/** Somebody who has at least once wanted to be told of something. */
export interface AlertPerson {
  readonly playerId: string;
  readonly language: string;
  readonly kindsJson: string;
}

/** By what a player is told: a device, a mail address, a webhook. */
export interface AlertWay {
  /** Follows from the address, and from the player unless it is a device: a browser belongs to one of them at a time. */
  readonly id: string;
  readonly playerId: string;
  readonly kind: 'push' | 'mail' | 'hook';
  readonly address: string;
  /** The keys of a device, the format of a webhook. */
  readonly detailsJson: string;
  /** Of the secret with which it was added: it goes when that secret does. */
  readonly secretHash: string;
  readonly createdAt: number;
  /** Nothing is sent to an address before. */
  readonly confirmedAt: number | null;
  /** In a row, and since when. */
  readonly failures: number;
  readonly failingSince: number | null;
  /** Why nothing is sent there any more. */
  readonly problem: string | null;
}

/** What a player was told last about a table, of one kind. */
export interface AlertRow {
  readonly playerId: string;
  readonly tableId: string;
  readonly kind: string;
  /** What it was about: the same is not told twice. */
  readonly mark: string;
  /** 0 if there was no need to, as the player was there. */
  readonly toldAt: number;
  /** When the player was at the table again. */
  readonly seenAt: number | null;
}

/** A table where something may have happened, and one of its players who has ways to be told. */
export interface AlertCandidate {
  readonly id: string;
  readonly game: string;
  readonly seatsJson: string;
  readonly pendingJson: string;
  readonly entries: number;
  readonly currentMatch: string | null;
  readonly clockJson: string | null;
  readonly playerId: string;
  /** When the next time will be up at the table, where that was asked for. */
  readonly dueAt?: number | null;
}

export interface Visit {
  readonly playerId: string;
  readonly tableId: string;
}

export interface Alerts {
  /** Stores them if there are none yet; returns those that are stored. */
  keys(made: AlertKeys): Promise<AlertKeys>;
  findPerson(playerId: string): Promise<AlertPerson | null>;
  savePerson(person: AlertPerson): Promise<void>;
  listWays(playerId: string): Promise<AlertWay[]>;
  findWay(id: string): Promise<AlertWay | null>;
  /** Adds or renews it, and makes its player an `AlertPerson`; not if they have so many others. */
  addWay(way: AlertWay, person: AlertPerson, most: number): Promise<'written' | 'tooMany'>;
  confirmWay(id: string, at: number): Promise<void>;
  removeWay(id: string): Promise<void>;
  noteOutcome(id: string, outcome: Pick<AlertWay, 'failures' | 'failingSince' | 'problem'>): Promise<void>;
  /** The device with this secret is gone: so are the messages to it, and everything of a player with no other device. */
  forgetDevice(playerId: string, secretHash: string): Promise<void>;
  /** Running matches in which somebody moved since then. */
  listMoved(since: number): Promise<AlertCandidate[]>;
  /** Matches that were over since then. */
  listOver(since: number): Promise<AlertCandidate[]>;
  /** Tables by mail where a time will be up between the two. */
  listDue(after: number, before: number): Promise<AlertCandidate[]>;
  /**
   * Of several nodes one may tell it: who gets `true`. Nobody, if this or something of its kind was told and the player has not
   * been at the table since.
   */
  claim(alert: AlertRow): Promise<boolean>;
  /** Whether this was the last told of its kind, and the player has not been there since. */
  isUnseen(alert: {
    readonly player: string;
    readonly table: string;
    readonly kind: string;
    readonly mark: string;
  }): Promise<boolean>;
  noteSeen(visits: readonly Visit[], at: number): Promise<void>;
  /** How much this player was told since then. */
  countTold(playerId: string, since: number): Promise<number>;
  /** Forgets what was told before then about matches that are over, and the addresses that nobody has confirmed since. */
  forgetOld(told: number, unconfirmed: number): Promise<void>;
}
