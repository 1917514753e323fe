import type { Client, MatchHost } from '@tortuga/host';
import { type GameTypes, type Phrase, SPECTATOR, type Viewer } from '@tortuga/kernel';
import type { ChatMessage, Request, ServerEnvelope, TableInfo, TableMessage } from '@tortuga/protocol';
import { matchEnvelope } from '../connections/encode.ts';
import type { PlayedWith } from '../worker-pool.ts';
import { settingOf } from './clock.ts';
import { infoOf, type PackRef } from './info.ts';
import { mayChat, type PlayerId, seatOfPlayer, type Table } from './table.ts';
import { type BotParts, TableBots } from './table-bots.ts';

/** Somebody who has the table open. */
export interface Visitor {
  readonly player: PlayerId | null;
  /** They came with the invitation to a table that needs one. */
  readonly isInvited: boolean;
  readonly send: (envelope: ServerEnvelope) => void;
  /** The table is no more. */
  readonly end: () => void;
}

export interface Visit {
  receive(request: Request): void;
  leave(): void;
}

interface Guest extends Visitor {
  /** Whether they follow the match, or will as soon as it begins. */
  isSubscribed: boolean;
  /** Their connection to the match, with their seat or as a spectator. */
  connection: { readonly viewer: Viewer; readonly client: Client } | null;
}

export interface LiveTableParts extends BotParts {
  /** Other nodes write to the same matches. */
  readonly isShared: boolean;
  /** Presence has changed, and is to be announced to the other nodes. */
  readonly announcePresence: () => void;
  readonly now: () => number;
  /** A player has opened it, or asked about it. */
  readonly visited: (player: PlayerId) => void;
  /** Its clock may be up at another time than before. */
  readonly clockChanged: (live: LiveTable) => void;
}

/** A crowd that comes and goes is announced once a second, a player almost at once. */
const CROWD_MS = 1000;
const PLAYER_MS = 50;

/** A table in memory: its match, its bots, and who has it open. */
export class LiveTable {
  readonly #guests = new Set<Guest>();
  readonly #parts: LiveTableParts;
  readonly #bots: TableBots;
  readonly #pack: PackRef | null;
  #table: Table;
  /** The version of the row that `#table` was read from: what is read later may be older. */
  #version: number;
  #match: { readonly id: string; readonly host: MatchHost<GameTypes>; readonly playedWith: PlayedWith } | null = null;
  /** Why the match can't be run here. */
  #closed: Phrase | null = null;
  /** The table of the rematch, for those who come later. */
  #rematch: string | null = null;
  /** When players who have a seat were last here, as far as this node knows. */
  readonly #awaySince = new Map<PlayerId, number>();
  #lastInfo = '';
  #sending: { readonly timer: NodeJS.Timeout; readonly at: number } | null = null;

  constructor(table: Table, version: number, pack: PackRef | null, parts: LiveTableParts) {
    this.#table = table;
    this.#version = version;
    this.#pack = pack;
    this.#parts = parts;
    this.#bots = new TableBots(parts, () => this.#table);
  }

  get table(): Table {
    return this.#table;
  }

  get version(): number {
    return this.#version;
  }

  get host(): MatchHost<GameTypes> | null {
    return this.#match?.host ?? null;
  }

  get matchId(): string | null {
    return this.#match?.id ?? null;
  }

  get closed(): Phrase | null {
    return this.#closed;
  }

  isPresent(player: PlayerId): boolean {
    return this.#parts.presence.isHere(player);
  }

  /** The match begins, or is opened again after a restart. */
  setMatch(host: MatchHost<GameTypes>, id: string, playedWith: PlayedWith): void {
    this.#match = { id, host, playedWith };
    this.#updateSeats();
    this.#updateClock();
  }

  /** Its match can't be run by this program: visitors see why, and nobody can move. */
  markUnplayable(why: Phrase): void {
    this.#closed = why;
    this.sendInfo();
  }

