/** For a part of a view: the list that was shown last, if the new one holds the same, else a copy of the new one. */
export function kept<T>(last: readonly T[] | null | undefined, now: readonly T[]): readonly T[] {
  if (last?.length !== now.length) return now.slice();
  for (let index = 0; index < now.length; index++) if (last[index] !== now[index]) return now.slice();
  return last;
}
