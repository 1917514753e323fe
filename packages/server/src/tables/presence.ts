import type { IsHere, PlayerId } from './table.ts';

/** How long a request over HTTP, without a connection, counts as presence. */
const REQUEST_MS = 60_000;
/** For how many heartbeats an announcement of another node is valid: a node that died takes nothing back. */
const VALID_HEARTBEATS = 3;

interface Elsewhere {
  readonly players: ReadonlySet<string>;
  readonly watching: number;
  readonly until: number;
}

/** What one node announces to the others about a table. */
export interface PresenceReport {
  readonly players: readonly string[];
  readonly watching: number;
}

/** Who has one table open: here, and on other nodes as far as they have announced it. */
export class Presence {
  readonly #now: () => number;
  readonly #heartbeatMs: number;
  /** Open connections by player; guests without a name under null. */
  readonly #here = new Map<PlayerId | null, number>();
  readonly #requests = new Map<PlayerId, number>();
  readonly #nodes = new Map<string, Elsewhere>();

  /** @param now a clock that never jumps, not the time of day */
  constructor(heartbeatMs: number, now: () => number) {
    this.#heartbeatMs = heartbeatMs;
    this.#now = now;
  }

  come(player: PlayerId | null): void {
    this.#here.set(player, (this.#here.get(player) ?? 0) + 1);
  }

  go(player: PlayerId | null): void {
    const left = (this.#here.get(player) ?? 0) - 1;
    if (left > 0) this.#here.set(player, left);
    else this.#here.delete(player);
  }

  /** Somebody made a request about the table. Returns whether they were away before. */
  ask(player: PlayerId): boolean {
    const isNews = !this.isHere(player);
    this.#requests.set(player, this.#now() + REQUEST_MS);
    return isNews;
  }

  /** Another node announced who is there. Returns whether that node is new. */
  receive(node: string, { players, watching }: PresenceReport): boolean {
    const isNew = !this.#nodes.has(node);
    this.#nodes.set(node, {
      players: new Set(players),
      watching,
      until: this.#now() + VALID_HEARTBEATS * this.#heartbeatMs,
    });
    return isNew;
  }

  readonly isHere: IsHere = (player) =>
    this.#here.has(player) ||
    (this.#requests.get(player) ?? 0) > this.#now() ||
    this.#elsewhere().some(({ players }) => players.has(player));

  /** Open connections here of those who only watch. */
  watchingHere(isSeated: IsHere): number {
    let watching = 0;
    for (const [player, connections] of this.#here) {
      if (player === null || !isSeated(player)) watching += connections;
    }
    return watching;
  }

  watching(isSeated: IsHere): number {
    return this.#elsewhere().reduce((sum, { watching }) => sum + watching, this.watchingHere(isSeated));
  }

  /** What the other nodes are to know. */
  report(isSeated: IsHere): PresenceReport {
    const now = this.#now();
    const byRequest = [...this.#requests].filter(([, until]) => until > now).map(([player]) => player);
    const players = new Set([...this.#here.keys(), ...byRequest].filter((player) => player !== null));
    return { players: [...players].slice(0, MAX_ANNOUNCED), watching: this.watchingHere(isSeated) };
  }

  /** The other nodes that have the table open. */
  get nodes(): string[] {
    this.#forgetOld();
    return [...this.#nodes.keys()];
  }

  get isEmpty(): boolean {
    this.#forgetOld();
    return this.#here.size === 0 && this.#requests.size === 0 && this.#nodes.size === 0;
  }

  #elsewhere(): Elsewhere[] {
    if (this.#nodes.size === 0) return [];
    this.#forgetOld();
    return [...this.#nodes.values()];
  }

  #forgetOld(): void {
    const now = this.#now();
    for (const [node, { until }] of this.#nodes) if (until <= now) this.#nodes.delete(node);
    for (const [player, until] of this.#requests) if (until <= now) this.#requests.delete(player);
  }
}

/** An announcement has to fit into one message between nodes. */
const MAX_ANNOUNCED = 50;
