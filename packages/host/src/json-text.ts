/** The texts of two records made the text of one that has the fields of both. Neither may be empty. */
export const joined = (one: string, other: string): string => `${one.slice(0, -1)},${other.slice(1)}`;
