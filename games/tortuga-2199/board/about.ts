import { at } from '@tortuga/kernel';
import type { Pack } from '../rules/pack.ts';
import type { View } from '../rules/view-types.ts';
import { facesOf } from '../words/faces.ts';
// It is asked for at the board: what both use is in that chunk.
import './index.ts';

/** The entries of the glossary about a piece, by its `data-about` or `data-info`: of a card those of its keywords, too. */
export function about(what: string, view: View, pack: Pack): readonly string[] {
  const [kind = '', first = '0'] = what.split(' ');
  const number = Number(first);
  switch (kind) {
    case 'card': {
      const face = at(facesOf(pack), number);
      const words = new Set(face.abilities.map(({ word }) => word));
      const given = [...(face.crypto > 0 ? ['crypto'] : []), ...(face.maneuvers > 0 ? ['maneuvers'] : [])];
      return [...new Set([ORIGINS[face.from] ?? 'outerCard', ...words, ...given])];
    }
    case 'sector':
      return view.sectors.filter(({ sector }) => sector === number).map((sector) => sector.kind);
    case 'held':
      return [kind, 'markers', 'posts', 'turrets'];
    case 'defence':
      return [kind, 'conquest'];
    case 'hunt':
      return [kind, 'huntCard'];
    case 'player':
      return [kind, 'ship', 'influence'];
    default:
      return [kind];
  }
}

const ORIGINS: Readonly<Record<string, string>> = {
  starter: 'starterCard',
  ship: 'shipCard',
  t: 'tCard',
  hunt: 'huntCard',
};
