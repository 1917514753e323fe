import type { Answer } from '@tortuga/host';

type Done = Extract<Answer, { kind: 'done' }>;
/** Is given the answer that was waited for, if any was. */
type Ask = (before: Done | null) => Promise<Answer>;

interface Answered {
  /** Null for a click that came to nothing. */
  readonly own: Answer | null;
  /** The own one, or the last before it. */
  readonly last: Answer | null;
}

/**
 * Who clicks faster than answers come means the clicks one after the other: each waits for the answer to the one before
 * it. What follows a refusal comes to nothing, and the same thing clicked again before its outcome is seen is one click.
 */
export class Clicks {
  /** By the thing that was clicked: the first screen on which it may be clicked again. */
  readonly #again = new Map<string, number>();
  #open: Promise<Answered> | null = null;

  /**
   * @param screen the number of the entry that was last shown when this was clicked
   * @returns null if it came to nothing
   */
  async click(thing: string, screen: number, ask: Ask): Promise<Answer | null> {
    const answered = this.#next(this.#open, thing, screen, ask);
    this.#open = answered;
    const { own } = await answered;
    if (this.#open === answered) this.#open = null;
    return own;
  }

  async #next(open: Promise<Answered> | null, thing: string, screen: number, ask: Ask): Promise<Answered> {
    const before = open === null ? null : (await open).last;
    const isSeen = screen >= (this.#again.get(thing) ?? 0);
    if ((before !== null && before.kind !== 'done') || !isSeen) return { own: null, last: before };
    const own = await ask(before);
    if (own.kind === 'done') this.#again.set(thing, own.n);
    return { own, last: own };
  }
}
