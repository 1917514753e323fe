import type { Arrangement } from './arrange.ts';

/** The positions of the worked examples, for the rule tests and for the browser tests. */
export const EXAMPLES = {
  '16.1': { hands: { A: 'mining*4, impulse' } },
  '16.2': {
    hands: { A: 'impulse*3, mining, booster' },
    // From the first Trading Post (120 degrees) over the Turrets at 60 to the Vortex at 30.
    outer: ['vortex', 'lab', 'mines', 'fortress'],
    hunts: { vortex: 'robot' },
    open: { vortex: 'mercenary, drifter' },
  },
  '16.3': { hands: { A: 'mining*2, impulse*3' } },
  '16.4': {
    outer: ['vortex', 'lab', 'mines', 'fortress'],
    at: { A: 'vortex', B: 'tortuga' },
    hands: { A: 'impulse*3, bodyguard, mercenary' },
    reserves: { A: 'booster' },
    hunts: { vortex: 'robot' },
    scouted: { vortex: ['A'] },
    control: { B: 'post-2 5' },
  },
  '16.5': {
    // The Vortex at 30 and the Mines at 150 degrees are three apart.
    outer: ['vortex', 'mines', 'lab', 'fortress'],
    at: { A: 'vortex', B: 'mines' },
    control: { A: 'vortex 5', B: 'mines 5' },
    hands: { A: 'hacker*2, bodyguard*2, mercenary', B: 'bodyguard, impulse*2, mining*2' },
    reserves: { A: 'booster' },
    points: { B: 1 },
    depot: 1,
    open: { mines: 'prospector, driller' },
  },
} as const satisfies Record<string, Arrangement>;
