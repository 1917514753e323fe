import type { Title } from '@tortuga/games/title';
import { type Client, type MatchHost, seatBot, type TableInfo, type TableMessage } from '@tortuga/host';
import { type GameTypes, type Json, type Seat, SPECTATOR, seat, type Viewer } from '@tortuga/kernel';
import type { Thinkers } from '../thinking.ts';
import { actingHost, type IsHere, type PlayerId, type SeatPlan, seatOfPlayer, type Table } from './table.ts';

/** Somebody who has the table open. */
export interface Visitor {
  readonly player: PlayerId | null;
  readonly send: (text: string) => void;
}

interface Guest extends Visitor {
  /** Their end of the match, as whoever they are at the table now. */
  client: { readonly viewer: Viewer; readonly end: Client } | null;
}

/** What is played with: the game, and its pack as it is kept, null for the cards of the house. */
interface Cards {
  readonly title: Title;
  readonly packJson: string | null;
}

/** A table that is awake: its match, its bots, and who has it open. */
export class Room {
  readonly #guests = new Set<Guest>();
  readonly #bots = new Map<Seat, { readonly bot: string; readonly unseat: () => void }>();
  readonly #thinkers: Thinkers;
  readonly #cards: Cards;
  #table: Table;
  /** Which writing of the row `#table` is: what is read later may be older. */
  #version: number;
  #host: MatchHost<GameTypes> | null = null;
  #matchId: string | null = null;
  /** Another match that somebody who sat here has asked for: who comes later hears of it too. */
  #rematch: string | null = null;
  #thoughts = 0;

  constructor(table: Table, version: number, cards: Cards, thinkers: Thinkers) {
    this.#table = table;
    this.#version = version;
    this.#cards = cards;
    this.#thinkers = thinkers;
  }

  get table(): Table {
    return this.#table;
  }

  get title(): Title {
    return this.#cards.title;
  }

  get packJson(): string | null {
    return this.#cards.packJson;
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

  /** The match begins, or is found again after a restart. */
  seatMatch(host: MatchHost<GameTypes>, matchId: string): void {
    this.#host = host;
    this.#matchId = matchId;
    this.#reseat();
  }

  /** Somebody changed the table, here or on another node. */
  change(table: Table, version: number): void {
    if (version < this.#version) return;
    this.#version = version;
    this.#table = table;
    this.#reseat();
    this.tellAll({ type: 'table', table: this.info() });
  }

  enter(visitor: Visitor): { receive(text: string): void; leave(): void } {
    const guest: Guest = { ...visitor, client: null };
    this.#guests.add(guest);
    this.#connect(guest);
    this.tellAll({ type: 'table', table: this.info() });
    if (this.#rematch !== null)
      visitor.send(JSON.stringify({ type: 'rematch', table: this.#rematch } satisfies TableMessage));
    return {
      receive: (text) => guest.client?.end.receive(text),
      leave: () => {
        guest.client?.end.close();
        this.#guests.delete(guest);
        this.tellAll({ type: 'table', table: this.info() });
      },
    };
  }

  /** Nobody has the table open, and no bot is thinking. */
  get isQuiet(): boolean {
    return this.#guests.size === 0 && !this.#host?.match.pending.some((seat) => this.#bots.has(seat));
  }

  readonly isPresent: IsHere = (player) => [...this.#guests].some((guest) => guest.player === player);

  /** Somebody who sits there is here, and the match has not begun. */
  get isWaiting(): boolean {
    const { state, seats } = this.#table;
    return state === 'lobby' && seats.some((plan) => plan.kind === 'person' && this.isPresent(plan.sitter.player));
  }

  tellAll(message: TableMessage): void {
    const text = JSON.stringify(message);
    for (const guest of this.#guests) guest.send(text);
  }

  /** Another match is set up at another table. */
  tellRematch(table: string): void {
    this.#rematch = table;
    this.tellAll({ type: 'rematch', table });
  }

  info(): TableInfo {
    const { id, game, options, visibility, state, seats } = this.#table;
    const watching = [...this.#guests].filter(
      ({ player }) => player === null || seatOfPlayer(this.#table, player) === null,
    );
    return {
      id,
      game,
      pack: this.packJson === null ? null : { ...this.title.game.pack },
      options: options as Json,
      visibility,
      state,
      host: actingHost(this.#table, this.isPresent),
      watching: watching.length,
      pending: [...(this.#host?.match.pending ?? [])],
      seats: seats.map((plan) => this.#seatInfo(plan)),
      closed: null,
    };
  }

  #seatInfo(plan: SeatPlan): TableInfo['seats'][number] {
    switch (plan.kind) {
      case 'open':
        return { kind: plan.kind, name: null, player: null, bot: null, present: false };
      case 'person':
        return { kind: plan.kind, ...plan.sitter, bot: null, present: this.isPresent(plan.sitter.player) };
      case 'bot':
        return {
          kind: plan.kind,
          name: plan.standsInFor?.name ?? null,
          player: plan.standsInFor?.player ?? null,
          bot: plan.bot,
          present: true,
        };
    }
  }

  viewerOf(player: PlayerId | null): Viewer {
    return (player === null ? null : seatOfPlayer(this.#table, player)) ?? SPECTATOR;
  }

  close(): void {
    for (const { unseat } of this.#bots.values()) unseat();
    this.#bots.clear();
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
    const about = { game: this.#table.game, packJson: this.packJson, bot };
    const think = this.#thinkers.thinker(about, () => `${this.#table.id} ${at} ${this.#thoughts++}`);
    this.#bots.set(at, { bot, unseat: seatBot(this.#host, at, think) });
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
