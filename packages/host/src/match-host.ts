import {
  type Entry,
  type Game,
  type GameTypes,
  type Match,
  type MatchStart,
  type Refusal,
  type Seat,
  SPECTATOR,
  type Viewer,
} from '@tortuga/kernel';
import type { Action, MatchMessage, Request } from '@tortuga/protocol';
import { Audience, type Subscriber } from './audience.ts';
import type { Timed } from './clocks.ts';
import { type Journal, type JournalEntry, JournalFailure } from './journal.ts';
import type { ClockSetting, MatchClock } from './match-clock.ts';
import { withoutMinusZero } from './minus-zero.ts';
import { RunningMatch, type Saved } from './running-match.ts';

export interface HostParts<T extends GameTypes> {
  readonly journal: Journal<T>;
  /** Without it nobody measures how long the players think. */
  readonly timed?: Timed;
  /** Called with what went wrong, for the log of whoever runs this. */
  readonly report?: (error: unknown) => void;
}

/** One end of a connection: a person's page, a bot, a spectator. */
export interface Client {
  receive(request: Request): void;
  close(): void;
}

interface Connected extends Subscriber {
  readonly by: 'person' | 'bot';
  /** Stands before the ids of their requests: different clients may use the same id. */
  readonly idPrefix: string;
  /** Requests from before it closed still count, but nobody waits for the answer. */
  isClosed: boolean;
}

/** How often a request is tried again when another node was faster. */
const MAX_TRIES = 5;
/** How long to wait before a journal that failed is read again: at first, and at most. */
const MIN_PAUSE_MS = 250;
const MAX_PAUSE_MS = 2000;

/**
 * The one authority over a running match. Requests are handled one after the other, and nothing that they lead to is
 * sent before it is safe on disk. Each viewer gets what it may know.
 *
 * When the journal fails, nobody knows whether the entry was written: memory is then stale, and nothing is answered from
 * it until the journal has been read again.
 */
export class MatchHost<T extends GameTypes> {
  readonly #journal: Journal<T>;
  readonly #timed: Timed | null;
  readonly #report: (error: unknown) => void;
  readonly #running: RunningMatch<T>;
  readonly #audience: Audience<T>;
  readonly #observers = new Set<() => void>();
  /** Who asked to resume while memory was stale, and from where. */
  readonly #waiting = new Map<Connected, number>();
  /** Never rejects: whoever asked gets the error, and the next task goes on. */
  #lastTask: Promise<unknown> = Promise.resolve();
  #isStale = false;
  #recovery: ReturnType<typeof setTimeout> | undefined;
  #pauseMs = MIN_PAUSE_MS;
  #isClosed = false;
  /** Why nobody may act any more, although the game goes on by its own rules. */
  #stopped: Refusal | null = null;

  private constructor(game: Game<T>, start: MatchStart<T>, { journal, timed, report }: HostParts<T>) {
    this.#journal = journal;
    this.#timed = timed ?? null;
    this.#report = report ?? (() => undefined);
    this.#running = new RunningMatch(game, start, this.#timed);
    this.#audience = new Audience(this.#running);
  }

  /** Begins a match, or goes on with one that is in the journal. Rejects if it can't be read or does not replay. */
  static async open<T extends GameTypes>(
    game: Game<T>,
    start: MatchStart<T>,
    parts: HostParts<T>,
  ): Promise<MatchHost<T>> {
    const host = new MatchHost(game, start, parts);
    await host.#reload();
    return host;
  }

  /** The match in memory. It holds secrets and may be ahead of the journal: for tests; use `saved` or `read`. */
  get match(): Match<T> {
    return this.#running.match;
  }

  get saved(): Saved {
    return this.#running.saved;
  }

  /** Of a table that has one. */
  get clock(): MatchClock | null {
    return this.#running.clock;
  }

  /** The table says something else about its clock: everybody is told what it shows now. */
  setClock(setting: ClockSetting): void {
    this.#running.setClock(setting);
    this.#audience.broadcastTime();
  }

  /** When the next time would be up by another setting. */
  dueBy(setting: ClockSetting): number | null {
    return this.#running.clockBy(setting)?.due ?? null;
  }

