import type { Appended, LogEntry } from './store.ts';

type Place = Pick<LogEntry, 'matchId' | 'index' | 'moveId'>;

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
  const indexes = new Set(found.map(indexKey));
  const moves = new Map(found.flatMap((place) => movePair(place)));
  const broken = new Set<string>();
  const outcomes = batch.map((entry): Appended => {
    if (broken.has(entry.matchId)) return { kind: 'conflict' };
    const index = entry.moveId === null ? undefined : moves.get(moveKey(entry.matchId, entry.moveId));
    if (index !== undefined) {
      // The same move at the same place: the log is what the writer thought, only somebody was quicker.
      if (index !== entry.index) broken.add(entry.matchId);
      return { kind: 'duplicate', index };
    }
    if (indexes.has(indexKey(entry))) {
      broken.add(entry.matchId);
      return { kind: 'conflict' };
    }
    indexes.add(indexKey(entry));
    for (const [key, at] of movePair(entry)) moves.set(key, at);
    return { kind: 'written' };
  });
  return { outcomes, broken };
}

/** Nearly always: one step each of many matches, and nothing in the way. */
const allWritten = (batch: readonly LogEntry[]): Judgement => ({
  outcomes: batch.map(() => ({ kind: 'written' })),
  broken: new Set(),
});

const indexKey = ({ matchId, index }: Place): string => `${index} ${matchId}`;
const moveKey = (matchId: string, moveId: string): string => JSON.stringify([matchId, moveId]);
const movePair = ({ matchId, moveId, index }: Place): [string, number][] =>
  moveId === null ? [] : [[moveKey(matchId, moveId), index]];
