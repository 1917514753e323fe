/** The text of a record without its braces, so that other fields can stand beside. */
export const fieldsOf = (record: object): string => JSON.stringify(record).slice(1, -1);

/** The texts of two lists made the text of one. */
export function joinedLists(one: string, other: string): string {
  if (one === '[]') return other;
  return other === '[]' ? one : `${one.slice(0, -1)},${other.slice(1)}`;
}
