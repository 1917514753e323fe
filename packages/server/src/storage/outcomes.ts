import type { Appended, LogEntry } from './store.ts';

type Place = Pick<LogEntry, 'matchId' | 'index'>;

export interface BatchOutcomes {
  /** In the order of the batch. */
  readonly outcomes: readonly Appended[];
  /** Matches whose log is not what the writer assumed: entries that follow must not be written. */
  readonly broken: ReadonlySet<string>;
}

/** Which entries of a batch can be written, given the stored entries that they collide with. */
export function outcomesOf(batch: readonly LogEntry[], found: readonly Place[]): BatchOutcomes {
  if (found.length === 0 && new Set(batch.map(({ matchId }) => matchId)).size === batch.length)
    return allWritten(batch);
  const taken = new Set(found.map(keyOf));
  const broken = new Set<string>();
  const outcomes = batch.map((entry): Appended => {
    if (taken.has(keyOf(entry))) broken.add(entry.matchId);
    taken.add(keyOf(entry));
    return { kind: broken.has(entry.matchId) ? 'conflict' : 'written' };
  });
  return { outcomes, broken };
}

/** The usual case: one entry each of many matches, and no collision. */
const allWritten = (batch: readonly LogEntry[]): BatchOutcomes => ({
  outcomes: batch.map(() => ({ kind: 'written' })),
  broken: new Set(),
});

const keyOf = ({ matchId, index }: Place): string => `${index} ${matchId}`;
