import { LETTERS } from '../words/names.ts';

/** The die that a key picks up or puts back, by its letter on any keyboard layout or by its number; else -1. */
export function dieOf(event: Pick<KeyboardEvent, 'ctrlKey' | 'metaKey' | 'altKey' | 'code' | 'key'>): number {
  if (event.ctrlKey || event.metaKey || event.altKey) return -1;
  return LETTERS.findIndex((letter, die) => event.code === `Key${letter}` || event.key === String(die + 1));
}
