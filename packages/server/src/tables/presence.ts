import type { IsHere, PlayerId } from './table.ts';

/** Who asks for something over HTTP, without a connection, counts as present for so long. */
const REQUEST_MS = 60_000;
/** What another node said holds for three beats: a node that died says nothing any more. */
const BEATS_HEARD = 3;

interface Elsewhere {
  readonly players: ReadonlySet<string>;
  readonly watching: number;
  readonly until: number;
}

/** What one node tells the others of a table. */
export interface PresenceReport {
  readonly players: readonly string[];
  readonly watching: number;
}

/** Who has one table open: here, and on other nodes as far as they have told. */
export class Presence {
  readonly #now: () => number;
  readonly #beatMs: number;
  /** Open connections by player; guests without a name under null. */
  readonly #here = new Map<PlayerId | null, number>();
  readonly #requests = new Map<PlayerId, number>();
  readonly #nodes = new Map<string, Elsewhere>();

  /** `now` never jumps: it is no time of day. */
  constructor(beatMs: number, now: () => number) {
    this.#beatMs = beatMs;
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

  /** Somebody asked for something about the table. Says whether that is news. */
  ask(player: PlayerId): boolean {
    const isNews = !this.isHere(player);
    this.#requests.set(player, this.#now() + REQUEST_MS);
    return isNews;
  }

  /** Another node says who is there. Says whether it was not known before. */
  hear(node: string, { players, watching }: PresenceReport): boolean {
    const isNew = !this.#nodes.has(node);
    this.#nodes.set(node, { players: new Set(players), watching, until: this.#now() + BEATS_HEARD * this.#beatMs });
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
    return { players: [...players].slice(0, MOST_TOLD), watching: this.watchingHere(isSeated) };
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

/** A notice has to fit into one message between nodes. */
const MOST_TOLD = 50;
