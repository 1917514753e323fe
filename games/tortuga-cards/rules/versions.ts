/**
 * The changes of these rules since the first matches. A match is finished by the rules it began with; each change is
 * one question, asked where the rule is implemented. Version 1 was never released.
 */

export const VERSIONS: readonly number[] = [2, 3];
export const NEWEST = 3;

interface Ruled {
  readonly rulesVersion: number;
}

/** Three players: the second voyage starts two seats on, not one, and its events begin with the leader. cards-5.2, since 3 */
export const handicapsLeader = ({ rulesVersion }: Ruled): boolean => rulesVersion >= 3;
