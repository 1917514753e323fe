/** How far ahead times are remembered: longer than from one `scan` to the next. */
export const HORIZON_MS = 90_000;
/** A timer that waits longer is set again. */
const MAX_WAIT_MS = 60_000;
/** Judging means replaying a match: not all at once, after a night in which the server was off. */
const AT_ONCE = 8;

interface DueTimesParts {
  readonly now: () => number;
  /** How long to wait after a table's time: what was sent before it may still be on its way. */
  readonly graceOf: (table: string) => number;
  readonly judge: (table: string) => Promise<void>;
}

/** The tables where somebody's time will be up within the next minute: all others are asleep in the database. */
export class DueTimes {
  readonly #parts: DueTimesParts;
  /** When each is to be judged. */
  readonly #soon = new Map<string, number>();
  readonly #waiting: string[] = [];
  #judging = 0;
  #timer: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(parts: DueTimesParts) {
    this.#parts = parts;
  }

  get count(): number {
    return this.#soon.size;
  }

  note(table: string, due: number | null): void {
    if (due === null || due > this.#parts.now() + HORIZON_MS) this.#soon.delete(table);
    else this.#soon.set(table, due + this.#parts.graceOf(table));
    this.#setTimer();
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
  }

  #setTimer(): void {
    clearTimeout(this.#timer);
    if (this.#isClosed || this.#soon.size === 0) return;
    const first = Math.min(...this.#soon.values());
    const wait = Math.min(Math.max(0, first - this.#parts.now()), MAX_WAIT_MS);
    this.#timer = setTimeout(() => this.#look(), wait).unref();
  }

  #look(): void {
    const now = this.#parts.now();
    for (const [table, at] of this.#soon) {
      if (at > now) continue;
      this.#soon.delete(table);
      this.#waiting.push(table);
    }
    this.#judgeNext();
    this.#setTimer();
  }

  #judgeNext(): void {
    while (this.#judging < AT_ONCE) {
      const table = this.#waiting.shift();
      if (table === undefined) return;
      this.#judging++;
      const next = (): void => {
        this.#judging--;
        this.#judgeNext();
      };
      // The judge reports its own errors.
      this.#parts.judge(table).then(next, next);
    }
  }
}
