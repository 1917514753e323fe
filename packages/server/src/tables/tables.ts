import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { setImmediate as endOfTurn, setTimeout as sleep } from 'node:timers/promises';
import type { MatchRecord, TableInfo } from '@tortuga/host';
import { hashOfSecret } from '../identity.ts';
import { problem, refused } from '../problem.ts';
import type { Report } from '../report.ts';
import type { ListedTable, Player, Table as Row, Store } from '../storage/store.ts';
import type { Thinkers } from '../thinking.ts';
import { infoOf, type PackRef } from './info.ts';
import { Matches, type MatchesParts } from './matches.ts';
import type { Presence, PresenceReport } from './presence.ts';
import { Presences } from './presences.ts';
import { Room } from './room.ts';
import { isReadable, playersAt, tableOf, withTable } from './rows.ts';
import {
  type Changed,
  finish,
  join,
  type PlayerId,
  rematch,
  type SeatPlan,
  type Sitter,
  sitterIn,
  start,
  type Table,
  type TableId,
} from './table.ts';
import type { Titles } from './titles.ts';
import { TurnNotes } from './turn-notes.ts';

export interface NewTable {
  readonly game: string;
  /** The cards to play with; without it those of the house. */
  readonly pack?: unknown;
  readonly options: unknown;
  readonly visibility: 'public' | 'invite';
  /** The host's seat is 'me'; a bot by its name; the rest is open. */
  readonly seats: readonly ('me' | 'open' | { readonly bot: string })[];
}

/** A new table, and the invitation to it if it needs one. */
interface Made {
  readonly room: Room;
  readonly invite: string | null;
}

export interface TablesParts extends MatchesParts {
  /** How often open tables say who is there. */
  readonly beatMs: number;
}

/** How often a change is tried when others change the same table. */
const MOST_TRIES = 10;
/** A table where nothing was heard of anybody for so long is not shown to strangers: `rest` comes twice meanwhile. */
const WAITING_MS = 150_000;
/** A lobby that nobody has opened for so long is given up. */
const ABANDONED_MS = 30 * 24 * 3600 * 1000;
/** More than this apart, the time of day and the time that has passed don't fit: the clock was set. */
const MOST_DRIFT_MS = 600_000;
/** How many are listed; of one host, so that nobody fills the list alone. */
const MOST_LISTED = 100;
const MOST_LISTED_OF_HOST = 3;
/** Within this time the other nodes have said who has a table open there. */
const OTHERS_ANSWER_MS = 500;

export const sitterOf = (player: Player): Sitter => ({ player: player.id as PlayerId, name: player.name });

/** All tables: those in the store, and the rooms of those that are awake. */
export class Tables {
  readonly #store: Store;
  readonly #thinkers: Thinkers;
  readonly #titles: Titles;
  readonly #now: () => number;
  readonly #report: Report;
  readonly #matches: Matches;
  readonly #rooms = new Map<string, Promise<Room | null>>();
  /** When each of them was woken, on a clock that never jumps. */
  readonly #wokenAt = new Map<string, number>();
  /** The rooms by the match they play or have played. */
  readonly #playing = new Map<string, Room>();
  readonly #opening = new Map<string, Promise<void>>();
  readonly #presences: Presences;
  readonly #turns: TurnNotes;
  /** Tables that were quiet when `rest` was last called, and that nobody has asked for since. */
  readonly #quiet = new Set<string>();
  readonly #began: { readonly time: number; readonly uptime: number };
  #isClosed = false;

  constructor(parts: TablesParts) {
    this.#store = parts.store;
    this.#thinkers = parts.thinkers;
    this.#titles = parts.titles;
    this.#now = parts.now;
    this.#report = parts.report;
    this.#matches = new Matches(parts);
    this.#presences = new Presences(parts.store, parts.beatMs, parts.report);
    this.#turns = new TurnNotes(parts.store, parts.now, parts.report);
    this.#began = { time: parts.now(), uptime: performance.now() };
  }

