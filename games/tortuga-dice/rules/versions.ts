/**
 * What has changed in these rules since matches were first played by them. A match is finished by the rules it was begun
 * with; each change is one question, asked where the rule is.
 */

export const VERSIONS: readonly number[] = [1, 2];
export const NEWEST = 2;

interface Ruled {
  readonly rulesVersion: number;
}

/** The 2nd of a Treasure Hunt gets a tile and nothing else: without one left there is nothing to ask. dice-4.1, since 2 */
export const needsATile = ({ rulesVersion }: Ruled): boolean => rulesVersion >= 2;
