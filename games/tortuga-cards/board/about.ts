import { at } from '@tortuga/kernel';
import type { CardId, View } from '../rules/types.ts';
import { rowOfCard } from '../words/faces.ts';
// It is asked for at the board: what both use is in that chunk.
import './index.ts';

/** The entries of the glossary about a piece, by its `data-about` or `data-info`. */
export function about(what: string, view: View): readonly string[] {
  const [kind = '', number = '0'] = what.split(' ');
  switch (kind) {
    case 'card':
      return [rowOfCard(Number(number) as CardId)];
    case 'place':
    case 'row':
      return [view.rows[Number(number)] ?? 'event'];
    case 'event': {
      const event = at(view.eventCards, Number(number));
      return event === null ? ['event'] : [event, 'event'];
    }
    default:
      return [kind];
  }
}
