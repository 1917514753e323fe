import {
  at,
  type Entry,
  type Game,
  type GameTypes,
  type Json,
  Match,
  type MatchStart,
  type Result,
  type Seat,
  type Viewer,
} from '@tortuga/kernel';
import type { Step } from '@tortuga/protocol';
import { Clocks, type Timed } from './clocks.ts';
import type { JournalEntry } from './journal.ts';

/** A match as far as it is stored. Memory may be one entry ahead while that entry is being written. */
export interface Saved {
  readonly entries: number;
  readonly pending: readonly Seat[];
  readonly result: Result | null;
}

/** A match in memory, with what a host needs besides: the events of every entry, who asked for it, and the clocks. */
export class RunningMatch<T extends GameTypes> {
  readonly game: Game<T>;
  readonly #start: MatchStart<T>;
  readonly #timed: Timed | null;
  #match: Match<T>;
  #saved: Saved;
  #clocks: Clocks | null;
  /** By entry: its events, nothing redacted. */
  #events: (readonly T['event'][])[] = [];
  /** The number of the entry that each request led to: sent twice, it counts once. */
  #numbers = new Map<string, number>();

  constructor(game: Game<T>, start: MatchStart<T>, timed: Timed | null) {
    this.game = game;
    this.#start = start;
    this.#timed = timed;
    this.#match = Match.start(game, start);
    this.#saved = this.#summary();
    this.#clocks = this.#newClocks();
  }

  get match(): Match<T> {
    return this.#match;
  }

  get saved(): Saved {
    return this.#saved;
  }

  /** How many entries are confirmed. */
  get confirmed(): number {
    return this.#events.length;
  }

  numberOf(requestId: string): number | undefined {
    return this.#numbers.get(requestId);
  }

  /** Back to the start, for the journal to be replayed. */
  restart(): void {
    this.#match = Match.start(this.game, this.#start);
    this.#saved = this.#summary();
    this.#clocks = this.#newClocks();
    this.#events = [];
    this.#numbers = new Map();
  }

  /** Plays an entry in memory, if the rules allow it. It is not confirmed before it is stored. */
  play(entry: Entry<T>): ReturnType<Match<T>['repeat']> {
    return this.#match.repeat(entry);
  }

  /** The entry that was played last is stored. */
  confirm({ requestId, at: when }: JournalEntry<T>, asked: readonly Seat[], events: readonly T['event'][]): void {
    if (when !== undefined) this.#clocks?.stop(asked, when);
    this.#events.push(events);
    this.#numbers.set(requestId, this.#events.length);
    this.#saved = this.#summary();
  }

  /** Plays an entry that is in the journal. */
  replay(stored: JournalEntry<T>): void {
    const asked = this.#match.pending;
    const outcome = this.play(stored.entry);
    if (!outcome.ok) throw new Error(`The journal does not replay: ${outcome.refusal.rule}`);
    this.confirm(stored, asked, outcome.events);
  }

  events(n: number): readonly T['event'][] {
    return at(this.#events, n - 1);
  }

  eventsFor(viewer: Viewer, n: number): Json[] {
    return this.events(n).map((event) => this.game.redact(event, viewer) as Json);
  }

  stepFor(viewer: Viewer, n: number): Step {
    const { kind, seat } = at(this.#match.entries, n - 1);
    return { n, kind, seat, events: this.eventsFor(viewer, n) };
  }

  /** By seat; empty where nobody measures. */
  readClocks(): number[] {
    if (this.#clocks === null || this.#timed === null) return [];
    return this.#clocks.read(this.#match.pending, this.#timed.now());
  }

  #newClocks(): Clocks | null {
    return this.#timed === null ? null : new Clocks(this.#start.seats, this.#timed.began);
  }

  #summary(): Saved {
    const { entries, pending, result } = this.#match;
    return { entries: entries.length, pending, result };
  }
}
