import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { MatchHost } from '@tortuga/host';
import { commitmentTo, type GameTypes, type MatchStart, type Seed, seedFromBytes } from '@tortuga/kernel';
import { hashOfSecret } from '../identity.ts';
import { StoreJournal } from '../journal.ts';
import { problem, refused } from '../problem.ts';
import type { MatchRecord, Player, Table as Row, Store } from '../storage/store.ts';
import type { Thinkers } from '../thinking.ts';
import { packToKeep, titleOrProblem, titleWith } from './cards.ts';
import { Room } from './room.ts';
import { playersAt, tableOf, withTable } from './rows.ts';
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

/** How often a change is tried when others change the same table. */
const MOST_TRIES = 10;
/** A table where nothing was heard of anybody for so long is not shown to strangers: `rest` comes twice meanwhile. */
const WAITING_MS = 150_000;

export const sitterOf = (player: Player): Sitter => ({ player: player.id as PlayerId, name: player.name });

/** All tables: those in the store, and the rooms of those that are awake. */
export class Tables {
  readonly #store: Store;
  readonly #thinkers: Thinkers;
  readonly #now: () => number;
  readonly #rooms = new Map<string, Promise<Room | null>>();
  /** The rooms by the match they play or have played. */
  readonly #playing = new Map<string, Room>();
  readonly #opening = new Map<string, Promise<void>>();
  /** Tables that were quiet when `rest` was last called, and that nobody has asked for since. */
  readonly #quiet = new Set<string>();

  constructor(store: Store, thinkers: Thinkers, now: () => number) {
    this.#store = store;
    this.#thinkers = thinkers;
    this.#now = now;
  }

