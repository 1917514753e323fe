import { type Telling, type Tellings, telling } from '../../telling.ts';
import type { GameEvent } from '../rules/types.ts';

const TELLINGS: Tellings<GameEvent['type']> = {
  played: [1, 'card'],
  swapped: [3, 'blade'],
  rotated: [3, 'blade'],
  changed: [3, 'coin'],
  stormed: [3, 'storm'],
  // The reckoning of the board tells these, one after the other.
  resolved: [0, null],
  dealt: [0, 'card'],
  ended: [0, null],
};

/** What an event means to those who watch. */
export const tellingOf = (event: GameEvent): Telling => telling(TELLINGS, event);
