/**
 * Changes of these rules since the first matches. A match is finished by the rules it was begun with; each change is one
 * question, asked where the rule is implemented.
 */

export const VERSIONS: readonly number[] = [1, 2];
export const NEWEST = 2;

interface Ruled {
  readonly rulesVersion: number;
}

/** With no marker in the hold, a scouting marker may be taken back. Version 1 did not allow that. 2199-10.7 */
export const takesMarkersBack = ({ rulesVersion }: Ruled): boolean => rulesVersion >= 2;
