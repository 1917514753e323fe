import { type GameEvent, OUTCOMES } from '../rules/types.ts';

/** Every event card with each of its choices, and every outcome of a boarding. */
export const LANDMARKS: readonly string[] = [
  'swapped transport',
  'swapped sea',
  'swapped strategy',
  'rotated rightward',
  'rotated leftward',
  'changed +2',
  'changed -2',
  ...OUTCOMES.map((outcome) => `resolved ${outcome}`),
];

export function landmarkOf(event: GameEvent): string | null {
  switch (event.type) {
    case 'swapped':
      return `swapped ${event.row}`;
    case 'rotated':
      return event.b < event.c ? 'rotated rightward' : 'rotated leftward';
    case 'changed':
      return event.by > 0 ? 'changed +2' : 'changed -2';
    case 'resolved':
      return `resolved ${event.boarding.outcome}`;
    default:
      return null;
  }
}