  /** Somebody changed the table, here or on another node. */
  change(table: Table, version: number): void {
    if (version < this.#version) return;
    this.#version = version;
    this.#table = table;
    this.#updateSeats();
    this.#updateClock();
    this.sendInfo();
  }

  enter(visitor: Visitor): Visit {
    const guest: Guest = { ...visitor, isSubscribed: false, connection: null };
    const wasHere = visitor.player !== null && this.isPresent(visitor.player);
    this.#guests.add(guest);
    if (visitor.player !== null) this.#parts.visited(visitor.player);
    this.#parts.presence.come(visitor.player);
    this.#connect(guest);
    visitor.send({ to: 'table', message: { type: 'table', table: this.info(), now: this.#parts.now() } });
    if (this.#rematch !== null) visitor.send({ to: 'table', message: { type: 'rematch', table: this.#rematch } });
    this.#presenceChanged(visitor.player, wasHere);
    // A notice of another node may have been lost, and a new visitor should not see an old position.
    if (this.#parts.isShared)
      this.host?.catchUp().catch((error: unknown) => this.#parts.report(error, `table ${this.#table.id}`));
    return {
      receive: (request) => {
        if (request.type === 'resume') guest.isSubscribed = true;
        guest.connection?.client.receive(request);
      },
      leave: () => {
        if (!this.#guests.delete(guest)) return;
        guest.connection?.client.close();
        this.#parts.presence.go(visitor.player);
        this.#presenceChanged(visitor.player, false);
      },
    };
  }

  /** A request over HTTP: a player who plays by requests is present while they come. */
  notePresence(player: PlayerId): void {
    if (!this.#parts.presence.ask(player)) return;
    this.#parts.visited(player);
    this.#presenceChanged(player, false);
  }

  #presenceChanged(player: PlayerId | null, wasHere: boolean): void {
    const isSeated = player !== null && seatOfPlayer(this.#table, player) !== null;
    if (isSeated && wasHere) return;
    this.#sendInfoSoon(isSeated ? PLAYER_MS : CROWD_MS);
    // A visitor who is not seated yet may be in a moment.
    if (player !== null) this.#parts.announcePresence();
  }

  /** Another node announced who is there. */
  presenceReceived(): void {
    this.#sendInfoSoon(PLAYER_MS);
  }

  /** To be called at every heartbeat: visitors learn who has left meanwhile, and nodes who is here. */
  heartbeat(): void {
    this.#sendInfoSoon(0);
    this.#parts.announcePresence();
  }

  /** Nobody has the table open, and no bot is thinking. */
  get isIdle(): boolean {
    return this.#guests.size === 0 && !this.host?.saved.pending.some((asked) => this.#bots.has(asked));
  }

  get visitors(): number {
    return this.#guests.size;
  }

  /** Somebody who sits there is here, and the match has not begun. */
  get isWaiting(): boolean {
    const { state, seats } = this.#table;
    return state === 'lobby' && seats.some((plan) => plan.kind === 'person' && this.isPresent(plan.sitter.player));
  }

  #sendAll(message: TableMessage): void {
    const envelope: ServerEnvelope = { to: 'table', message };
    for (const guest of this.#guests) guest.send(envelope);
  }

  /** The chat of a table by invitation is private. */
  sendChat(message: ChatMessage): void {
    const envelope: ServerEnvelope = { to: 'table', message };
    for (const guest of this.#guests) if (mayChat(this.#table, guest.player, guest.isInvited)) guest.send(envelope);
  }

  sendUnsaid(n: number): void {
    this.#sendAll({ type: 'unsaid', n });
  }

  sendInfo(): void {
    if (this.#sending !== null) clearTimeout(this.#sending.timer);
    this.#sending = null;
    const table = this.info();
    this.#lastInfo = JSON.stringify(table);
    this.#sendAll({ type: 'table', table, now: this.#parts.now() });
  }

  /** A thousand visitors who come at once would each be sent each of the others. */
  #sendInfoSoon(withinMs: number): void {
    const at = performance.now() + withinMs;
    if (this.#guests.size === 0 || (this.#sending !== null && this.#sending.at <= at)) return;
    if (this.#sending !== null) clearTimeout(this.#sending.timer);
    const send = (): void => {
      this.#sending = null;
      if (JSON.stringify(this.info()) !== this.#lastInfo) this.sendInfo();
    };
    this.#sending = { timer: setTimeout(send, withinMs).unref(), at };
  }

  /** Another match is set up at another table. */
  sendRematch(table: string): void {
    this.#rematch = table;
    this.#sendAll({ type: 'rematch', table });
  }

  info(): TableInfo {
    this.#noteAbsence();
    return infoOf(this.#table, this.#parts.presence, {
      pack: this.#pack,
      pending: [...(this.host?.saved.pending ?? [])],
      packDigest: this.#match?.playedWith.packDigest ?? null,
      closed: this.#closed,
      late: this.#table.seats.flatMap((_, index) => (this.host?.clock?.isLate(index) ? [index] : [])),
      awaySince: (player) => this.#awaySince.get(player) ?? null,
    });
  }

  #noteAbsence(): void {
    for (const plan of this.#table.seats) {
      if (plan.kind !== 'person') continue;
      const { player } = plan.sitter;
      if (this.isPresent(player)) this.#awaySince.delete(player);
      else if (!this.#awaySince.has(player)) this.#awaySince.set(player, this.#parts.now());
    }
  }

  /** It was deleted: whoever has it open is sent away. */
  end(): void {
    for (const guest of [...this.#guests]) guest.end();
  }

  viewerOf(player: PlayerId | null): Viewer {
    return (player === null ? null : seatOfPlayer(this.#table, player)) ?? SPECTATOR;
  }

  close(): void {
    this.#bots.close();
    this.host?.close();
    if (this.#sending !== null) clearTimeout(this.#sending.timer);
  }

  /** Somebody may have sat down, left or come back, or the match may have begun. */
  #updateSeats(): void {
    for (const guest of this.#guests) this.#connect(guest);
    if (this.#match === null) return;
    const { host, playedWith } = this.#match;
    this.#bots.update(this.#table.state === 'playing' ? this.#table.seats : [], host, playedWith);
  }

  /** What the table says about its clock, and whether it has ended the match. */
  #updateClock(): void {
    if (this.host === null) return;
    const setting = settingOf(this.#table);
    if (setting !== null) this.host.setClock(setting);
    if (this.#table.ending !== null) this.host.stop({ rule: 'table-8.3', key: 'server.refuse.ended' });
    this.#parts.clockChanged(this);
  }

  /** Connects a guest to the match as who they are now. One who followed it before goes on, with a view of their own. */
  #connect(guest: Guest): void {
    const viewer = this.viewerOf(guest.player);
    if (this.host === null || guest.connection?.viewer === viewer) return;
    guest.connection?.client.close();
    const client = this.host.connect(viewer, (message) => guest.send(matchEnvelope(message)));
    guest.connection = { viewer, client };
    if (guest.isSubscribed) client.receive({ type: 'resume', from: 0 });
  }
}
