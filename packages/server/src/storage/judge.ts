import type { Appended, LogEntry } from './store.ts';

type Place = Pick<LogEntry, 'matchId' | 'index'>;

export interface Judgement {
  /** One for each entry of the batch. */
  readonly outcomes: readonly Appended[];
  /** Matches in which the log is not what the writer took it for: what it decided after that must not be written. */
  readonly broken: ReadonlySet<string>;
}

/** Which entries of a batch can be written, given what of the log stands in their way. Earlier ones come first. */
export function judge(batch: readonly LogEntry[], found: readonly Place[]): Judgement {
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

/** Nearly always: one step each of many matches, and nothing in the way. */
const allWritten = (batch: readonly LogEntry[]): Judgement => ({
  outcomes: batch.map(() => ({ kind: 'written' })),
  broken: new Set(),
});

const keyOf = ({ matchId, index }: Place): string => `${index} ${matchId}`;