  /** Wakes every table with a running match, so that bots go on thinking after a restart. */
  async wakeAll(): Promise<void> {
    for (const { id } of await this.#store.tables.listPlaying()) await this.room(id);
  }

  async create(host: Player, wanted: NewTable): Promise<Made> {
    const { game } = titleOrProblem(wanted.game);
    const options = game.optionsSchema.safeParse(wanted.options);
    if (!options.success) throw problem(400, 'badOptions');
    if (!game.seatCounts.includes(wanted.seats.length)) throw problem(400, 'badSeats', { seats: wanted.seats.length });
    const seats = wanted.seats.map((plan): SeatPlan => {
      if (plan === 'me') return { kind: 'person', sitter: sitterOf(host) };
      return plan === 'open' ? { kind: 'open' } : { kind: 'bot', bot: plan.bot, standsInFor: null };
    });
    const { visibility, pack } = wanted;
    const id = randomUUID() as TableId;
    const table: Table = {
      id,
      game: game.id,
      options: options.data,
      visibility,
      host: host.id as PlayerId,
      state: 'lobby',
      seats,
    };
    const made = await this.#add(table, pack === undefined ? null : packToKeep(game.id, pack));
    if (made === null) throw problem(503, 'tooBusy');
    return made;
  }

  /** The pack of a table as it was brought along; null for the cards of the house. */
  async packOf(id: string): Promise<string | null> {
    const row = await this.#store.tables.find(id);
    if (row === null) throw problem(404, 'noSuchTable');
    return row.packJson;
  }

  /** The room of a table, awake from now on; null if there is no such table. */
  room(id: string): Promise<Room | null> {
    this.#quiet.delete(id);
    const known = this.#rooms.get(id);
    if (known !== undefined) return known;
    const waking = this.#wake(id);
    this.#rooms.set(id, waking);
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

  /** Changes a table by one of its rules; others may be changing it at the same time. */
  async change(id: string, by: (table: Table, row: Row) => Changed, also: Partial<Row> = {}): Promise<Room> {
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const row = await this.#store.tables.find(id);
      if (row === null) throw problem(404, 'noSuchTable');
      const changed = by(tableOf(row), row);
      if (!changed.ok) throw refused(changed.refusal);
      const written = await this.#store.tables.update({ ...withTable(row, changed.table, this.#now()), ...also });
      if (written.kind !== 'written') continue;
      const room = await this.existing(id);
      room.change(changed.table, written.version);
      return room;
    }
    throw problem(503, 'tooBusy');
  }

  async start(id: string, by: PlayerId): Promise<Room> {
    const { isPresent } = await this.existing(id);
    const row = await this.#store.tables.find(id);
    if (row === null) throw problem(404, 'noSuchTable');
    const table = tableOf(row);
    const started = start(table, by, isPresent);
    if (!started.ok) throw refused(started.refusal);
    const match = await this.#createMatch(table, row.packJson);
    // One write makes it a table that plays this match: there is no moment in which it plays none.
    const room = await this.change(id, (now) => start(now, by, isPresent), { currentMatch: match });
    await this.#openMatch(room, match);
    return room;
  }

  /** Whoever asks second, or twice, here or at another node, sits down at the table that the first has asked for. */
  async rematch(id: string, by: Player): Promise<Made> {
    const room = await this.existing(id);
    const changed = rematch(room.table, by.id as PlayerId, rematchOf(id));
    if (!changed.ok) throw refused(changed.refusal);
    const made = await this.#add(changed.table, room.packJson);
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
  async listOpen(): Promise<Table[]> {
    return (await this.#store.tables.listOpen(100, this.#now() - WAITING_MS, 100)).map(tableOf);
  }

  async listOf(player: Player): Promise<Table[]> {
    return (await this.#store.tables.listOfPlayer(player.id, 100)).map(tableOf);
  }

  isInvited = (row: Row, invite: string | null): boolean =>
    invite !== null && row.inviteHash !== null && hashOfSecret(invite) === row.inviteHash;

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
  }

  #sleep(id: string, room: Room): void {
    room.close();
    this.#rooms.delete(id);
    this.#quiet.delete(id);
    if (room.matchId !== null) this.#playing.delete(room.matchId);
  }

  get awakeCount(): number {
    return this.#rooms.size;
  }

  /** The rooms that are awake on this node. */
  async awake(): Promise<Room[]> {
    return (await Promise.all(this.#rooms.values())).filter((room) => room !== null);
  }

  async close(): Promise<void> {
    for (const room of await this.awake()) {
      room.close();
      await room.host?.settled();
    }
  }

  /** Null if there is a table of that id already. */
  async #add(table: Table, packJson: string | null): Promise<Made | null> {
    const invite = table.visibility === 'invite' ? randomBytes(16).toString('base64url') : null;
    const now = this.#now();
    const row: Row = {
      id: table.id,
      game: table.game,
      packJson,
      packId: null,
      packDigest: null,
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
    const table = tableOf(row);
    const title = titleWith(table.game, row.packJson);
    const room = new Room(table, row.version, { title, packJson: row.packJson }, this.#thinkers);
    if (row.currentMatch !== null) await this.#openMatch(room, row.currentMatch);
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
    const record = await this.#store.matches.find(matchId);
    if (record === null) throw problem(500, 'lostMatch');
    const host = await MatchHost.open(room.title.game, startOf(record), {
      journal: new StoreJournal<GameTypes>(this.#store.log, matchId),
      timed: { began: record.createdAt, now: this.#now },
    });
    // What could not be kept now is found again when the table wakes.
    host.watch(() => void this.#finishIfOver(room, host, matchId).catch(() => undefined));
    room.seatMatch(host, matchId);
    this.#playing.set(matchId, room);
    // A server that ended between the last move and this has left it to us.
    await this.#finishIfOver(room, host, matchId);
  }

  async #finishIfOver(room: Room, host: MatchHost<GameTypes>, matchId: string): Promise<void> {
    const { result } = host.match;
    if (result === null || room.table.state !== 'playing') return;
    const ending = { tableId: room.table.id, matchId, at: this.#now(), resultJson: JSON.stringify(result) };
    await this.#store.matches.end(ending);
    room.change(finish(room.table), room.version + 1);
  }

  async #createMatch({ id, game: name, options, seats }: Table, packJson: string | null): Promise<string> {
    const { game } = titleWith(name, packJson);
    const seed = seedFromBytes(randomBytes(32));
    const match = randomUUID();
    await this.#store.matches.create({
      id: match,
      tableId: id,
      game: game.id,
      rulesVersion: game.rulesVersion,
      packId: game.pack.id,
      packDigest: game.pack.digest,
      optionsJson: JSON.stringify(options),
      seatsJson: JSON.stringify(seats.length),
      seed,
      seedCommitment: commitmentTo(seed),
      createdAt: this.#now(),
      finishedAt: null,
      resultJson: null,
    });
    return match;
  }
}

/** The id of a table's one rematch follows from its own: whoever asks for it, wherever, means the same table. */
function rematchOf(id: string): TableId {
  const hash = createHash('sha256').update(`rematch of ${id}`).digest('hex');
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-a${hash.slice(17, 20)}-${hash.slice(20, 32)}` as TableId;
}

const startOf = (record: MatchRecord): MatchStart<GameTypes> => ({
  options: JSON.parse(record.optionsJson) as object,
  seats: JSON.parse(record.seatsJson) as number,
  seed: record.seed as Seed,
});
