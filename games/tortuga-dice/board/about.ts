import { actionName, colourName, TRACK_NAMES } from '../words/names.ts';
// It is asked for at the board: what both use is in that chunk.
import './index.ts';

const OF_A_COLOUR: readonly string[] = ['white', 'purple'];

/** The entries of the glossary about a piece, by its `data-about` or `data-info`. */
export function about(what: string): readonly string[] {
  const [kind = '', first = '0', second = '0'] = what.split(' ');
  switch (kind) {
    case 'action':
      return [actionName(Number(first))];
    case 'chest': {
      const colour = colourName(Number(first));
      return [...(OF_A_COLOUR.includes(colour) ? [colour] : []), 'chest', 'set'];
    }
    case 'track':
      return [`${TRACK_NAMES[Number(second)] ?? 'fleet'}Track`];
    case 'die':
      return [kind, 'skull'];
    default:
      return [kind];
  }
}
