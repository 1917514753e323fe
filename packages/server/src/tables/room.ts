import { createHash, randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  type BotQuestion,
  type ChatMessage,
  type Client,
  type MatchHost,
  seatBot,
  type TableInfo,
  type TableMessage,
} from '@tortuga/host';
import { type GameTypes, type Json, type Phrase, type Seat, SPECTATOR, seat, type Viewer } from '@tortuga/kernel';
import type { Report } from '../report.ts';
import type { PlayedWith, Thinkers } from '../thinking.ts';
import { infoOf, type PackRef } from './info.ts';
import type { Presence } from './presence.ts';
import { mayChat, type PlayerId, seatOfPlayer, type Table } from './table.ts';

/** Somebody who has the table open. */
export interface Visitor {
  readonly player: PlayerId | null;
  /** They came with the invitation to a table that needs one. */
  readonly isInvited: boolean;
  readonly send: (text: string) => void;
}

interface Guest extends Visitor {
  /** Their end of the match, as whoever they are at the table now. */
  client: { readonly viewer: Viewer; readonly end: Client } | null;
}

/** What a room needs of the house it is in. */
export interface RoomParts {
  readonly thinkers: Thinkers;
  readonly presence: Presence;
  /** This node, among those on the same database. */
  readonly node: string;
  /** Other nodes write to the same matches. */
  readonly isShared: boolean;
  readonly report: Report;
  /** Who is here has changed: the other nodes want to know. */
  readonly tellPresence: () => void;
}

/** A crowd that comes and goes is told of once a second, a player at once but for a moment. */
const CROWD_MS = 1000;
const PLAYER_MS = 50;
/** How much later than the node that should do it another one thinks for a bot. */
const STEP_IN_MS = 3000;

/** A table that is awake: its match, its bots, and who has it open. */
export class Room {
  readonly #guests = new Set<Guest>();
  readonly #bots = new Map<Seat, { readonly bot: string; readonly unseat: () => void }>();
  readonly #parts: RoomParts;
  readonly #pack: PackRef | null;
  #table: Table;
  /** Which writing of the row `#table` is: what is read later may be older. */
  #version: number;
  #host: MatchHost<GameTypes> | null = null;
  #playedWith: PlayedWith | null = null;
  #matchId: string | null = null;
  /** Why the match can't be run here. */
  #closed: Phrase | null = null;
  /** Another match that somebody who sat here has asked for: who comes later hears of it too. */
  #rematch: string | null = null;
  #toldLast = '';
  #telling: { readonly timer: NodeJS.Timeout; readonly at: number } | null = null;

  constructor(table: Table, version: number, pack: PackRef | null, parts: RoomParts) {
    this.#table = table;
    this.#version = version;
    this.#pack = pack;
    this.#parts = parts;
  }

  get table(): Table {
    return this.#table;
  }

  get version(): number {
    return this.#version;
  }

  get host(): MatchHost<GameTypes> | null {
    return this.#host;
  }

  get matchId(): string | null {
    return this.#matchId;
  }

  get closed(): Phrase | null {
    return this.#closed;
  }

  get isPresent(): Presence['isHere'] {
    return this.#parts.presence.isHere;
  }

  /** The match begins, or is found again after a restart. */
  seatMatch(host: MatchHost<GameTypes>, matchId: string, playedWith: PlayedWith): void {
    this.#host = host;
    this.#matchId = matchId;
    this.#playedWith = playedWith;
    this.#reseat();
  }

  /** Its match can't be run by this program: who comes is told why, and nothing is asked of anybody. */
  shut(why: Phrase): void {
    this.#closed = why;
    this.tellTable();
  }

