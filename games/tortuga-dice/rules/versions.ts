/**
 * The changes of these rules since the first matches. A match is finished by the rules it began with; each change is
 * one question, asked where the rule is implemented.
 */

export const VERSIONS: readonly number[] = [1, 2];
export const NEWEST = 2;

interface Ruled {
  readonly rulesVersion: number;
}

/** The 2nd of a Treasure Hunt gets only a tile: when none is left, there is nothing to ask. dice-4.1, since 2 */
export const needsATile = ({ rulesVersion }: Ruled): boolean => rulesVersion >= 2;
