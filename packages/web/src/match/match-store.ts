import '../no-eval.ts';
import { type Answer, type Happened, MatchClient, type Standing } from '@tortuga/host';
import type { Json } from '@tortuga/kernel';
import { askedBefore, forgetAsked, keepAsked } from '../reload/asked.ts';
import { beforeReload, pageIsOutdated } from '../reload/outdated.ts';
import { Store } from '../store.ts';
import { Clicks } from './clicks.ts';
import { nextFrame } from './next-frame.ts';
import { oncePerFrame } from './once-per-frame.ts';
import type { OpenWire, Wire } from './wire.ts';

export type Connection = 'connecting' | 'open' | 'lost';

export interface MatchState {
  readonly connection: Connection;
  readonly standing: Standing | null;
  /** All that happened, as this viewer may know it. */
  readonly log: readonly Happened[];
  /** What the last change brought. */
  readonly news: readonly Happened[];
  /** What happened between the last time this viewer looked and the moment this was opened. */
  readonly missed: readonly Happened[];
}

const NOTHING_YET: MatchState = { connection: 'connecting', standing: null, log: [], news: [], missed: [] };

/** A match as one viewer sees it, for pages to watch. */
export class MatchStore {
  readonly #store = new Store<MatchState>(NOTHING_YET);
  readonly #client: MatchClient;
  readonly #wire: Wire;
  readonly #clicks = new Clicks();
  #seen: number;
  /** All that came; pages are shown it once a frame. */
  #now = NOTHING_YET;
  readonly #show = oncePerFrame(() => this.#store.set(this.#now), nextFrame);
  readonly #stopSaving: () => void;
  /** What this page has asked for before it was loaded anew. */
  readonly askedBefore: readonly Promise<Answer>[];

  /**
   * @param id of the table, or of a seat at it: what is asked for is kept by it when the page is loaded anew
   * @param seen the number of the last entry that this viewer has already been shown
   */
  constructor(id: string, open: OpenWire, seen: number | null) {
    this.#seen = seen ?? Number.POSITIVE_INFINITY;
    this.#client = new MatchClient({
      send: (text) => this.#wire.send(text),
      newId: () => crypto.randomUUID(),
      changed: (standing, news) => this.#changed(standing, news),
      notUnderstood: pageIsOutdated,
    });
    this.askedBefore = askedBefore(id).map(async (request) => {
      const answer = await this.#client.askAgain(request);
      forgetAsked(id, request.id);
      return answer;
    });
    this.#stopSaving = beforeReload(() => keepAsked(id, this.#client.unanswered));
    this.#wire = open({
      opened: () => this.#client.connected(),
      heard: (text) => this.#client.receive(text),
      lost: () => this.#update({ connection: 'lost' }),
    });
  }

  readonly subscribe = this.#store.subscribe;
  readonly state = (): MatchState => this.#store.value;

  /** Null, here and below, if it was not asked for at all: it was clicked twice, or after something that was refused. */
  play(move: object): Promise<Answer | null> {
    const shown = this.#shown;
    return this.#clicks.click(JSON.stringify(move), shown.n, (before) => {
      const now = this.#client.standing ?? shown;
      // Where the last click led the same is still asked: this one is meant for there.
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
    this.#wire.close();
  }

  /** What is on the screen; the newest may have come since. */
  get #shown(): Standing {
    const { standing } = this.#store.value;
    if (standing === null) throw new Error('nothing is shown yet');
    return standing;
  }

  #changed(standing: Standing, heard: readonly Happened[]): void {
    const { log, standing: before, missed } = this.#now;
    const known = log.at(-1)?.n ?? 0;
    const fresh = heard.filter(({ n }) => n > known);
    const news = fresh.filter(({ n }) => n > this.#seen);
    const unseen = this.#now === this.#store.value ? [] : this.#now.news;
    this.#seen = standing.n;
    this.#update({
      // A line counts as open when something has come over it.
      connection: 'open',
      standing,
      log: fresh.length === 0 ? log : [...log, ...fresh],
      news: [...unseen, ...news],
      missed: before === null ? news : missed,
    });
  }

  #update(change: Partial<MatchState>): void {
    this.#now = { ...this.#now, ...change };
    this.#show();
  }
}
