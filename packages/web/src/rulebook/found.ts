import type { Rulebook } from '@tortuga/games/rulebook';
import { numberOf } from './number.ts';

/** Letters without their accents: whoever types "tresor" looks for "trésor". */
const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** The rules that have all the words, or one of these numbers, under their headings. */
export function foundIn({ sections }: Rulebook, query: string): Rulebook['sections'] {
  const words = plain(query)
    .split(/\s+/)
    .filter((word) => word !== '');
  if (words.length === 0) return sections;
  return sections.flatMap(({ heading, rules }) => {
    const found = Object.entries(rules).filter(([rule, text]) => {
      const all = plain(`${heading} ${text}`);
      return words.every((word) => all.includes(word) || numberOf(rule).toLowerCase().startsWith(word));
    });
    return found.length === 0 ? [] : [{ heading, rules: Object.fromEntries(found) }];
  });
}
