import type { People } from '../storage/store.ts';

/** Who has made a request since then is here. */
const HERE_MS = 90_000;

/** When players were last here: known at once on this node, and stored now and then for the others. */
export class Visits {
  readonly #people: People;
  readonly #now: () => number;
  readonly #seen = new Map<string, number>();
  #unsaved = new Set<string>();

  constructor(people: People, now: () => number) {
    this.#people = people;
    this.#now = now;
  }

  readonly note = (player: string): void => {
    this.#seen.set(player, this.#now());
    this.#unsaved.add(player);
  };

  isHere(player: string, seenAt: number | null): boolean {
    const last = Math.max(this.#seen.get(player) ?? 0, seenAt ?? 0);
    return last > this.#now() - HERE_MS;
  }

  /** To be called several times while a visit counts. What could not be stored is tried again. */
  async save(): Promise<void> {
    const ids = [...this.#unsaved];
    this.#unsaved = new Set();
    for (const [player, at] of this.#seen) if (at <= this.#now() - HERE_MS) this.#seen.delete(player);
    try {
      await this.#people.noteVisits(ids, this.#now());
    } catch (error) {
      for (const id of ids) this.#unsaved.add(id);
      throw error;
    }
  }
}