  /** The table has ended the match: from now on everybody is refused for this reason. */
  stop(refusal: Refusal): void {
    this.#stopped = refusal;
  }

  /** Reads the match at a moment when all of it is stored. Rejects if the journal can't be read. */
  read<Found>(look: (match: Match<T>) => Found): Promise<Found> {
    return this.#enqueue(async () => {
      await this.#recover();
      return look(this.#running.match);
    });
  }

  /**
   * Connects a viewer. After `resume` it gets a snapshot, and every update from then on.
   *
   * @param by a bot's requests are never taken for those of the person it plays for
   */
  connect(viewer: Viewer, send: (message: MatchMessage) => void, by: 'person' | 'bot' = 'person'): Client {
    const idPrefix = by === 'bot' ? `bot:${viewer}` : String(viewer);
    const client: Connected = { viewer, send, by, idPrefix, isClosed: false };
    return {
      receive: (request) => {
        this.#enqueue(() => this.#handle(client, request)).catch(this.#report);
      },
      close: () => {
        client.isClosed = true;
        this.#waiting.delete(client);
        this.#audience.unsubscribe(client);
      },
    };
  }

  /** Calls after every entry that is stored and sent. Returns how to stop it. */
  observe(observer: () => void): () => void {
    this.#observers.add(observer);
    return () => this.#observers.delete(observer);
  }

  /** Another node has written to the journal. Never rejects: what can't be read now is read later. */
  catchUp(): Promise<void> {
    return this.#enqueue(async () => {
      try {
        if (this.#isStale) await this.#recover();
        else for (const stored of await this.#load(this.#running.match.entries.length)) this.#replay(stored, true);
      } catch (error) {
        this.#fail(error);
      }
    });
  }

  /** Resolves when all requests so far are handled. */
  async settled(): Promise<void> {
    await this.#lastTask;
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#recovery);
  }

  #enqueue<Done>(task: () => Promise<Done>): Promise<Done> {
    const done = this.#lastTask.then(task);
    this.#lastTask = done.catch(() => undefined);
    return done;
  }

  async #handle(client: Connected, request: Request): Promise<void> {
    try {
      if (this.#isStale) await this.#recover();
      if (request.type === 'resume') this.#subscribe(client, request.from);
      else await this.#act(client, request);
    } catch (error) {
      this.#fail(error);
      // It may have been written all the same: then it is done, and whoever asked should be told just that.
      await this.#recover().catch(this.#report);
      this.#answerFailure(client, request, error);
    }
  }

  #answerFailure(client: Connected, request: Request, error: unknown): void {
    if (request.type === 'resume') {
      if (this.#isStale) this.#waiting.set(client, request.from);
      else this.#subscribe(client, request.from);
      return;
    }
    const { id } = request;
    const n = this.#isStale ? undefined : this.#running.numberOf(`${client.idPrefix}:${id}`);
    const key = error instanceof JournalFailure ? 'host.error.notSaved' : 'host.error.failed';
    client.send(n === undefined ? { type: 'error', id, error: { key } } : { type: 'done', id, n });
  }

  #subscribe(client: Connected, from: number): void {
    if (!client.isClosed) this.#audience.subscribe(client, from);
  }

  /** Memory is not to be trusted until the journal has been read again. */
  #fail(error: unknown): void {
    this.#report(error);
    this.#isStale = true;
    if (this.#isClosed) return;
    clearTimeout(this.#recovery);
    this.#recovery = setTimeout(() => {
      this.#enqueue(() => this.#recover()).catch((again: unknown) => this.#fail(again));
    }, this.#pauseMs);
    this.#pauseMs = Math.min(2 * this.#pauseMs, MAX_PAUSE_MS);
  }

  async #recover(): Promise<void> {
    if (!this.#isStale) return;
    await this.#reload();
    this.#isStale = false;
    this.#pauseMs = MIN_PAUSE_MS;
    clearTimeout(this.#recovery);
    for (const [client, from] of this.#waiting) this.#subscribe(client, from);
    this.#waiting.clear();
  }

  async #act(client: Connected, action: Action): Promise<void> {
    const { id } = action;
    const { viewer } = client;
    if (viewer === SPECTATOR) {
      client.send({ type: 'refused', id, refusal: { rule: 'table-1.3', key: 'host.refuse.watching' } });
      return;
    }
    const forbidden = action.type === 'why' ? null : this.#refuseByTable(client, viewer);
    if (forbidden !== null) {
      client.send({ type: 'refused', id, refusal: forbidden });
      return;
    }
    const entry = this.#entryOf(action, viewer);
    if (entry === null) {
      client.send({ type: 'error', id, error: { key: 'host.error.badMove' } });
    } else if (action.type === 'why') {
      const { game, match } = this.#running;
      const refusal = entry.kind === 'move' ? game.refuse(match.state, viewer, entry.move) : null;
      client.send({ type: 'reason', id, refusal });
    } else {
      const time = this.#timed === null ? {} : { at: this.#timed.now() };
      await this.#write(client, { entry, requestId: `${client.idPrefix}:${id}`, ...time }, id, MAX_TRIES);
    }
  }

  /** What the table forbids, whatever the rules of the game say. A bot is stopped by being unseated. */
  #refuseByTable({ by }: Connected, seat: Seat): Refusal | null {
    if (this.#stopped !== null) return this.#stopped;
    const { clock } = this.#running;
    if (by === 'bot' || clock === null || this.#timed === null || clock.mayAnswerLate) return null;
    if (!clock.isUp(seat, this.#timed.now())) return null;
    return { rule: 'table-7.5', key: 'host.refuse.timeUp' };
  }

  #entryOf(action: Action, seat: Seat): Entry<T> | null {
    if (action.type === 'undo' || action.type === 'redo') return { kind: action.type, seat };
    const { game, match } = this.#running;
    const move = game.moveSchema.safeParse(action.move);
    if (!move.success) return null;
    const decision = action.type === 'move' ? action.decision : match.decision;
    return withoutMinusZero<Entry<T>>({ kind: 'move', seat, decision, move: move.data });
  }

  async #write(client: Connected, written: JournalEntry<T>, id: string, tries: number): Promise<void> {
    const known = this.#running.numberOf(written.requestId);
    if (known !== undefined) {
      client.send({ type: 'done', id, n: known });
      return;
    }
    const { match } = this.#running;
    const index = match.entries.length;
    const { pending: asked, decision } = match;
    const outcome = this.#running.play(written.entry);
    if (!outcome.ok) {
      client.send({ type: 'refused', id, refusal: outcome.refusal });
      return;
    }
    if ((await this.#append(index, { ...written, ...this.#running.dueAfter(written, decision) })) === 'taken') {
      if (tries === 0) throw new Error('Another node was always faster');
      await this.#reload(index);
      await this.#write(client, written, id, tries - 1);
      return;
    }
    this.#running.confirm(written, { asked, decision, events: outcome.events });
    this.#broadcast(index + 1, client, id);
    if (!this.#audience.has(client)) client.send({ type: 'done', id, n: index + 1 });
  }

  async #append(index: number, written: JournalEntry<T>): Promise<'written' | 'taken'> {
    try {
      return await this.#journal.append(index, written);
    } catch (error) {
      throw new JournalFailure(error);
    }
  }

  async #load(from: number): Promise<readonly JournalEntry<T>[]> {
    try {
      return await this.#journal.load(from);
    } catch (error) {
      throw new JournalFailure(error);
    }
  }

  /** Makes memory what the journal says, and sends clients the entries after `sent`. */
  async #reload(sent = this.#running.confirmed): Promise<void> {
    const entries = await this.#load(0);
    this.#running.restart();
    for (const [index, stored] of entries.entries()) this.#replay(stored, index >= sent);
  }

  #replay(stored: JournalEntry<T>, isNews: boolean): void {
    this.#running.replay(stored);
    if (isNews) this.#broadcast(this.#running.confirmed);
  }

  #broadcast(n: number, asker: Connected | null = null, id = ''): void {
    this.#audience.broadcast(n, asker, id);
    for (const observer of this.#observers) observer();
  }
}
