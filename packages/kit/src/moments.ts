interface Step {
  readonly n: number;
}

/** Something that has just happened and is shown large for a while: the step that it happened in, and what it is. */
export interface Moment<What> {
  readonly n: number;
  readonly what: What;
}

/** What has been looked at so far, and what is shown. */
export interface Watched<What> {
  readonly upTo: number;
  readonly shown: Moment<What> | null;
}

/**
 * Looks at the steps that are new; the newest moment among them is shown. While it rests, nothing is, then or later.
 * Returns the same if nothing is new.
 */
export function watch<S extends Step, What>(
  before: Watched<What>,
  log: readonly S[],
  whatOf: (step: S) => What | null,
  isRested = false,
): Watched<What> {
  const upTo = log.at(-1)?.n ?? -1;
  if (upTo === before.upTo && !(isRested && before.shown !== null)) return before;
  // A step was taken back, and its moment with it.
  if (upTo < before.upTo || isRested) return { upTo, shown: null };
  const found = log.flatMap((step) => {
    const what = step.n > before.upTo ? whatOf(step) : null;
    return what === null ? [] : [{ n: step.n, what }];
  });
  return { upTo, shown: found.at(-1) ?? before.shown };
}
