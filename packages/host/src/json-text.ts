/** The texts of two records made the text of one that has the fields of both. Neither may be empty. */
export const joinedRecords = (one: string, other: string): string => `${one.slice(0, -1)},${other.slice(1)}`;

/** The texts of two lists made the text of one. */
export function joinedLists(one: string, other: string): string {
  if (one === '[]') return other;
  return other === '[]' ? one : `${one.slice(0, -1)},${other.slice(1)}`;
}
