/** How long bots wait before they move, by speed: long enough to see what they do. */
export const PACE_MS = [0, 900, 600, 300] as const;
