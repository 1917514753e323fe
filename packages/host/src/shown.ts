import type { GameTypes, Json, Match, Viewer } from '@tortuga/kernel';
import { type Change, copyOf, updateShown } from './patch.ts';

/**
 * What viewers have been shown, in copies of our own, so that they can be told what has changed since. What is open to
 * all is kept, and compared, once.
 */
export class Shown<T extends GameTypes> {
  #open: Json = null;
  readonly #own = new Map<Viewer, Json>();

  /** All that a viewer may know. From now on it needs to hear of changes only. */
  view({ game, state }: Match<T>, viewer: Viewer): Json {
    const open = game.open(state);
    const own = game.own(state, viewer);
    this.#open = copyOf(open as Json);
    this.#own.set(viewer, copyOf(own as Json));
    return { ...open, ...own } as Json;
  }

  /** For all who have been shown a view: to be asked once for every step. */
  openChanges({ game, state }: Match<T>): Change[] {
    const { shown, changes } = updateShown(this.#open, game.open(state) as Json);
    this.#open = shown;
    return changes;
  }

  /** For one of them, on top of it. */
  ownChanges({ game, state }: Match<T>, viewer: Viewer): Change[] {
    const { shown, changes } = updateShown(this.#own.get(viewer) ?? null, game.own(state, viewer) as Json);
    this.#own.set(viewer, shown);
    return changes;
  }

  forget(viewer: Viewer): void {
    this.#own.delete(viewer);
  }
}
