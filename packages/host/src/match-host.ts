import {
  at,
  type Entry,
  type Game,
  type GameTypes,
  type Json,
  Match,
  type MatchStart,
  type Phrase,
  type Result,
  readJson,
  type Seat,
  SPECTATOR,
  type Viewer,
} from '@tortuga/kernel';
import { Clocks, type Timed } from './clocks.ts';
import {
  type Happened,
  LARGEST_REQUEST_BYTES,
  type Message,
  type Request,
  requestSchema,
  type Update,
} from './protocol.ts';
import { Shown } from './shown.ts';
import { type ForAll, standingForAll, standingForOne } from './standing.ts';

/** Where a match is written down, durably. */
export interface Journal<T extends GameTypes> {
  /** All entries from an index on, in order. */
  load(from: number): Promise<readonly Written<T>[]>;
  /** Resolves when the entry is safe on disk, or with 'taken' if somebody else has written that index. */
  append(index: number, written: Written<T>): Promise<'written' | 'taken'>;
}

/** An entry of the log with the id of the request that asked for it. */
export interface Written<T extends GameTypes> {
  readonly entry: Entry<T>;
  readonly requestId: string;
  /** When it came; logs of before there were clocks don't say. */
  readonly at?: number;
}

export interface HostParts<T extends GameTypes> {
  readonly journal: Journal<T>;
  /** Without it nobody measures how long the players think. */
  readonly timed?: Timed;
  /** Hears what went wrong, for the log of whoever runs this. */
  readonly report?: (error: unknown) => void;
}

/** One end of a connection: a person's page, a bot, a spectator. */
export interface Client {
  /** A request as it came over the wire. */
  receive(text: string): void;
  close(): void;
}

interface Connected {
  readonly viewer: Viewer;
  readonly send: (text: string) => void;
  /** Stands before the ids of their requests. */
  readonly asks: string;
  /** What they asked for before still counts, but there is nobody to hear of it. */
  isGone: boolean;
}

/** What is the same in an update for all who may know all that happened. */
type ForMany = Pick<Update, 'type' | 'n' | 'kind' | 'seat' | 'changes'> & ForAll & { readonly events: readonly Json[] };

/** How a match stands by what is written. Memory may be ahead of it while an entry is on its way to the journal. */
export interface Saved {
  readonly entries: number;
  readonly pending: readonly Seat[];
  readonly result: Result | null;
}

/** The journal did not do what it was asked for; the cause says why. */
export class JournalFailure extends Error {
  constructor(cause: unknown) {
    super('The journal failed', { cause });
  }
}

/** How often a request is tried again when another node was faster. */
const MOST_TRIES = 5;
/** More than any game has by its own cards. Whoever comes later is told the last of them. */
const MOST_MISSED = 5000;
/** How long to wait before a journal that failed is read again: at first, and at most. */
const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 2000;

/**
 * The one authority over a running match. Requests are worked off one after the other; what they lead to
 * is told only when it is safe on disk. Each viewer hears what it may know.
 *
 * When the journal fails, nobody knows whether the entry was written: memory is then stale, and nothing is answered from
 * it until the journal has been read again.
 */
export class MatchHost<T extends GameTypes> {
  readonly #game: Game<T>;
  readonly #start: MatchStart<T>;
  readonly #journal: Journal<T>;
  readonly #timed: Timed | null;
  readonly #report: (error: unknown) => void;
  readonly #clients = new Set<Connected>();
  readonly #shown = new Shown<T>();
  readonly #watchers = new Set<() => void>();
  /** Who asked to resume while memory was stale, and from where. */
  readonly #waiting = new Map<Connected, number>();
  #match: Match<T>;
  #saved: Saved;
  #clocks: Clocks | null;
  /** By entry: what came of it, whole. */
  #outcomes: (readonly T['event'][])[] = [];
  /** Which request became which entry: sent twice, it counts once. */
  #done = new Map<string, number>();
  /** Never rejects: what failed is told to whoever asked, and the next in turn goes on. */
  #lastTask: Promise<unknown> = Promise.resolve();
  #isStale = false;
  #mending: ReturnType<typeof setTimeout> | undefined;
  #pauseMs = FIRST_PAUSE_MS;
  #isClosed = false;

