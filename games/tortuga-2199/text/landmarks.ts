import type { GameEvent } from '../rules/event.ts';
import { OUTER_KINDS, sectorKind } from '../rules/sectors.ts';
import { WORDS } from '../rules/vocabulary.ts';

/** What golden games have to show: every word of the vocabulary, every sector's ability, every way to pay or to lose a card. */
export const LANDMARKS: readonly string[] = [
  ...WORDS.map((word) => `ability ${word}`),
  ...OUTER_KINDS.map((kind) => `power of ${kind}`),
  'conquered with maneuvers',
  'conquered with crypto',
  'conquered with combat',
  'destroyed from played',
  'destroyed from hand',
  'destroyed from discard',
  'destroyed from combat',
  'attacker wins',
  'defender wins',
  'bought to discard',
  'bought to hand',
  'bought to deck',
  'bought with minerals',
];

export function landmarkOf(event: GameEvent): string | null {
  switch (event.type) {
    case 'used':
      return `ability ${event.word}`;
    case 'powerUsed':
      return `power of ${sectorKind(event.sector)}`;
    case 'conquered':
      return `conquered with ${event.pay}`;
    case 'destroyed':
      return `destroyed from ${event.from}`;
    case 'fought':
      return event.winner === event.attacker ? 'attacker wins' : 'defender wins';
    case 'bought':
      return event.minerals > 0 && event.to === 'discard' ? 'bought with minerals' : `bought to ${event.to}`;
    default:
      return null;
  }
}
