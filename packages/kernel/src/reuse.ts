/** For a part of a view: the list shown last if the new one has the same elements, else a copy of the new one. */
export function reuse<T>(last: readonly T[] | null | undefined, now: readonly T[]): readonly T[] {
  if (last?.length !== now.length) return now.slice();
  for (let index = 0; index < now.length; index++) if (last[index] !== now[index]) return now.slice();
  return last;
}