  private constructor(game: Game<T>, start: MatchStart<T>, { journal, timed, report }: HostParts<T>) {
    this.#game = game;
    this.#start = start;
    this.#journal = journal;
    this.#timed = timed ?? null;
    this.#report = report ?? (() => undefined);
    this.#match = Match.start(game, start);
    this.#saved = this.#standing();
    this.#clocks = this.#newClocks();
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

  /** The match in memory. It holds secrets and may be ahead of the journal: for tests; hosts ask `saved` or `read`. */
  get match(): Match<T> {
    return this.#match;
  }

  get saved(): Saved {
    return this.#saved;
  }

  /** Looks at the match when all that it holds is written. Rejects if the journal can't be read. */
  read<Found>(look: (match: Match<T>) => Found): Promise<Found> {
    return this.#inTurn(async () => {
      await this.#mend();
      return look(this.#match);
    });
  }

  /**
   * Connects a viewer. It hears a snapshot as soon as it asks to resume, and every update from then on.
   *
   * @param by whose requests these are: a bot's are never taken for those of the person it plays for
   */
  connect(viewer: Viewer, send: (text: string) => void, by: 'person' | 'bot' = 'person'): Client {
    const connected: Connected = { viewer, send, asks: by === 'bot' ? `bot:${viewer}` : String(viewer), isGone: false };
    return {
      receive: (text) => {
        this.#inTurn(() => this.#receive(connected, text)).catch(this.#report);
      },
      close: () => {
        connected.isGone = true;
        this.#clients.delete(connected);
        this.#waiting.delete(connected);
        if (![...this.#clients].some((other) => other.viewer === viewer)) this.#shown.forget(viewer);
      },
    };
  }

  /** Calls after every entry that is safe and told. Returns how to stop it. */
  watch(watcher: () => void): () => void {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  }

  /** Another node has written to the journal: tell our clients. Never rejects: what can't be read now is read later. */
  catchUp(): Promise<void> {
    return this.#inTurn(async () => {
      try {
        if (this.#isStale) await this.#mend();
        else await this.#hearOfOthers();
      } catch (error) {
        this.#failed(error);
      }
    });
  }

  /** When all that was asked so far is done. */
  async settled(): Promise<void> {
    await this.#lastTask;
  }

  /** Nothing is done by itself any more. */
  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#mending);
  }

