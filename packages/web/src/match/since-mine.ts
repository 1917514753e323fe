import { type Seat, SPECTATOR, type Viewer } from '@tortuga/kernel';

interface Entry {
  readonly seat: Seat | null;
}

/** What others have done since this viewer last did something; for whoever only watches, what was done last. */
export function sinceMine<E extends Entry>(line: readonly E[], viewer: Viewer): readonly E[] {
  if (viewer === SPECTATOR) return line.slice(-1);
  return line.slice(line.findLastIndex(({ seat }) => seat === viewer) + 1);
}
