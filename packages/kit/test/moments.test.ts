import { expect, it } from 'vitest';
import { type Watched, watch } from '../src/moments.ts';

const START: Watched<string> = { upTo: 2, shown: null };
const log = (...whats: readonly (string | null)[]) => whats.map((what, n) => ({ n, what }));
const whatOf = ({ what }: { readonly what: string | null }) => what;

it('what happened before is no moment', () => {
  expect(watch(START, log('a', 'b', 'c'), whatOf)).toBe(START);
});

it('of several new moments the newest is shown, and it stays while nothing else worth one happens', () => {
  const shown = watch(START, log('a', 'b', 'c', 'd', 'e', null), whatOf);
  expect(shown).toEqual({ upTo: 5, shown: { n: 4, what: 'e' } });
  expect(watch(shown, log('a', 'b', 'c', 'd', 'e', null, null), whatOf).shown?.what).toBe('e');
});

it('a step that is taken back takes its moment with it, and brings it again', () => {
  const shown = watch(START, log(null, null, null, 'd'), whatOf);
  const undone = watch(shown, log(null, null, null), whatOf);
  expect(undone).toEqual({ upTo: 2, shown: null });
  expect(watch(undone, log(null, null, null, 'd'), whatOf).shown?.what).toBe('d');
});

it('what happens while it rests is never shown, and what was shown before it does not come back', () => {
  const shown = watch(START, log(null, null, null, 'd'), whatOf);
  const rested = watch(shown, log(null, null, null, 'd'), whatOf, true);
  expect(rested).toEqual({ upTo: 3, shown: null });
  const later = watch(rested, log(null, null, null, 'd', 'e'), whatOf, true);
  expect(watch(later, log(null, null, null, 'd', 'e', null), whatOf).shown).toBeNull();
  expect(watch(later, log(null, null, null, 'd', 'e'), whatOf, true)).toBe(later);
});