  #inTurn<Done>(task: () => Promise<Done>): Promise<Done> {
    const done = this.#lastTask.then(task);
    this.#lastTask = done.catch(() => undefined);
    return done;
  }

  async #receive(from: Connected, text: string): Promise<void> {
    const request = parse(text);
    if ('error' in request) {
      tell(from, { type: 'error', id: null, error: request.error });
      return;
    }
    try {
      await this.#mend();
      await this.#answer(from, request, MOST_TRIES);
    } catch (error) {
      this.#failed(error);
      // It may have been written all the same: then it is done, and whoever asked should hear just that.
      await this.#mend().catch(this.#report);
      this.#apologize(from, request, error);
    }
  }

  #apologize(from: Connected, request: Request, error: unknown): void {
    if (request.type === 'resume') {
      if (this.#isStale) this.#waiting.set(from, request.from);
      else this.#show(from, request.from);
      return;
    }
    const { id } = request;
    const n = this.#isStale ? undefined : this.#done.get(`${from.asks}:${id}`);
    const key = error instanceof JournalFailure ? 'host.error.notSaved' : 'host.error.failed';
    tell(from, n === undefined ? { type: 'error', id, error: { key } } : { type: 'done', id, n });
  }

  /** Until the journal has been read again, what memory holds is not to be trusted. */
  #failed(error: unknown): void {
    this.#report(error);
    this.#isStale = true;
    if (this.#isClosed) return;
    clearTimeout(this.#mending);
    this.#mending = setTimeout(() => {
      this.#inTurn(() => this.#mend()).catch((again: unknown) => this.#failed(again));
    }, this.#pauseMs);
    this.#pauseMs = Math.min(2 * this.#pauseMs, LONGEST_PAUSE_MS);
  }

  async #mend(): Promise<void> {
    if (!this.#isStale) return;
    await this.#reload();
    this.#isStale = false;
    this.#pauseMs = FIRST_PAUSE_MS;
    clearTimeout(this.#mending);
    for (const [client, from] of this.#waiting) this.#show(client, from);
    this.#waiting.clear();
  }

  async #answer(from: Connected, request: Request, tries: number): Promise<void> {
    if (request.type === 'resume') {
      this.#show(from, request.from);
      return;
    }
    const { id } = request;
    if (from.viewer === SPECTATOR) {
      tell(from, { type: 'refused', id, refusal: { rule: 'table-1.3', key: 'host.refuse.watching' } });
      return;
    }
    const entry = this.#entryOf(request, from.viewer);
    if (entry === null) {
      tell(from, { type: 'error', id, error: { key: 'host.error.badMove' } });
    } else if (request.type === 'why') {
      const refusal = entry.kind === 'move' ? this.#game.refuse(this.#match.state, from.viewer, entry.move) : null;
      tell(from, { type: 'reason', id, refusal });
    } else {
      const at = this.#timed === null ? {} : { at: this.#timed.now() };
      await this.#enter(from, { entry, requestId: `${from.asks}:${id}`, ...at }, id, tries);
    }
  }

  #entryOf(request: Exclude<Request, { type: 'resume' }>, seat: Seat): Entry<T> | null {
    if (request.type === 'undo' || request.type === 'redo') return { kind: request.type, seat };
    const move = this.#game.moveSchema.safeParse(request.move);
    if (!move.success) return null;
    const decision = request.type === 'move' ? request.decision : this.#match.decision;
    return { kind: 'move', seat, decision, move: move.data };
  }

  async #enter(from: Connected, written: Written<T>, id: string, tries: number): Promise<void> {
    const known = this.#done.get(written.requestId);
    if (known !== undefined) {
      tell(from, { type: 'done', id, n: known });
      return;
    }
    const index = this.#match.entries.length;
    const asked = this.#match.pending;
    const outcome = this.#match.repeat(written.entry);
    if (!outcome.ok) {
      tell(from, { type: 'refused', id, refusal: outcome.refusal });
      return;
    }
    if ((await this.#append(index, written)) === 'taken') {
      if (tries === 0) throw new Error('Another node was always faster');
      await this.#reload(index);
      await this.#enter(from, written, id, tries - 1);
      return;
    }
    this.#note(written, asked, outcome.events);
    this.#broadcast(index + 1, from, id);
    if (!this.#clients.has(from)) tell(from, { type: 'done', id, n: index + 1 });
  }

  async #append(index: number, written: Written<T>): Promise<'written' | 'taken'> {
    try {
      return await this.#journal.append(index, written);
    } catch (error) {
      throw new JournalFailure(error);
    }
  }

  async #load(from: number): Promise<readonly Written<T>[]> {
    try {
      return await this.#journal.load(from);
    } catch (error) {
      throw new JournalFailure(error);
    }
  }

  #note({ requestId, at: when }: Written<T>, asked: readonly Seat[], events: readonly T['event'][]): void {
    if (when !== undefined) this.#clocks?.stop(asked, when);
    this.#outcomes.push(events);
    this.#done.set(requestId, this.#outcomes.length);
    this.#saved = this.#standing();
  }

  #standing(): Saved {
    const { entries, pending, result } = this.#match;
    return { entries: entries.length, pending, result };
  }

  async #hearOfOthers(): Promise<void> {
    for (const written of await this.#load(this.#match.entries.length)) this.#repeat(written, true);
  }

  /** Makes memory what the journal says, and tells clients what they have not heard. */
  async #reload(heard = this.#outcomes.length): Promise<void> {
    const entries = await this.#load(0);
    this.#match = Match.start(this.#game, this.#start);
    this.#saved = this.#standing();
    this.#clocks = this.#newClocks();
    this.#outcomes = [];
    this.#done = new Map();
    for (const [index, written] of entries.entries()) this.#repeat(written, index >= heard);
  }

  #newClocks(): Clocks | null {
    return this.#timed === null ? null : new Clocks(this.#start.seats, this.#timed.began);
  }

  /** By seat; empty where nobody measures. */
  #readClocks(): number[] {
    if (this.#clocks === null || this.#timed === null) return [];
    return this.#clocks.read(this.#match.pending, this.#timed.now());
  }

  #repeat(written: Written<T>, telling: boolean): void {
    const asked = this.#match.pending;
    const outcome = this.#match.repeat(written.entry);
    if (!outcome.ok) throw new Error(`The journal does not replay: ${outcome.refusal.rule}`);
    this.#note(written, asked, outcome.events);
    if (telling) this.#broadcast(this.#outcomes.length);
  }

  /** Tells everybody of entry n, and whoever asked for it that it is done. */
  #broadcast(n: number, asker: Connected | null = null, id = ''): void {
    if (this.#clients.size > 0) {
      const forMany = this.#forMany(n);
      const many = fieldsOf(forMany);
      const texts = new Map<Viewer, string>();
      for (const client of this.#clients) {
        const fields = texts.get(client.viewer) ?? this.#fieldsFor(client.viewer, forMany, many);
        texts.set(client.viewer, fields);
        client.send(client === asker ? `{${fields},"answers":${JSON.stringify(id)}}` : `{${fields}}`);
      }
    }
    for (const watcher of this.#watchers) watcher();
  }

  #forMany(n: number): ForMany {
    const { kind, seat } = at(this.#match.entries, n - 1);
    return {
      type: 'update',
      n,
      kind,
      seat,
      ...standingForAll(this.#match, this.#readClocks()),
      events: at(this.#outcomes, n - 1) as readonly Json[],
      changes: this.#shown.openChanges(this.#match),
    };
  }

  /** The fields of an update as text; `many` is the text of what most viewers hear alike, made once. */
  #fieldsFor(viewer: Viewer, forMany: ForMany, many: string): string {
    const events = this.#eventsFor(viewer, forMany.n);
    const mayKnowAll = events.every((event, index) => event === forMany.events[index]);
    const own = this.#shown.ownChanges(this.#match, viewer);
    const forOne = fieldsOf({ own, ...standingForOne(this.#match, viewer) });
    return `${mayKnowAll ? many : fieldsOf({ ...forMany, events })},${forOne}`;
  }

  /** From now on this client hears every update. */
  #show(client: Connected, from: number): void {
    if (client.isGone) return;
    this.#clients.add(client);
    tell(client, this.#snapshot(client.viewer, from));
  }

  #snapshot(viewer: Viewer, wanted: number): Message {
    const { game, options, seats, seedCommitment, entries } = this.#match;
    const from = Math.max(wanted, entries.length - MOST_MISSED);
    const about = { game: game.id, rulesVersion: game.rulesVersion, options: options as Json, seats, seedCommitment };
    return {
      type: 'snapshot',
      n: entries.length,
      ...about,
      view: this.#shown.view(this.#match, viewer),
      missed: entries.slice(from).map((_, index) => this.#happened(viewer, from + index + 1)),
      ...standingForAll(this.#match, this.#readClocks()),
      ...standingForOne(this.#match, viewer),
    };
  }

  #happened(viewer: Viewer, n: number): Happened {
    const { kind, seat } = at(this.#match.entries, n - 1);
    return { n, kind, seat, events: this.#eventsFor(viewer, n) };
  }

  #eventsFor(viewer: Viewer, n: number): Json[] {
    return at(this.#outcomes, n - 1).map((event) => this.#game.redact(event, viewer) as Json);
  }
}

/** `readJson` looks at every value for a minus zero, which takes twice as long. Only such texts can have one. */
const MAYBE_MINUS_ZERO = /-0|e-/i;

function parseJson(text: string): { ok: true; value: unknown } | { ok: false } {
  try {
    return { ok: true, value: JSON.parse(text) };
  } catch {
    return { ok: false };
  }
}

function parse(text: string): Request | { readonly error: Phrase } {
  const bad = (field: string) => ({ error: { key: 'host.error.badRequest', params: { field } } });
  if (text.length > LARGEST_REQUEST_BYTES) return bad('length');
  const json = MAYBE_MINUS_ZERO.test(text) ? readJson(text) : parseJson(text);
  if (!json.ok) return bad('JSON');
  const parsed = requestSchema.safeParse(json.value);
  return parsed.success ? parsed.data : bad(parsed.error.issues[0]?.path.join('.') || 'type');
}

/** The text of a record without its braces, so that other fields can stand beside. */
const fieldsOf = (record: object): string => JSON.stringify(record).slice(1, -1);

const tell = ({ send }: Connected, message: Message): void => send(JSON.stringify(message));
