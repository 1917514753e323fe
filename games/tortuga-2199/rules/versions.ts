/**
 * What has changed in these rules since matches were first played by them. A match is finished by the rules it was begun
 * with; each change is one question, asked where the rule is.
 */

export const VERSIONS: readonly number[] = [1, 2];
export const NEWEST = 2;

interface Ruled {
  readonly rulesVersion: number;
}

/** Without a marker in the hold a scouting marker may be taken back; before, nothing was possible without one. 2199-10.7, since 2 */
export const takesMarkersBack = ({ rulesVersion }: Ruled): boolean => rulesVersion >= 2;
