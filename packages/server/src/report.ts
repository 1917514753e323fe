import type { FastifyBaseLogger } from 'fastify';

/** What goes wrong at a thousand tables at once, for one cause, is one line in so long. */
const AGAIN_MS = 10_000;
const MOST_CAUSES = 100;

/** Hears what went wrong on our side, and about what. */
export type Report = (error: unknown, about: string) => void;

/** Tells the log, each cause once in a while with how often it came meanwhile; `count` hears of every one. */
export function reporter(
  log: Pick<FastifyBaseLogger, 'error'>,
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
    if (causes.size >= MOST_CAUSES) causes.clear();
    causes.set(cause, { loggedAt: now(), unlogged: 0 });
    log.error({ err: error, unlogged: known?.unlogged ?? 0 }, about);
  };
}

/** The error that others were made of. */
function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? causeOf(error.cause) : error.message;
}
