import type { Seat } from '@tortuga/kernel';

interface Entry {
  readonly kind: 'move' | 'undo' | 'redo';
  readonly seat: Seat | null;
}

/** The steps that were not undone: an undo takes back the last step of that seat, a redo brings it back. */
export function withoutUndone<E extends Entry>(log: readonly E[]): E[] {
  const line: E[] = [];
  for (const entry of log) {
    if (entry.kind === 'undo') {
      const last = line.findLastIndex(({ seat }) => seat === entry.seat);
      if (last >= 0) line.splice(last, 1);
    } else line.push(entry);
  }
  return line;
}
