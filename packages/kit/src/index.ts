export { Drawing, TURN_BACK } from './Drawing.tsx';
export { inBackground } from './in-background.ts';
export { lettersOf } from './letters.ts';
export type { Motion } from './motion.ts';
export { OfferList } from './OfferList.tsx';
export { Reason, ruleNumber } from './Reason.tsx';
export { SeatMark } from './SeatMark.tsx';
export { useFlights } from './useFlights.ts';
export { useShortcuts } from './useShortcuts.ts';
