import type { Action } from '@tortuga/protocol';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { askedBefore, forgetAsked, keepAsked } from '../src/reload/asked.ts';
import { waitBeforeReload } from '../src/reload/tries.ts';

const MINUTE = 60_000;

describe('a page that is outdated', () => {
  it.each([
    ['is loaded anew at once', [], 0],
    ['is loaded anew at once if the last time is long ago', [1000, 2000], 0],
    ['waits a little if that was just done', [9.5 * MINUTE + 25_000, 10 * MINUTE - 1000], null],
    ['waits a little after one try', [10 * MINUTE - 1000], 4000],
    ['tries again after a while', [10 * MINUTE - 20_000], 0],
    ['asks after two tries in a minute', [10 * MINUTE - 40_000, 10 * MINUTE - 20_000], null],
  ])('%s', (_, tries, wait) => {
    expect(waitBeforeReload(tries, 10 * MINUTE)).toBe(wait);
  });
});

describe('what was asked for before the page was loaded anew', () => {
  beforeEach(() => {
    const kept = new Map<string, string>();
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, text: string) => void kept.set(key, text),
      removeItem: (key: string) => void kept.delete(key),
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  const move: Action = { type: 'move', id: 'a', decision: 3, move: { take: 1 } };
  const undo: Action = { type: 'undo', id: 'b' };

  it('is kept by table until it is answered', () => {
    keepAsked('one', [move, undo, { type: 'why', id: 'c', move: {} }]);
    expect(askedBefore('one')).toEqual([move, undo]);
    expect(askedBefore('two')).toEqual([]);
    forgetAsked('one', 'a');
    expect(askedBefore('one')).toEqual([undo]);
    forgetAsked('one', 'b');
    expect(askedBefore('one')).toEqual([]);
  });

  it('is not asked again when its moment is over, nor if another version has kept it', () => {
    keepAsked('one', [move], 0);
    expect(askedBefore('one', 3 * MINUTE)).toEqual([]);
    sessionStorage.setItem('tortuga.asked.one', '{"asked":"everything"}');
    expect(askedBefore('one')).toEqual([]);
  });

  it('is not kept by a browser that keeps nothing', () => {
    vi.stubGlobal('sessionStorage', undefined);
    keepAsked('one', [move]);
    expect(askedBefore('one')).toEqual([]);
  });
});
