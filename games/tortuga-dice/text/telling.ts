import { type Telling, type Tellings, telling } from '../../telling.ts';
import type { GameEvent } from '../rules/types.ts';

const TELLINGS: Tellings<GameEvent['type']> = {
  rolled: [0, 'dice'],
  chose: [0, null],
  revealed: [0, 'card'],
  assigned: [0, null],
  rerolled: [1, 'dice'],
  bonus: [1, 'card'],
  ranked: [0, null],
  advanced: [1, 'build'],
  hunted: [2, 'chest'],
  pocketed: [0, 'coin'],
  attacked: [3, 'blade'],
  spilled: [1, 'chest'],
  declined: [0, null],
  skipped: [0, null],
  drew: [2, 'chest'],
  planned: [0, null],
  // The boards of all show where the chests are.
  moved: [0, 'chest'],
  round: [0, null],
  ended: [0, null],
};

/** What an event means to those who watch. */
export function tellingOf(event: GameEvent): Telling {
  switch (event.type) {
    case 'attacked':
      return telling(TELLINGS, event, { loser: event.target });
    case 'spilled':
      return telling(TELLINGS, event, { loser: event.seat });
    default:
      return telling(TELLINGS, event);
  }
}
