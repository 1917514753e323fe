import type { GameModule } from '@tortuga/games/game-module';
import { moduleNamed } from '@tortuga/games/registry';
import { FastRng, seat } from '@tortuga/kernel';
import type { Step } from '@tortuga/protocol';
import { expect, it } from 'vitest';
import { botNamed, characterOf, drawCharacters } from '../src/bots/bots.ts';
import { strikeIn } from '../src/bots/strike.ts';

const dice = moduleNamed('tortuga-dice') as GameModule;
const rng = new FastRng('lot');

it('by lot the bots of a table differ as long as there are enough characters', () => {
  for (let n = 0; n < 20; n++) {
    const drawn = drawCharacters(['raider', 'trader', 'hunter'], 'lot', 4, rng);
    expect(new Set(drawn.slice(0, 3)).size).toBe(3);
    expect(['raider', 'trader', 'hunter']).toContain(drawn[3]);
  }
});

it('a chosen character is that of every bot, and an unknown one of none', () => {
  expect(drawCharacters(['raider', 'trader'], 'raider', 2, rng)).toEqual(['raider', 'raider']);
  expect(drawCharacters(['raider', 'trader'], 'none', 2, rng)).toEqual([null, null]);
  expect(drawCharacters([], 'lot', 2, rng)).toEqual([null, null]);
});

it('the character of a bot is found in its name, if the game still has it', () => {
  expect(characterOf(dice, botNamed('captain', 'corsair'))).toBe('corsair');
  for (const bot of ['captain', 'captain:cook', 'greedy', null]) expect(characterOf(dice, bot)).toBeNull();
});

it('only a bot with a character speaks when it strikes, and only about the last strike', () => {
  const attack = (n: number, by: number): Step => ({
    ...{ n, kind: 'move', seat: seat(by) },
    events: [{ type: 'attacked', seat: by, target: 0, chest: 1, defended: false }],
  });
  const bots = [null, 'mate:corsair', 'mate', 'mate:smuggler'];
  expect(strikeIn(dice, [attack(1, 1), attack(2, 3)], bots)).toEqual({ seat: 3, character: 'smuggler', turn: 2 });
  expect(strikeIn(dice, [attack(1, 1), attack(2, 2)], bots)?.character).toBe('corsair');
  expect(strikeIn(dice, [attack(1, 2), { ...attack(2, 1), kind: 'undo' }], bots)).toBeNull();
});
