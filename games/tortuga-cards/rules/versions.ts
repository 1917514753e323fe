/**
 * What has changed in these rules since matches were first played by them. A match is finished by the rules it was begun
 * with; each change is one question, asked where the rule is. Version 1 was never released.
 */

export const VERSIONS: readonly number[] = [2, 3];
export const NEWEST = 3;

interface Ruled {
  readonly rulesVersion: number;
}

/** Three players: the second voyage starts two seats on and not one; and its events begin with the leader. cards-5.2, since 3 */
export const leaderIsChecked = ({ rulesVersion }: Ruled): boolean => rulesVersion >= 3;
