/** An error with one cause at a thousand tables is logged only once in this time. */
const AGAIN_MS = 10_000;
const MAX_CAUSES = 100;

/** Reports an error on our side, and where it happened. */
export type Report = (error: unknown, about: string) => void;

/** Logs each cause once in a while, with the number of errors left out meanwhile; `count` is called for every error. */
export function reporter(
  log: { error(details: object, message: string): void },
  count: () => void,
  now = () => performance.now(),
): Report {
  const causes = new Map<string, { readonly loggedAt: number; unlogged: number }>();
  return (error, about) => {
    count();
    const cause = causeOf(error);
    const known = causes.get(cause);
    if (known !== undefined && now() - known.loggedAt < AGAIN_MS) {
      known.unlogged++;
      return;
    }
    if (causes.size >= MAX_CAUSES) causes.clear();
    causes.set(cause, { loggedAt: now(), unlogged: 0 });
    log.error({ err: error, unlogged: known?.unlogged ?? 0 }, about);
  };
}

/** The message of the innermost cause. */
function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? causeOf(error.cause) : error.message;
}
