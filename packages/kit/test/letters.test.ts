import { expect, it } from 'vitest';
import { lettersOf } from '../src/letters.ts';

it('a player’s letter is the initial, or the next letter of the name that is free', () => {
  expect(lettersOf(['Zoe', 'Vale', 'Marlow', 'Ines'])).toEqual(['Z', 'V', 'M', 'I']);
  expect(lettersOf(['Zoe', 'Zara', 'Zo', 'éric'])).toEqual(['Z', 'A', 'O', 'É']);
  expect(lettersOf(['Зоя', 'Захар', ' ', ''])).toEqual(['З', 'А', '?', '?']);
});

it('players who are numbered have their number', () => {
  expect(lettersOf(['Player 1', 'Player 2', 'Игрок 3', 'Pia 4'])).toEqual(['1', '2', 'И', 'P']);
});

it('a player’s letter is the initial if all letters of the name are taken', () => {
  expect(lettersOf(['A', 'A', 'A A'])).toEqual(['A', 'A', 'A']);
});
