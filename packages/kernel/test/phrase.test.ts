import { expect, it } from 'vitest';
import { promptFor, seat } from '../src/index.ts';

it('a prompt names the player who is asked alone, and nobody when several are asked', () => {
  expect(promptFor(seat(2), 'game.prompt.play', { row: 'sea' })).toEqual({
    key: 'game.prompt.play',
    params: { player: { seat: 2 }, row: 'sea' },
  });
  expect(promptFor(null, 'game.prompt.over')).toEqual({ key: 'game.prompt.over' });
});
