import { describe, expect, it } from 'vitest';
import { LEVELS, levelOf, readBotName } from '../src/index.ts';

describe('the name of a bot', () => {
  it('may have a character and a budget', () => {
    expect(readBotName('captain')).toEqual({ name: 'captain', character: null, budget: null });
    expect(readBotName('captain:raider')).toMatchObject({ character: 'raider', budget: null });
    expect(readBotName('captain:raider@500it')).toEqual({
      name: 'captain',
      character: 'raider',
      budget: { iterations: 500, time: null },
    });
    expect(readBotName('greedy@60ms')).toMatchObject({ budget: { time: { decisionMs: 60 } } });
  });

  it.each(['captain@0ms', 'captain@0it', 'captain@3600000ms', 'captain@99999999it'])(
    '%s has a budget that can not be used',
    (text) => {
      expect(readBotName(text)).toBe('badBudget');
    },
  );

  it.each(['', 'Captain', 'captain@', 'captain@5', 'captain@-5ms', 'captain:', ':raider', 'captain raider', 'a:b:c'])(
    '“%s” is not a name of a bot',
    (text) => {
      expect(readBotName(text)).toBeNull();
    },
  );
});

describe('the level of a bot at a table', () => {
  it('is in its name, with a character or without', () => {
    for (const level of LEVELS) expect([levelOf(level), levelOf(`${level}:raider`)]).toEqual([level, level]);
  });

  it('is known for the names that bots had before', () => {
    expect(['random', 'greedy', 'montecarlo:1000', 'oracle'].map(levelOf)).toEqual([
      'deckhand',
      'mate',
      'captain',
      null,
    ]);
  });
});
