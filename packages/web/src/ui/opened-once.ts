/** Loads something once for each key, and again only if that failed. */
export function openedOnce<T>(opened: Map<string, Promise<T>>, key: string, open: () => Promise<T>): Promise<T> {
  const known = opened.get(key) ?? open();
  opened.set(key, known);
  known.catch(() => opened.delete(key));
  return known;
}
