import { randomBytes, randomUUID } from 'node:crypto';
import type { GameModule } from '@tortuga/games/game-module';
import { fullTime, type MatchClock } from '@tortuga/host';
import type { MatchRecord, TableInfo } from '@tortuga/protocol';
import type { NewTable } from '@tortuga/protocol/http';
import { hashOfSecret } from '../identity.ts';
import { problem, refused } from '../problem.ts';
import type { Report } from '../report.ts';
import type { ListedTable, Player, TableRow as Row, Store } from '../storage/store.ts';
import { MAX_MESSAGES } from './chat.ts';
import { refuseClock } from './clock.ts';
import type { Games } from './games.ts';
import { infoOf } from './info.ts';
import type { LiveTable } from './live-table.ts';
import { LiveTables } from './live-tables.ts';
import { Matches, type MatchesParts } from './matches.ts';
import type { Presence } from './presence.ts';
import { besidesOf } from './referee.ts';
import { rematchOf } from './rematch.ts';
import { DAMAGED_ROW, isReadable, packRefOf, playersAt, tableFromRow, withTable } from './rows.ts';
import {
  type Changed,
  join,
  newClock,
  type PlayerId,
  rematch,
  type SeatPlan,
  type Sitter,
  sitterIn,
  start,
  type Table,
  type TableId,
} from './table.ts';

/** A new table, and the invitation to it if it needs one. */
interface Opened {
  readonly live: LiveTable;
  readonly invite: string | null;
}

/** When a table is changed, and what its clock shows. */
interface Moment {
  readonly now: number;
  readonly clock: MatchClock | null;
}

export interface TablesParts extends MatchesParts {
  /** How often live tables announce who is there. */
  readonly heartbeatMs: number;
  /** How long a bot takes for a choice at least. */
  readonly botPaceMs: number;
  /** A player has opened a table, or asked about it. */
  readonly visited: (table: string, player: PlayerId) => void;
}

/** How often a change is tried when others change the same table. */
const MAX_TRIES = 10;
/** A table where nobody was present for this long is not listed for others: `maintain` is called twice meanwhile. */
const WAITING_MS = 150_000;
/** A lobby that nobody has opened for this long is deleted. */
const ABANDONED_MS = 30 * 24 * 3600 * 1000;
/** If the time of day and the time that has passed differ by more than this, the clock was set. */
const MAX_DRIFT_MS = 600_000;
/** How many tables are listed, and how many of one host, so that nobody fills the list alone. */
const MAX_LISTED = 100;
const MAX_LISTED_OF_HOST = 3;
/** A match in which nobody has moved for this long is nothing to watch. */
const RUNNING_MS = 15 * 60_000;
const MAX_RUNNING = 20;

export const sitterOf = (player: Player): Sitter => ({ player: player.id as PlayerId, name: player.name });

/** All tables, loaded or not: how they are created, changed and listed. */
export class Tables {
  readonly live: LiveTables;
  readonly #store: Store;
  readonly #games: Games;
  readonly #now: () => number;
  readonly #report: Report;
  readonly #matches: Matches;
  readonly #startedAt: { readonly time: number; readonly uptime: number };

