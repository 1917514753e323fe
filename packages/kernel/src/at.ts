/** The element at `index`, which the caller knows to exist: a missing one is a bug, not a case to handle. */
export function at<T>(list: readonly T[], index: number): T {
  const element = list[index];
  if (element === undefined) throw new RangeError(`No element ${index} in a list of ${list.length}`);
  return element;
}
