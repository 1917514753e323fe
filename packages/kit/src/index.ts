export { inBackground } from './in-background.ts';
export { lettersOf } from './letters.ts';
export type { Motion } from './motion.ts';
export { SeatMark } from './SeatMark.tsx';
export { useFlights } from './useFlights.ts';
export { useShortcuts } from './useShortcuts.ts';
