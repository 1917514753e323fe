import type { GameTypes, Json, Match, Viewer } from '@tortuga/kernel';
import { type Change, changesBetween } from './patch.ts';

/** Remembers the view that each viewer has, to find what has changed in it. What is open to all is compared once. */
export class ViewTracker<T extends GameTypes> {
  #open: T['open'] | null = null;
  readonly #own = new Map<Viewer, T['own']>();

  /** A whole view. From now on this viewer needs only changes. */
  view({ game, state }: Match<T>, viewer: Viewer): Json {
    const open = game.open(state, this.#open);
    const own = game.own(state, viewer, null);
    this.#open = open;
    this.#own.set(viewer, own);
    return { ...open, ...own } as Json;
  }

  /** For everybody who has a view: to be called once for every step. */
  openChanges({ game, state }: Match<T>): Change[] {
    const last = this.#open;
    this.#open = game.open(state, last);
    return changesBetween(last as Json, this.#open as Json);
  }

  /** For one of them, to be applied after the open changes. */
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