  /** Somebody changed the table, here or on another node. */
  change(table: Table, version: number): void {
    if (version < this.#version) return;
    this.#version = version;
    this.#table = table;
    this.#reseat();
    this.tellTable();
  }

  enter(visitor: Visitor): { receive(text: string): void; leave(): void } {
    const guest: Guest = { ...visitor, client: null };
    const wasHere = this.#isPlayerHere(visitor.player);
    this.#guests.add(guest);
    this.#parts.presence.come(visitor.player);
    this.#connect(guest);
    visitor.send(JSON.stringify({ type: 'table', table: this.info() } satisfies TableMessage));
    if (this.#rematch !== null)
      visitor.send(JSON.stringify({ type: 'rematch', table: this.#rematch } satisfies TableMessage));
    this.#presenceChanged(visitor.player, wasHere);
    // A notice of another node may have been lost: whoever opens the table anew should not see what is old.
    if (this.#parts.isShared)
      this.#host?.catchUp().catch((error) => this.#parts.report(error, `table ${this.#table.id}`));
    return {
      receive: (text) => guest.client?.end.receive(text),
      leave: () => {
        if (!this.#guests.delete(guest)) return;
        guest.client?.end.close();
        this.#parts.presence.go(visitor.player);
        this.#presenceChanged(visitor.player, false);
      },
    };
  }

  /** A request over HTTP: who plays by requests is there while they come. */
  heardOf(player: PlayerId): void {
    if (this.#parts.presence.ask(player)) this.#presenceChanged(player, false);
  }

  #isPlayerHere(player: PlayerId | null): boolean {
    return player !== null && this.isPresent(player);
  }

  #presenceChanged(player: PlayerId | null, wasHere: boolean): void {
    const isSeated = player !== null && seatOfPlayer(this.#table, player) !== null;
    if (isSeated && wasHere) return;
    this.#tellTableSoon(isSeated ? PLAYER_MS : CROWD_MS);
    // Who is not seated yet may be in a moment.
    if (player !== null) this.#parts.tellPresence();
  }

  /** Another node told who is there. */
  presenceHeard(): void {
    this.#tellTableSoon(PLAYER_MS);
  }

  /** To be called at every beat: who is away by now is told, and nodes hear of those who are here. */
  beat(): void {
    this.#tellTableSoon(0);
    this.#parts.tellPresence();
  }

  /** Nobody has the table open, and no bot is thinking. */
  get isQuiet(): boolean {
    return this.#guests.size === 0 && !this.#host?.saved.pending.some((asked) => this.#bots.has(asked));
  }

  get watchers(): number {
    return this.#guests.size;
  }

  /** Somebody who sits there is here, and the match has not begun. */
  get isWaiting(): boolean {
    const { state, seats } = this.#table;
    return state === 'lobby' && seats.some((plan) => plan.kind === 'person' && this.isPresent(plan.sitter.player));
  }

  tellAll(message: TableMessage): void {
    const text = JSON.stringify(message);
    for (const guest of this.#guests) guest.send(text);
  }

  /** A table by invitation is private in what is said there, too. */
  tellChat(message: ChatMessage): void {
    const text = JSON.stringify(message);
    for (const guest of this.#guests) if (mayChat(this.#table, guest.player, guest.isInvited)) guest.send(text);
  }

  tellTable(): void {
    if (this.#telling !== null) clearTimeout(this.#telling.timer);
    this.#telling = null;
    const text = JSON.stringify({ type: 'table', table: this.info() } satisfies TableMessage);
    this.#toldLast = text;
    for (const guest of this.#guests) guest.send(text);
  }

  /** A thousand who come at once would each be told of each of the others. */
  #tellTableSoon(withinMs: number): void {
    const at = performance.now() + withinMs;
    if (this.#guests.size === 0 || (this.#telling !== null && this.#telling.at <= at)) return;
    if (this.#telling !== null) clearTimeout(this.#telling.timer);
    const tell = (): void => {
      this.#telling = null;
      const text = JSON.stringify({ type: 'table', table: this.info() } satisfies TableMessage);
      if (text !== this.#toldLast) this.tellTable();
    };
    this.#telling = { timer: setTimeout(tell, withinMs).unref(), at };
  }

  /** Another match is set up at another table. */
  tellRematch(table: string): void {
    this.#rematch = table;
    this.tellAll({ type: 'rematch', table });
  }

  info(): TableInfo {
    const pending = [...(this.#host?.saved.pending ?? [])];
    return infoOf(this.#table, this.#parts.presence, {
      pack: this.#pack,
      pending,
      packDigest: this.#playedWith?.packDigest ?? null,
      closed: this.#closed,
    });
  }

  viewerOf(player: PlayerId | null): Viewer {
    return (player === null ? null : seatOfPlayer(this.#table, player)) ?? SPECTATOR;
  }

  close(): void {
    for (const { unseat } of this.#bots.values()) unseat();
    this.#bots.clear();
    this.#host?.close();
    if (this.#telling !== null) clearTimeout(this.#telling.timer);
  }

  #reseat(): void {
    for (const guest of this.#guests) this.#connect(guest);
    const wanted = this.#table.state === 'playing' && this.#host !== null ? this.#table.seats : [];
    for (const [at, { bot, unseat }] of this.#bots) {
      const plan = wanted[at];
      if (plan?.kind === 'bot' && plan.bot === bot) continue;
      unseat();
      this.#bots.delete(at);
    }
    for (const [index, plan] of wanted.entries()) if (plan.kind === 'bot') this.#seatBot(seat(index), plan.bot);
  }

  #seatBot(at: Seat, bot: string): void {
    if (this.#host === null || this.#bots.has(at)) return;
    const care = { report: (error: unknown) => this.#parts.report(error, `bot ${bot} at table ${this.#table.id}`) };
    this.#bots.set(at, { bot, unseat: seatBot(this.#host, at, (question) => this.#think(bot, question), care) });
  }

  /** One node thinks; the others step in later and later, should it be gone. */
  async #think(bot: string, { seat: at, view, moves, isOpen }: BotQuestion): Promise<Json | null> {
    const { thinkers, presence, node } = this.#parts;
    const mine = this.#rankOf(node);
    const before = presence.nodes.filter((other) => this.#rankOf(other) < mine).length;
    if (before > 0) await sleep(before * STEP_IN_MS, undefined, { ref: false });
    if (!isOpen() || this.#playedWith === null) return null;
    const { host, seats } = this.#table;
    const isUrgent = seats.some((plan) => plan.kind === 'person' && this.isPresent(plan.sitter.player));
    const question = { seat: at, view, moves };
    return thinkers.think(
      { ...this.#playedWith, bot, question, seed: randomBytes(16).toString('hex') },
      host,
      isUrgent,
    );
  }

  /** In another order for each table, so that the nodes share the work. */
  #rankOf(node: string): string {
    return createHash('sha256').update(`${this.#table.id} ${node}`).digest('hex');
  }

  /** Gives a guest the end of the match that fits their seat; a new one when they sat down, left or came back. */
  #connect(guest: Guest): void {
    const viewer = this.viewerOf(guest.player);
    if (this.#host === null || guest.client?.viewer === viewer) return;
    guest.client?.end.close();
    guest.client = { viewer, end: this.#host.connect(viewer, guest.send) };
    guest.client.end.receive(JSON.stringify({ type: 'resume', from: 0 }));
  }
}
