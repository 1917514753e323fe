import type { Scene2199 } from '../packages/web/scene/2199.tsx';

/** The middle of a game of four: something of everything that a board can show. */
export const MIDDLE: Scene2199['arrangement'] = {
  seats: 4,
  round: 9,
  outer: ['fortress', 'mines', 'lab', 'vortex'],
  ships: 'lynx, owl, mule, comet',
  at: { A: 'post-1', B: 'post-1', C: 'mines', D: 'tortuga' },
  hands: {
    A: 'hacker, mining, bodyguard, booster, star-ray',
    B: 'mining*3, impulse, hacker',
    C: 'mining*2, impulse*2, pilot',
    D: 'mining*4, impulse',
  },
  played: 'analyst, mercenary, impulse',
  discards: { A: 'mining*4, impulse*2, corsair', B: 'mining, impulse', C: 'mining*2' },
  control: { A: 'post-3 5, turrets-3 3', B: 'vortex 6, turrets-2 4', C: 'mines 5, post-1 4', D: 'turrets-1 3' },
  hunts: { 'post-1': 'robot', fortress: 'iron-shark', vortex: 'siren', 'post-2': 'dust-worm' },
  scouted: { 'post-1': ['A'], fortress: ['A'], vortex: ['B'], 'post-2': ['D'] },
  minerals: { A: 2, B: 1 },
  depot: 2,
  points: { A: 6, B: 8, C: 4, D: 4 },
  crypto: 2,
  maneuvers: 2,
};