  constructor(parts: TablesParts) {
    const { store, games, now, report } = parts;
    this.#store = store;
    this.#games = games;
    this.#now = now;
    this.#report = report;
    this.#matches = new Matches(parts);
    this.live = new LiveTables({ ...parts, matches: this.#matches });
    this.#startedAt = { time: now(), uptime: performance.now() };
  }

  /** To be called once, when the server has started. */
  async wakeAll(): Promise<void> {
    await this.#matches.storeDefaultPacks();
    await this.live.referee.scan();
    await this.live.loadAllWithBots();
  }

  async create(host: Player, wanted: NewTable): Promise<Opened> {
    const { game } = this.#games.existing(wanted.game);
    const options = game.optionsSchema.safeParse(wanted.options);
    if (!options.success) throw problem(400, 'badOptions');
    if (!game.seatCounts.includes(wanted.seats.length)) throw problem(400, 'badSeats', { seats: wanted.seats.length });
    const seats = wanted.seats.map((plan): SeatPlan => {
      if (plan === 'me') return { kind: 'person', sitter: sitterOf(host) };
      return plan === 'open' ? { kind: 'open' } : { kind: 'bot', bot: plan.bot, standsInFor: null };
    });
    const { visibility, hints = 'allowed', language = null, pack, clock = null } = wanted;
    const forbidden = clock === null ? null : refuseClock(clock);
    if (forbidden !== null) throw refused(forbidden);
    const table: Table = {
      id: randomUUID() as TableId,
      game: game.id,
      options: options.data,
      visibility,
      hints,
      language,
      openedAt: this.#now(),
      clock: clock === null ? null : newClock(clock),
      proposal: null,
      ending: null,
      host: host.id as PlayerId,
      state: 'lobby',
      seats,
    };
    const opened = await this.#add(table, pack === undefined ? NO_PACK : this.#games.readPack(game.id, pack));
    if (opened === null) throw problem(503, 'tooBusy');
    return opened;
  }

  /** The pack of a table: of its match, or the custom one; null for the default pack. */
  async packOf(id: string): Promise<string | null> {
    const { packJson, currentMatch } = await this.#rowOf(id);
    return packJson ?? (currentMatch === null ? null : this.#matches.packOf(currentMatch));
  }

  /** For requests about a table that has to exist. */
  async existing(id: string): Promise<LiveTable> {
    const live = await this.live.get(id);
    if (live === null) throw problem(404, 'noSuchTable');
    return live;
  }

  async info(id: string): Promise<TableInfo> {
    return (await this.existing(id)).info();
  }

  async presenceAt(id: string): Promise<Presence['isHere']> {
    return this.live.presenceAt(await this.existing(id));
  }

  /** Changes a table by one of its rules; others may be changing it at the same time. */
  async change(id: string, by: (table: Table, row: Row, at: Moment) => Changed): Promise<LiveTable> {
    const live = await this.existing(id);
    for (let tries = 0; tries < MAX_TRIES; tries++) {
      const row = await this.#rowOf(id);
      const now = this.#now();
      const changed = by(tableFromRow(row), row, { now, clock: live.host?.clock ?? null });
      if (!changed.ok) throw refused(changed.refusal);
      const besides = besidesOf(live, row, changed.table, now);
      const written = await this.#store.tables.update(withTable(row, changed.table, now), besides);
      if (written.kind !== 'written') continue;
      live.change(changed.table, written.version);
      return live;
    }
    throw problem(503, 'tooBusy');
  }

  /** One write makes it a table that plays this match: there is no moment in which it plays none. */
  async start(id: string, by: PlayerId): Promise<LiveTable> {
    const isPresent = await this.presenceAt(id);
    for (let tries = 0; tries < MAX_TRIES; tries++) {
      const row = await this.#rowOf(id);
      const table = tableFromRow(row);
      const started = start(table, by, isPresent);
      if (!started.ok) throw refused(started.refusal);
      const match = await this.#matches.draft(table, row.packJson);
      const next = { ...withTable(row, started.table, this.#now()), currentMatch: match.id };
      const due = table.clock === null ? undefined : match.createdAt + fullTime(table.clock.terms);
      const written = await this.#store.tables.start(next, match, due);
      if (written.kind !== 'written') continue;
      const live = await this.existing(id);
      await this.live.openMatch(live, match.id);
      live.change(started.table, written.version);
      return live;
    }
    throw problem(503, 'tooBusy');
  }

  /** A second request, here or on another node, leads to a seat at the table of the first. */
  async rematch(id: string, by: Player): Promise<Opened> {
    const live = await this.existing(id);
    const isHere = await this.live.presenceAt(live);
    const changed = rematch(live.table, by.id as PlayerId, rematchOf(id), isHere, this.#now());
    if (!changed.ok) throw refused(changed.refusal);
    const { packJson, packId, packDigest } = await this.#rowOf(id);
    const opened = await this.#add(changed.table, { packJson, packId, packDigest });
    if (opened === null) return this.#joinRematch(await this.existing(changed.table.id), live.table, by);
    const next = opened.live.table.id;
    // Before anybody is there: what was said at the old table stands above what is said at the new one.
    await this.#store.chat.takeAlong(id, next, MAX_MESSAGES);
    live.sendRematch(next);
    await this.#store.notifyOthers({ kind: 'rematch', tableId: id, next });
    return opened;
  }

  /** Players of the table before need no invitation. */
  async #joinRematch(live: LiveTable, before: Table, by: Player): Promise<Opened> {
    const { table } = live;
    const seat = before.seats.findIndex((plan) => sitterIn(plan)?.player === by.id);
    if (table.state !== 'lobby' || table.seats[seat]?.kind !== 'open') return { live, invite: null };
    return { live: await this.change(table.id, (now) => join(now, sitterOf(by), seat, true)), invite: null };
  }

  /** Only tables where somebody is waiting: at others one would wait in vain. */
  async listOpen(): Promise<TableInfo[]> {
    const since = this.#now() - WAITING_MS;
    return this.#infos(await this.#store.tables.listOpen(MAX_LISTED, since, MAX_LISTED_OF_HOST));
  }

  /** Public matches that are going on, to watch. */
  async listRunning(): Promise<TableInfo[]> {
    return this.#infos(await this.#store.tables.listRunning(MAX_RUNNING, this.#now() - RUNNING_MS));
  }

  async listOf(player: Player): Promise<TableInfo[]> {
    return this.#infos(await this.#store.tables.listOfPlayer(player.id, MAX_LISTED));
  }

  /** How many of their tables are unfinished. */
  countOf(player: Player): Promise<number> {
    return this.#store.tables.countOfPlayer(player.id);
  }

  /** How many of their tables are being played with bots. */
  async countBotTablesOf(player: Player): Promise<number> {
    const rows = await this.#store.tables.listOfPlayer(player.id, 0);
    return rows.filter(
      (row) => row.state === 'playing' && row.hostPlayer === player.id && row.seatsJson.includes('"kind":"bot"'),
    ).length;
  }

  isInvited = (row: Pick<Row, 'inviteHash'>, invite: string | null): boolean =>
    invite !== null && row.inviteHash !== null && hashOfSecret(invite) === row.inviteHash;

  async isInvitedTo(id: string, invite: string | null): Promise<boolean> {
    return invite !== null && this.isInvited(await this.#rowOf(id), invite);
  }

  /** With the rules and cards that are played with at a table whose match has begun. */
  async moduleAt(id: string): Promise<GameModule> {
    const { currentMatch } = await this.#rowOf(id);
    if (currentMatch === null) throw problem(409, 'notBegun');
    return this.#matches.moduleOfMatch(currentMatch);
  }

  async recordOf(id: string): Promise<MatchRecord> {
    const { currentMatch } = await this.#rowOf(id);
    if (currentMatch === null) throw problem(409, 'notBegun');
    return this.#matches.record(currentMatch);
  }

  /** The file of the match, once it is over. */
  async exportOf(id: string, forWhom: string): Promise<string> {
    const row = await this.#rowOf(id);
    if (row.currentMatch === null) throw problem(409, 'notOver');
    // Its end may not be stored yet.
    if (row.state === 'playing') await this.live.finishIfOver(await this.existing(id), row.currentMatch);
    return this.#matches.export(row.currentMatch, forWhom);
  }

  /** To be called every minute: unloads what nobody needs, and deletes lobbies that were given up long ago. */
  async maintain(): Promise<void> {
    await this.#store.tables.touch(await this.live.unloadIdle(), this.#now());
    if (!this.#wasClockSet()) await this.#store.tables.deleteAbandoned(this.#now() - ABANDONED_MS);
    await this.live.referee.scan();
    await this.#store.maintain();
  }

  /** By a clock that was set a month ahead, every lobby would be old enough to be deleted. */
  #wasClockSet(): boolean {
    const passed = performance.now() - this.#startedAt.uptime;
    return Math.abs(this.#now() - this.#startedAt.time - passed) > MAX_DRIFT_MS;
  }

  close(): Promise<void> {
    return this.live.close();
  }

  async #rowOf(id: string): Promise<Row> {
    const row = await this.#store.tables.find(id);
    if (row === null) throw problem(404, 'noSuchTable');
    return row;
  }

  #infos(rows: readonly ListedTable[]): Promise<TableInfo[]> {
    return Promise.all(
      rows.map(async (row) => (await this.live.getLoaded(row.id).catch(() => null))?.info() ?? this.#infoOf(row)),
    );
  }

  /** Without loading the table. */
  #infoOf(row: ListedTable): TableInfo {
    const pack = packRefOf(row);
    const presence = this.live.presences.of(row.id);
    if (!isReadable(row)) {
      this.#report(new Error('Its row can’t be read'), `table ${row.id}`);
      return infoOf(tableFromRow({ ...row, ...DAMAGED_ROW }), presence, { pack, ...DAMAGED });
    }
    const pending = JSON.parse(row.pendingJson) as number[];
    return infoOf(tableFromRow(row), presence, { pack, pending, packDigest: null, closed: null });
  }

  /** Null if there is a table with this id already. */
  async #add(table: Table, pack: Pick<Row, 'packJson' | 'packId' | 'packDigest'>): Promise<Opened | null> {
    const invite = table.visibility === 'invite' ? randomBytes(16).toString('base64url') : null;
    const now = table.openedAt;
    const row: Row = {
      id: table.id,
      game: table.game,
      ...pack,
      optionsJson: '',
      seatsJson: '',
      visibility: table.visibility,
      hints: table.hints,
      language: table.language,
      clockJson: null,
      accordJson: null,
      inviteHash: invite === null ? null : hashOfSecret(invite),
      hostPlayer: table.host,
      state: table.state,
      currentMatch: null,
      version: 0,
      createdAt: now,
      updatedAt: now,
      pendingJson: '[]',
      entries: 0,
      movedAt: null,
      players: playersAt(table),
    };
    const { kind } = await this.#store.tables.create(withTable(row, table, now));
    if (kind === 'conflict') return null;
    return { live: await this.existing(table.id), invite };
  }
}

const NO_PACK = { packJson: null, packId: null, packDigest: null };
const DAMAGED = { pending: [], packDigest: null, closed: { key: 'server.closed.damaged' } };