  /** Wakes the tables where a bot owes a move, so that it goes on after a restart. One that can't be woken stays alone in it. */
  async wakeAll(): Promise<void> {
    await this.#matches.keepHousePacks();
    for (const id of await this.#store.tables.listToWake()) {
      if (this.#isClosed) return;
      await this.room(id).catch((error: unknown) => this.#report(error, `table ${id}`));
      await endOfTurn();
    }
  }

  async create(host: Player, wanted: NewTable): Promise<Made> {
    const { game } = this.#titles.existing(wanted.game);
    const options = game.optionsSchema.safeParse(wanted.options);
    if (!options.success) throw problem(400, 'badOptions');
    if (!game.seatCounts.includes(wanted.seats.length)) throw problem(400, 'badSeats', { seats: wanted.seats.length });
    const seats = wanted.seats.map((plan): SeatPlan => {
      if (plan === 'me') return { kind: 'person', sitter: sitterOf(host) };
      return plan === 'open' ? { kind: 'open' } : { kind: 'bot', bot: plan.bot, standsInFor: null };
    });
    const { visibility, pack } = wanted;
    const table: Table = {
      id: randomUUID() as TableId,
      game: game.id,
      options: options.data,
      visibility,
      host: host.id as PlayerId,
      state: 'lobby',
      seats,
    };
    const made = await this.#add(table, pack === undefined ? NO_PACK : this.#titles.keptPack(game.id, pack));
    if (made === null) throw problem(503, 'tooBusy');
    return made;
  }

  /** The cards of a table: those it is played with, or that were brought along; null for those of the house. */
  async packOf(id: string): Promise<string | null> {
    const { packJson, currentMatch } = await this.#rowOf(id);
    return packJson ?? (currentMatch === null ? null : this.#matches.packOf(currentMatch));
  }

  /** The room of a table, awake from now on; null if there is no such table. */
  room(id: string): Promise<Room | null> {
    this.#quiet.delete(id);
    const known = this.#rooms.get(id);
    if (known !== undefined) return known;
    const waking = this.#wake(id);
    this.#rooms.set(id, waking);
    this.#wokenAt.set(id, performance.now());
    waking.then(
      (room) => room === null && this.#rooms.delete(id),
      () => this.#rooms.delete(id),
    );
    return waking;
  }

  /** For requests about a table that there must be. */
  async existing(id: string): Promise<Room> {
    const room = await this.room(id);
    if (room === null) throw problem(404, 'noSuchTable');
    return room;
  }

  async info(id: string): Promise<TableInfo> {
    return (await this.existing(id)).info();
  }

  /** Changes a table by one of its rules; others may be changing it at the same time. */
  async change(id: string, by: (table: Table, row: Row) => Changed): Promise<Room> {
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const row = await this.#rowOf(id);
      const changed = by(tableOf(row), row);
      if (!changed.ok) throw refused(changed.refusal);
      const written = await this.#store.tables.update(withTable(row, changed.table, this.#now()));
      if (written.kind !== 'written') continue;
      const room = await this.existing(id);
      room.change(changed.table, written.version);
      return room;
    }
    throw problem(503, 'tooBusy');
  }

  /** One write makes it a table that plays this match: there is no moment in which it plays none. */
  async start(id: string, by: PlayerId): Promise<Room> {
    const isPresent = await this.presenceAt(id);
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const row = await this.#rowOf(id);
      const table = tableOf(row);
      const started = start(table, by, isPresent);
      if (!started.ok) throw refused(started.refusal);
      const match = await this.#matches.draft(table, row.packJson);
      const next = { ...withTable(row, started.table, this.#now()), currentMatch: match.id };
      const written = await this.#store.tables.start(next, match);
      if (written.kind !== 'written') continue;
      const room = await this.existing(id);
      await this.#openMatch(room, match.id);
      room.change(started.table, written.version);
      return room;
    }
    throw problem(503, 'tooBusy');
  }

  /** Whoever asks second, or twice, here or at another node, sits down at the table that the first has asked for. */
  async rematch(id: string, by: Player): Promise<Made> {
    const room = await this.existing(id);
    const changed = rematch(room.table, by.id as PlayerId, rematchOf(id));
    if (!changed.ok) throw refused(changed.refusal);
    const { packJson, packId, packDigest } = await this.#rowOf(id);
    const made = await this.#add(changed.table, { packJson, packId, packDigest });
    if (made === null) return this.#joinRematch(await this.existing(changed.table.id), room.table, by);
    room.tellRematch(made.room.table.id);
    await this.#store.tellOthers({ kind: 'rematch', tableId: id, next: made.room.table.id });
    return made;
  }

  /** Who sat at the table before needs no invitation. */
  async #joinRematch(room: Room, before: Table, by: Player): Promise<Made> {
    const { table } = room;
    const seat = before.seats.findIndex((plan) => sitterIn(plan)?.player === by.id);
    if (table.state !== 'lobby' || table.seats[seat]?.kind !== 'open') return { room, invite: null };
    return { room: await this.change(table.id, (now) => join(now, sitterOf(by), seat, true)), invite: null };
  }

  /** Only where somebody waits: others would wait there in vain. */
  async listOpen(): Promise<TableInfo[]> {
    const since = this.#now() - WAITING_MS;
    return this.#infos(await this.#store.tables.listOpen(MOST_LISTED, since, MOST_LISTED_OF_HOST));
  }

  async listOf(player: Player): Promise<TableInfo[]> {
    return this.#infos(await this.#store.tables.listOfPlayer(player.id, MOST_LISTED));
  }

  /** How many tables of theirs are not over. */
  countOf(player: Player): Promise<number> {
    return this.#store.tables.countOfPlayer(player.id);
  }

  /** How many of them are being played, with bots. */
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

  /** As it was written down. */
  async recordOf(id: string): Promise<MatchRecord> {
    const { currentMatch } = await this.#rowOf(id);
    if (currentMatch === null) throw problem(409, 'notBegun');
    return this.#matches.record(currentMatch);
  }

  /** The file of the match, once it is over. */
  async exportOf(id: string, forWhom: string): Promise<string> {
    const row = await this.#rowOf(id);
    if (row.currentMatch === null) throw problem(409, 'notOver');
    // Its end may not be noted yet.
    if (row.state === 'playing') await this.#finishIfOver(await this.existing(id), row.currentMatch);
    return this.#matches.export(row.currentMatch, forWhom);
  }

  /** The room of a table if somebody here has it open or plays at it. */
  async roomIfAwake(id: string): Promise<Room | null> {
    return (await this.#rooms.get(id)) ?? null;
  }

  roomOfMatch(matchId: string): Room | null {
    return this.#playing.get(matchId) ?? null;
  }

  /** Another node may have changed the table: makes the room what the store says. */
  async refresh(room: Room): Promise<void> {
    const row = await this.#store.tables.find(room.table.id);
    if (row === null || row.version <= room.version) return;
    if (row.currentMatch !== null) await this.#openMatch(room, row.currentMatch);
    room.change(tableOf(row), row.version);
  }

  /** Who is at a table, when all nodes have had time to say so: for what depends on who is away. */
  async presenceAt(id: string): Promise<Presence['isHere']> {
    const room = await this.existing(id);
    const awakeMs = performance.now() - (this.#wokenAt.get(id) ?? 0);
    if (this.#store.isShared && awakeMs < OTHERS_ANSWER_MS) await sleep(OTHERS_ANSWER_MS - awakeMs);
    return room.isPresent;
  }

  /** Another node says who has a table open there. */
  async hearPresence(id: string, node: string, report: PresenceReport): Promise<void> {
    const isNew = this.#presences.hear(id, node, report);
    const room = await this.roomIfAwake(id);
    if (room === null) return;
    room.presenceHeard();
    if (isNew) this.#presences.tell(room.table);
  }

  /** To be called at every beat: who is at which table is told, to those who have it open and to the other nodes. */
  async beat(): Promise<void> {
    for (const room of await this.awake()) room.beat();
    this.#presences.forgetEmpty((id) => this.#rooms.has(id));
  }

  /**
   * To be called every minute: puts the tables to sleep that have been quiet since the last time, and notes at which of
   * the others somebody still waits. All of them is stored.
   */
  async rest(): Promise<void> {
    const waiting: string[] = [];
    for (const [id, opening] of this.#rooms) {
      const room = await opening.catch(() => null);
      if (room?.isWaiting) waiting.push(id);
      if (room === null || !room.isQuiet) this.#quiet.delete(id);
      else if (!this.#quiet.has(id)) this.#quiet.add(id);
      else this.#sleep(id, room);
    }
    await this.#store.tables.touch(waiting, this.#now());
    if (!this.#isClockSet()) await this.#store.tables.deleteAbandoned(this.#now() - ABANDONED_MS);
    await this.#store.rest();
  }

  /** By a clock that was set a month ahead, every lobby would be old enough to be given up. */
  #isClockSet(): boolean {
    const passed = performance.now() - this.#began.uptime;
    return Math.abs(this.#now() - this.#began.time - passed) > MOST_DRIFT_MS;
  }

  #sleep(id: string, room: Room): void {
    room.close();
    this.#rooms.delete(id);
    this.#wokenAt.delete(id);
    this.#quiet.delete(id);
    if (room.matchId !== null) this.#playing.delete(room.matchId);
  }

  get awakeCount(): number {
    return this.#rooms.size;
  }

  /** The rooms that are awake on this node. */
  async awake(): Promise<Room[]> {
    const rooms = await Promise.all([...this.#rooms.values()].map((waking) => waking.catch(() => null)));
    return rooms.filter((room) => room !== null);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    for (const room of await this.awake()) {
      room.close();
      await room.host?.settled();
    }
    await this.#turns.close();
  }

  async #rowOf(id: string): Promise<Row> {
    const row = await this.#store.tables.find(id);
    if (row === null) throw problem(404, 'noSuchTable');
    return row;
  }

  #infos(rows: readonly ListedTable[]): Promise<TableInfo[]> {
    return Promise.all(
      rows.map(async (row) => (await this.#rooms.get(row.id)?.catch(() => null))?.info() ?? this.#listed(row)),
    );
  }

  /** From its row alone. */
  #listed(row: ListedTable): TableInfo {
    const pack = packRefOf(row);
    const presence = this.#presences.of(row.id);
    if (!isReadable(row)) {
      this.#report(new Error('Its row can’t be read'), `table ${row.id}`);
      return infoOf(tableOf({ ...row, optionsJson: '{}', seatsJson: '[]' }), presence, { pack, ...DAMAGED });
    }
    return infoOf(tableOf(row), presence, {
      pack,
      pending: JSON.parse(row.pendingJson) as number[],
      packDigest: null,
      closed: null,
    });
  }

  /** Null if there is a table of that id already. */
  async #add(table: Table, pack: Pick<Row, 'packJson' | 'packId' | 'packDigest'>): Promise<Made | null> {
    const invite = table.visibility === 'invite' ? randomBytes(16).toString('base64url') : null;
    const now = this.#now();
    const row: Row = {
      id: table.id,
      game: table.game,
      ...pack,
      optionsJson: '',
      seatsJson: '',
      visibility: table.visibility,
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
    return { room: await this.existing(table.id), invite };
  }

  async #wake(id: string): Promise<Room | null> {
    const row = await this.#store.tables.find(id);
    if (row === null) return null;
    const readable = isReadable(row) ? row : { ...row, optionsJson: '{}', seatsJson: '[]' };
    const table = tableOf(readable);
    const room: Room = new Room(table, row.version, packRefOf(row), {
      thinkers: this.#thinkers,
      presence: this.#presences.of(id),
      node: this.#store.node,
      isShared: this.#store.isShared,
      report: this.#report,
      tellPresence: () => this.#presences.tellSoon(() => room.table),
    });
    // So that the nodes which have it open say so.
    this.#presences.tell(table);
    if (readable !== row) room.shut({ key: 'server.closed.damaged' });
    else if (row.currentMatch !== null) await this.#openMatch(room, row.currentMatch);
    if (room.table.state === 'finished' && (await this.#store.tables.find(rematchOf(id))) !== null)
      room.tellRematch(rematchOf(id));
    return room;
  }

  /** Once, however many ask for it at the same time. */
  async #openMatch(room: Room, matchId: string): Promise<void> {
    if (room.matchId === matchId) return;
    const opening = this.#opening.get(matchId) ?? this.#open(room, matchId);
    this.#opening.set(matchId, opening);
    await opening.finally(() => this.#opening.delete(matchId));
  }

  async #open(room: Room, matchId: string): Promise<void> {
    const opened = await this.#matches.open(matchId);
    if (!opened.ok) {
      this.#report(new Error(opened.why.key), `table ${room.table.id}`);
      room.shut(opened.why);
      return;
    }
    const { host, playedWith } = opened;
    host.watch(() => this.#moved(room, matchId));
    room.seatMatch(host, matchId, playedWith);
    this.#playing.set(matchId, room);
    // What another node wrote while we were reading was told before we could hear it.
    await host.catchUp();
    // A server that ended between the last move and this has left it to us.
    await this.#finishIfOver(room, matchId);
    if (host.saved.result === null) this.#turns.noteSoon(room);
  }

  #moved(room: Room, matchId: string): void {
    this.#turns.noteSoon(room);
    if (room.host?.saved.result === null) return;
    // What could not be kept now is found again when the table wakes.
    this.#finishIfOver(room, matchId).catch((error: unknown) => this.#report(error, `end of match ${matchId}`));
  }

  async #finishIfOver(room: Room, matchId: string): Promise<void> {
    const result = room.host?.saved.result ?? null;
    if (result === null || room.table.state !== 'playing') return;
    const ending = { tableId: room.table.id, matchId, at: this.#now(), resultJson: JSON.stringify(result) };
    await this.#store.matches.end(ending);
    room.change(finish(room.table), room.version + 1);
  }
}

const NO_PACK = { packJson: null, packId: null, packDigest: null };
const DAMAGED = { pending: [], packDigest: null, closed: { key: 'server.closed.damaged' } };

const packRefOf = ({ packId: id, packDigest: digest }: ListedTable): PackRef | null =>
  id === null || digest === null ? null : { id, digest };

/** The id of a table's one rematch follows from its own: whoever asks for it, wherever, means the same table. */
function rematchOf(id: string): TableId {
  const hash = createHash('sha256').update(`rematch of ${id}`).digest('hex');
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-a${hash.slice(17, 20)}-${hash.slice(20, 32)}` as TableId;
}
