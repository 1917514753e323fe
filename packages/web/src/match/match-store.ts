import '../no-eval.ts';
import { type Answer, type Happened, MatchClient, type Standing } from '@tortuga/host';
import type { Json } from '@tortuga/kernel';
import { Store } from '../store.ts';
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
  #seen: number;
  /** All that came; pages are shown it once a frame. */
  #now = NOTHING_YET;
  readonly #show = oncePerFrame(() => this.#store.set(this.#now), nextFrame);

  /** @param seen the number of the last entry that this viewer has already been shown */
  constructor(open: OpenWire, seen: number | null) {
    this.#seen = seen ?? Number.POSITIVE_INFINITY;
    this.#client = new MatchClient({
      send: (text) => this.#wire.send(text),
      newId: () => crypto.randomUUID(),
      changed: (standing, news) => this.#changed(standing, news),
    });
    this.#wire = open({
      opened: () => {
        this.#update({ connection: 'open' });
        this.#client.connected();
      },
      heard: (text) => this.#client.receive(text),
      lost: () => this.#update({ connection: 'lost' }),
    });
  }

  readonly subscribe = this.#store.subscribe;
  readonly state = (): MatchState => this.#store.value;

  play(move: object): Promise<Answer> {
    return this.#client.play(move as Json, this.#store.value.standing?.decision);
  }

  undo(): Promise<Answer> {
    return this.#client.undo();
  }

  redo(): Promise<Answer> {
    return this.#client.redo();
  }

  whyNot(move: object): Promise<Answer> {
    return this.#client.whyNot(move as Json);
  }

  close(): void {
    this.#wire.close();
  }

  #changed(standing: Standing, heard: readonly Happened[]): void {
    const { log, standing: before, missed } = this.#now;
    const known = log.at(-1)?.n ?? 0;
    const fresh = heard.filter(({ n }) => n > known);
    const news = fresh.filter(({ n }) => n > this.#seen);
    const unseen = this.#now === this.#store.value ? [] : this.#now.news;
    this.#seen = standing.n;
    this.#update({
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
