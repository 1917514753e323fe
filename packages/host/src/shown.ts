import type { GameTypes, Json, Match, Viewer } from '@tortuga/kernel';
import { type Change, changesBetween } from './patch.ts';

/** What viewers have been shown, so that they can be told what has changed since. What is open to all is compared once. */
export class Shown<T extends GameTypes> {
  #open: T['open'] | null = null;
  readonly #own = new Map<Viewer, T['own']>();

  /** All that a viewer may know. From now on it needs to hear of changes only. */
  view({ game, state }: Match<T>, viewer: Viewer): Json {
    const open = game.open(state, this.#open);
    const own = game.own(state, viewer, null);
    this.#open = open;
    this.#own.set(viewer, own);
    return { ...open, ...own } as Json;
  }

  /** For all who have been shown a view: to be asked once for every step. */
  openChanges({ game, state }: Match<T>): Change[] {
    const last = this.#open;
    this.#open = game.open(state, last);
    return changesBetween(last as Json, this.#open as Json);
  }

  /** For one of them, on top of it. */
  ownChanges({ game, state }: Match<T>, viewer: Viewer): Change[] {
    const last = this.#own.get(viewer) ?? null;
    const own = game.own(state, viewer, last);
    this.#own.set(viewer, own);
    return changesBetween(last as Json, own as Json);
  }

  forget(viewer: Viewer): void {
    this.#own.delete(viewer);
  }
}
