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
import type { MatchTime, Step } from '@tortuga/protocol';
import { Clocks, type Timed } from './clocks.ts';
import type { JournalEntry } from './journal.ts';
import { type ClockSetting, MatchClock, type Tick } from './match-clock.ts';

/** A match as far as it is stored. Memory may be one entry ahead while that entry is being written. */
export interface Saved {
  readonly entries: number;
  readonly pending: readonly Seat[];
  readonly result: Result | null;
}

/** What an entry did in memory: who was asked before it, which question was open, and what happened. */
interface Played<T extends GameTypes> {
  readonly asked: readonly Seat[];
  readonly decision: number;
  readonly events: readonly T['event'][];
}

/** A match in memory, with what a host needs besides: the events of every entry, who asked for it, and the clocks. */
export class RunningMatch<T extends GameTypes> {
  readonly game: Game<T>;
  readonly #start: MatchStart<T>;
  readonly #timed: Timed | null;
  #match: Match<T>;
  #saved: Saved;
  #clocks: Clocks | null;
  /** At a table with a clock: it, and what it went by. */
  #setting: ClockSetting | null;
  #clock: MatchClock | null = null;
  readonly #firstAsked: readonly Seat[];
  #ticks: Tick[] = [];
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
    this.#setting = timed?.clock ?? null;
    this.#firstAsked = this.#match.pending;
    this.setClock(this.#setting);
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
    this.#ticks = [];
    this.setClock(this.#setting);
    this.#events = [];
    this.#numbers = new Map();
  }

  /** Plays an entry in memory, if the rules allow it. It is not confirmed before it is stored. */
  play(entry: Entry<T>): ReturnType<Match<T>['repeat']> {
    return this.#match.repeat(entry);
  }

  /** The entry that was played last is stored. */
  confirm(stored: JournalEntry<T>, { asked, decision, events }: Played<T>): void {
    const { requestId, at: when } = stored;
    if (when !== undefined) this.#clocks?.note(asked, when);
    if (this.#clock !== null) {
      const tick = this.#tick(stored, decision);
      this.#ticks.push(tick);
      this.#clock = this.#clock.after(tick);
    }
    this.#events.push(events);
    this.#numbers.set(requestId, this.#events.length);
    this.#saved = this.#summary();
  }

  /** Plays an entry that is in the journal. */
  replay(stored: JournalEntry<T>): void {
    const { pending: asked, decision } = this.#match;
    const outcome = this.play(stored.entry);
    if (!outcome.ok) throw new Error(`The journal does not replay: ${outcome.refusal.rule}`);
    this.confirm(stored, { asked, decision, events: outcome.events });
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

  get clock(): MatchClock | null {
    return this.#clock;
  }

  /** Nothing at a table without a clock. */
  readTime(): { time?: MatchTime } {
    if (this.#clock === null || this.#timed === null) return {};
    return { time: this.#clock.timeAt(this.#timed.now()) };
  }

  /** The table says something else about its clock. */
  setClock(setting: ClockSetting | null): void {
    this.#setting = setting;
    this.#clock = setting === null ? null : this.clockBy(setting);
  }

  /** By another setting, which the table has not got yet. */
  clockBy(setting: ClockSetting): MatchClock | null {
    if (this.#timed === null) return null;
    const begun = MatchClock.begin(setting, this.#start.seats, this.#timed.began, this.#firstAsked);
    return this.#ticks.reduce((clock, tick) => clock.after(tick), begun);
  }

  /** After an entry that was played and is not stored yet. */
  dueAfter(stored: JournalEntry<T>, decision: number): { due?: number | null } {
    return this.#clock === null ? {} : { due: this.#clock.after(this.#tick(stored, decision)).due };
  }

  #tick({ entry: { kind, seat }, at: when }: JournalEntry<T>, decision: number): Tick {
    const { pending: asked, decision: now } = this.#match;
    return { kind, seat, at: when ?? 0, asked, isNext: now !== decision };
  }

  #newClocks(): Clocks | null {
    return this.#timed === null ? null : new Clocks(this.#start.seats, this.#timed.began);
  }

  #summary(): Saved {
    const { entries, pending, result } = this.#match;
    return { entries: entries.length, pending, result };
  }
}
