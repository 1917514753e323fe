import type { MatchSource, MatchState, MatchStore } from './match-store.ts';

/**
 * A player’s match while everybody looks on: the log and the news are those of all, the view has no secrets in it, and
 * the offers are the player’s.
 */
export class OpenMatch implements MatchSource {
  readonly #player: MatchStore;
  readonly #everybody: MatchStore;
  readonly #withoutSecrets: (view: object) => object | null;
  #made: { readonly from: MatchState; readonly log: MatchState; readonly state: MatchState } | null = null;

  constructor(player: MatchStore, everybody: MatchStore, withoutSecrets: (view: object) => object | null) {
    this.#player = player;
    this.#everybody = everybody;
    this.#withoutSecrets = withoutSecrets;
  }

  get askedBefore(): MatchSource['askedBefore'] {
    return this.#player.askedBefore;
  }

  readonly subscribe = (watcher: () => void): (() => void) => {
    const stops = [this.#player.subscribe(watcher), this.#everybody.subscribe(watcher)];
    return () => {
      for (const stop of stops) stop();
    };
  };

  readonly state = (): MatchState => {
    const from = this.#player.state();
    const log = this.#everybody.state();
    if (this.#made?.from !== from || this.#made.log !== log) {
      this.#made = { from, log, state: { ...log, connection: from.connection, snapshot: this.#snapshot(from) } };
    }
    return this.#made.state;
  };

  #snapshot({ snapshot }: MatchState): MatchState['snapshot'] {
    if (snapshot === null) return null;
    const view = this.#withoutSecrets(snapshot.view as object);
    // The next decision may need secrets: until they are covered, everybody sees the position before it.
    return view === null ? (this.#made?.state.snapshot ?? null) : { ...snapshot, view: view as typeof snapshot.view };
  }

  play: MatchSource['play'] = (move) => this.#player.play(move);
  undo: MatchSource['undo'] = () => this.#player.undo();
  redo: MatchSource['redo'] = () => this.#player.redo();
  whyNot: MatchSource['whyNot'] = (move) => this.#player.whyNot(move);
}
