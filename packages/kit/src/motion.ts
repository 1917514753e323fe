/** How fast things move: 0 not at all, 1 slow, 2 as designed, 3 fast. */
export type Motion = 0 | 1 | 2 | 3;

const DURATIONS: Record<Motion, number> = { 0: 0, 1: 400, 2: 280, 3: 140 };

/** Milliseconds for one piece to move from one place to another. */
export const durationOf = (motion: Motion): number => DURATIONS[motion];

/** If the system asks for reduced motion, nothing moves, whatever the page's own setting. */
export const prefersReducedMotion = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

export const isStill = (motion: Motion): boolean => motion === 0 || prefersReducedMotion();
