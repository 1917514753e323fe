import { seedFromText } from '@tortuga/kernel';
import { expect, it } from 'vitest';
import { isOneOf, readLesson } from '../lesson.ts';
import { movesInEffect, progressOf } from '../lesson-progress.ts';

const lesson = readLesson({
  prefix: 'some',
  seed: seedFromText('some'),
  options: {},
  seat: 0,
  rival: [],
  steps: [
    { id: 'goal', rules: [] },
    { id: 'play', rules: [], moves: ['play *'], times: 2, harmless: ['look'] },
    { id: 'told', rules: [] },
    { id: 'end', rules: [], moves: ['end'] },
  ],
});

const made = (...texts: readonly string[]) => texts.map((text, index) => ({ text, entry: 2 * index }));
const idAfter = (read: number, ...texts: readonly string[]): string => {
  const progress = progressOf(lesson, made(...texts), read);
  return progress.kind === 'step' ? `${progress.step.id} ${progress.made}` : progress.kind;
};

it('a lesson begins with what is to be read, and goes on when it was read', () => {
  expect(idAfter(0)).toBe('goal 0');
  expect(idAfter(1)).toBe('play 0');
});

it('a learner who plays on without reading has read it', () => {
  expect(idAfter(0, 'play a')).toBe('play 1');
});

it('a step that takes several moves is finished by the last of them', () => {
  expect(idAfter(1, 'play a')).toBe('play 1');
  expect(idAfter(1, 'play a', 'play b')).toBe('told 0');
  expect(idAfter(3, 'play a', 'play b')).toBe('end 0');
  expect(idAfter(3, 'play a', 'play b', 'end')).toBe('finished');
});

it('a move that does no harm changes nothing, and any other leads off the course', () => {
  expect(idAfter(1, 'look', 'play a')).toBe('play 1');
  expect(progressOf(lesson, made('play a', 'end', 'play b'), 1)).toEqual({ kind: 'strayed', entry: 2, index: 1 });
});

it('after a lesson everything may be played', () => {
  expect(idAfter(4, 'play a', 'play b', 'end', 'dance')).toBe('finished');
});

it('in a pattern a star stands for anything, and nothing else has a meaning of its own', () => {
  expect(isOneOf('change I +2', ['change * +2'])).toBe(true);
  expect(isOneOf('change I -2', ['change * +2'])).toBe(false);
  expect(isOneOf('play a b', ['play a'])).toBe(false);
});

it('of the moves of a seat those are in effect that were not undone, or were redone', () => {
  const move = (text: string, seat = 0) => ({ kind: 'move' as const, seat, text });
  const undo = { kind: 'undo' as const, seat: 0, text: '' };
  const redo = { kind: 'redo' as const, seat: 0, text: '' };
  const inEffect = (...entries: readonly (ReturnType<typeof move> | typeof undo | typeof redo)[]) =>
    movesInEffect(entries, 0).map(({ entry, made: { text } }) => `${entry} ${text}`);
  expect(inEffect(move('a'), move('x', 1), move('b'), undo)).toEqual(['0 a']);
  expect(inEffect(move('a'), undo, redo, move('b'))).toEqual(['2 a', '3 b']);
  expect(inEffect(move('a'), undo, move('b'))).toEqual(['2 b']);
});
