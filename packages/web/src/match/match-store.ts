import { type Answer, MatchClient, type MatchSnapshot } from '@tortuga/host';
import type { Json } from '@tortuga/kernel';
import type { MatchMessage, Request, Step } from '@tortuga/protocol';
import { askedBefore, forgetAsked, keepAsked } from '../reload/asked.ts';
import { beforeReload } from '../reload/outdated.ts';
import { Store } from '../store.ts';
import { Clicks } from './clicks.ts';
import { nextFrame } from './next-frame.ts';
import { oncePerFrame } from './once-per-frame.ts';
import { trailWith, type Witnessed } from './trail.ts';

export type Connection = 'connecting' | 'open' | 'lost';

export interface MatchState {
  readonly connection: Connection;
  readonly snapshot: MatchSnapshot | null;
  /** When the clocks in it came, by the page's own clock, which never jumps. */
  readonly timeAt: number;
  /** Every step, as this viewer may know it. */
  readonly log: readonly Step[];
  /** The steps of the last change. */
  readonly news: readonly Step[];
  /** The newest steps, each with what this viewer saw before it: all that came one by one since this was opened. */
  readonly trail: readonly Witnessed[];
}

const NOTHING_YET: MatchState = { connection: 'connecting', snapshot: null, timeAt: 0, log: [], news: [], trail: [] };

export interface MatchStoreParts {
  /** Of the table, or of a seat at it: unanswered requests are stored under it when the page is reloaded. */
  readonly id: string;
  /** The number of the last entry that this viewer has been shown; null if nothing is to be shown as new. */
  readonly seen: number | null;
  readonly send: (request: Request) => void;
  readonly disconnect: () => void;
}

/** A match that a page can show and play. */
export type MatchSource = Pick<MatchStore, 'subscribe' | 'state' | 'play' | 'undo' | 'redo' | 'whyNot' | 'askedBefore'>;

/** A match as one viewer sees it, for pages to subscribe to. */
export class MatchStore {
  readonly #store = new Store<MatchState>(NOTHING_YET);
  readonly #client: MatchClient;
  readonly #disconnect: () => void;
  readonly #clicks = new Clicks();
  #seen: number;
  /** The newest state; pages are shown it once a frame. */
  #now = NOTHING_YET;
  readonly #show = oncePerFrame(() => this.#store.set(this.#now), nextFrame);
  readonly #stopSaving: () => void;
  /** What this page had asked for before it was reloaded. */
  readonly askedBefore: readonly Promise<Answer>[];

  constructor({ id, seen, send, disconnect }: MatchStoreParts) {
    this.#seen = seen ?? Number.POSITIVE_INFINITY;
    this.#disconnect = disconnect;
    this.#client = new MatchClient({
      send,
      newId: () => crypto.randomUUID(),
      changed: (snapshot, steps) => this.#changed(snapshot, steps),
    });
    this.askedBefore = askedBefore(id).map(async (request) => {
      const answer = await this.#client.repeat(request);
      forgetAsked(id, request.id);
      return answer;
    });
    this.#stopSaving = beforeReload(() => keepAsked(id, this.#client.unanswered));
  }

  /** The connection is open, for the first time or again. */
  opened(): void {
    this.#client.connected();
  }

  receive(message: MatchMessage): void {
    this.#client.receive(message);
  }

  /** The connection is lost; whoever holds it tries again. */
  lost(): void {
    this.#update({ connection: 'lost' });
  }

  readonly subscribe = this.#store.subscribe;
  readonly state = (): MatchState => this.#store.value;

  /** Null, here and below, if the click was dropped: it was a double click, or came after a refusal. */
  play(move: object): Promise<Answer | null> {
    const shown = this.#shown;
    return this.#clicks.click(JSON.stringify(move), shown.n, (before) => {
      const now = this.#client.snapshot ?? shown;
      // If the last click led to the same question again, this one answers that.
      const goesOn = now.n === before?.n && JSON.stringify(now.prompt) === JSON.stringify(shown.prompt);
      return this.#client.play(move as Json, goesOn ? now.decision : shown.decision);
    });
  }

  undo(): Promise<Answer | null> {
    return this.#clicks.click('undo', this.#shown.n, () => this.#client.undo());
  }

  redo(): Promise<Answer | null> {
    return this.#clicks.click('redo', this.#shown.n, () => this.#client.redo());
  }

  whyNot(move: object): Promise<Answer> {
    return this.#client.whyNot(move as Json);
  }

  close(): void {
    this.#stopSaving();
    this.#disconnect();
  }

  /** What is on the screen; the newest may have come since. */
  get #shown(): MatchSnapshot {
    const { snapshot } = this.#store.value;
    if (snapshot === null) throw new Error('nothing is shown yet');
    return snapshot;
  }

  #changed(snapshot: MatchSnapshot, steps: readonly Step[]): void {
    const { log, snapshot: before, trail } = this.#now;
    const known = log.at(-1)?.n ?? 0;
    const fresh = steps.filter(({ n }) => n > known);
    const news = fresh.filter(({ n }) => n > this.#seen);
    const unseen = this.#now === this.#store.value ? [] : this.#now.news;
    this.#seen = snapshot.n;
    this.#update({
      // A connection counts as open when something has come over it.
      connection: 'open',
      snapshot,
      timeAt: snapshot.time === before?.time ? this.#now.timeAt : performance.now(),
      log: fresh.length === 0 ? log : [...log, ...fresh],
      news: [...unseen, ...news],
      trail: trailWith(trail, before, fresh),
    });
  }

  #update(change: Partial<MatchState>): void {
    this.#now = { ...this.#now, ...change };
    this.#show();
  }
}
