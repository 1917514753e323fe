import type { Chapter, Part } from './chapters.ts';
import { numberOf } from './number.ts';

/** Letters without their accents: whoever types "tresor" looks for "trésor". */
const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** What has all the words, or is about a rule with one of these numbers, under its headings. */
export function foundIn(chapters: readonly Chapter[], query: string): readonly Chapter[] {
  const words = plain(query)
    .split(/\s+/)
    .filter((word) => word !== '');
  if (words.length === 0) return chapters;

  const foundOf = (chapter: Chapter, part: Part): Part => {
    const found = part.entries.filter(({ text, more, figure, rules }) => {
      const all = plain(`${chapter.heading} ${part.heading ?? ''} ${text} ${more} ${figure?.alt ?? ''}`);
      return words.every(
        (word) => all.includes(word) || rules.some((rule) => numberOf(rule).toLowerCase().startsWith(word)),
      );
    });
    return part.isWhole && found.length > 0 ? part : { ...part, entries: found };
  };
  return chapters.flatMap((chapter) => {
    const parts = chapter.parts.map((part) => foundOf(chapter, part)).filter(({ entries }) => entries.length > 0);
    return parts.length === 0 ? [] : [{ ...chapter, parts }];
  });
}
