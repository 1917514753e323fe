import type { Answer } from '@tortuga/host';

type Done = Extract<Answer, { kind: 'done' }>;
/** Gets the answer to the click before, if it had to wait for one. */
type Ask = (before: Done | null) => Promise<Answer>;

interface Answered {
  /** Null for a click that was dropped. */
  readonly own: Answer | null;
  /** Its own answer, or the last one before it. */
  readonly last: Answer | null;
}

/**
 * Clicks that come faster than answers are meant one after the other: each waits for the answer to the one before it.
 * Clicks after a refusal are dropped, and so is a second click on the same thing before its outcome is on the screen.
 */
export class Clicks {
  /** By the thing that was clicked: the first screen on which it may be clicked again. */
  readonly #again = new Map<string, number>();
  #open: Promise<Answered> | null = null;

  /**
   * @param screen the number of the entry that was last shown when this was clicked
   * @returns null if it was dropped
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
