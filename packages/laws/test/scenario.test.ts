import { at, Match, seedFromText } from '@tortuga/kernel';
import { describe, expect, it } from 'vitest';
import { ArrangedMatch } from '../src/index.ts';
import { type Envelopes, envelopes } from './envelopes.ts';

const start = { options: {}, seats: 2, seed: seedFromText('scenario') };
const arranged = Match.start(envelopes, start).state;

const language = {
  writeMove: (move: Envelopes['move']): string => (move.kind === 'seal' ? `seal ${move.card}` : move.kind),
  readMove: (text: string): Envelopes['move'] | null => {
    const [kind, card] = text.split(' ');
    if (kind === 'seal') return { kind, card: Number(card) };
    return kind === 'boast' || kind === 'nod' || kind === 'draw' || kind === 'end' ? { kind } : null;
  },
};

const position = () =>
  new ArrangedMatch<Envelopes>((state) => Match.arranged(envelopes, start, state), arranged, language);

const cardOf = (index: number): number => at(at(arranged.hands, index), 0);

describe('the scenario language', () => {
  it('a scenario fails if it ends with a decision that it never mentioned', () => {
    expect(() =>
      position()
        .act('A', `seal ${cardOf(0)}`)
        .finish(),
    ).toThrow('ends while B must answer');
    expect(() =>
      position()
        .asks('A', 'B')
        .act('A', `seal ${cardOf(0)}`)
        .finish(),
    ).toThrow('ends while B must answer');
    expect(() =>
      position()
        .act('A', `seal ${cardOf(0)}`)
        .asks('B')
        .finish(),
    ).not.toThrow();
  });

  it('a scenario fails on a move that is refused, a refusal by another rule, other offers than expected, and nonsense', () => {
    expect(() => position().act('A', 'boast')).toThrow('refused by toy-1.1');
    expect(() => position().refuses('A', 'boast', { rule: 'toy-9', key: 'x' })).toThrow();
    expect(() => position().refuses('A', `seal ${cardOf(0)}`, { rule: 'toy-1.1', key: 'x' })).toThrow();
    expect(() => position().offers('A', [`seal ${cardOf(0)}`])).toThrow();
    expect(() => position().act('A', 'fly')).toThrow('is no move');
    expect(() => position().asks('A')).toThrow();
    expect(() => position().undoes('A')).toThrow("can't undo");
  });
});
