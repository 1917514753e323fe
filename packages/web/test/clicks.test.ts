import type { Answer } from '@tortuga/host';
import { describe, expect, it } from 'vitest';
import { Clicks } from '../src/match/clicks.ts';

const REFUSED: Answer = { kind: 'refused', refusal: { rule: '1.1', key: 'no' } };

/** Clicks on screens, and somebody who answers when told to. */
class Table {
  readonly #clicks = new Clicks();
  readonly #answers = new Map<string, (answer: Answer) => void>();
  /** What was asked for, with the number of the answer that it waited for. */
  readonly asked: (readonly [thing: string, before: number | null])[] = [];

  click(thing: string, screen = 4): Promise<Answer | null> {
    return this.#clicks.click(thing, screen, (before) => {
      this.asked.push([thing, before?.n ?? null]);
      return new Promise((answer) => this.#answers.set(thing, answer));
    });
  }

  answer(thing: string, answer: Answer): void {
    this.#answers.get(thing)?.(answer);
  }
}

describe('clicks that come before the answer', () => {
  it('are asked for one after the other', async () => {
    const table = new Table();
    const all = ['a', 'b'].map((thing) => table.click(thing));
    expect(table.asked).toEqual([['a', null]]);
    table.answer('a', { kind: 'done', n: 5 });
    await all[0];
    all.push(table.click('c'));
    expect(table.asked).toEqual([
      ['a', null],
      ['b', 5],
    ]);
    table.answer('b', { kind: 'done', n: 6 });
    await all[1];
    table.answer('c', { kind: 'done', n: 7 });
    expect(await Promise.all(all)).toEqual([5, 6, 7].map((n) => ({ kind: 'done', n })));
    expect(table.asked.at(-1)).toEqual(['c', 6]);
  });

  it('come to nothing, all of them, after a refusal', async () => {
    const table = new Table();
    const all = ['a', 'b', 'c'].map((thing) => table.click(thing));
    table.answer('a', REFUSED);
    expect(await Promise.all(all)).toEqual([REFUSED, null, null]);
    expect(table.asked).toEqual([['a', null]]);
    void table.click('b');
    expect(table.asked.at(-1)).toEqual(['b', null]);
  });
});

describe('the same thing clicked twice', () => {
  it('is one click until its outcome is on the screen', async () => {
    const table = new Table();
    // Somebody else moves meanwhile: the fifth screen is new, and the answer still open.
    const all = [table.click('a'), table.click('a'), table.click('a', 5), table.click('b', 5)];
    table.answer('a', { kind: 'done', n: 6 });
    expect(await Promise.all(all.slice(0, 3))).toEqual([{ kind: 'done', n: 6 }, null, null]);
    expect(table.asked).toEqual([
      ['a', null],
      ['b', 6],
    ]);
    table.answer('b', { kind: 'done', n: 7 });
    await all[3];
    expect(await table.click('a', 5)).toBe(null);
  });

  it('is two clicks if the second is made where the outcome of the first is seen, answered or not', async () => {
    const table = new Table();
    const first = table.click('a', 4);
    const second = table.click('a', 5);
    table.answer('a', { kind: 'done', n: 5 });
    await first;
    table.answer('a', { kind: 'done', n: 6 });
    expect(await second).toEqual({ kind: 'done', n: 6 });
    void table.click('a', 6);
    expect(table.asked).toEqual([
      ['a', null],
      ['a', 5],
      ['a', null],
    ]);
  });

  it('is asked for again if it was refused', async () => {
    const table = new Table();
    const first = table.click('a');
    table.answer('a', REFUSED);
    await first;
    void table.click('a');
    expect(table.asked).toHaveLength(2);
  });
});
