import { expect, it } from 'vitest';
import { GAME_MODULES, moduleNamed } from '../registry.ts';

it.each(GAME_MODULES.map((module) => ({ module, id: module.game.id })))(
  'the first value of every option of $id is its default',
  ({ module: { game, choices } }) => {
    const first = Object.fromEntries(choices.map(({ option, values }) => [option, values[0]?.value]));
    expect(first).toEqual(game.optionsSchema.parse({}));
  },
);

it('the choices of a game list every value of its option sets once, with label and hint', () => {
  expect(moduleNamed('tortuga-dice')?.choices).toEqual([
    {
      option: 'long',
      label: { key: 'dice.option.length' },
      values: [
        { value: false, label: { key: 'dice.option.usual' }, hint: { key: 'dice.option.usual.hint' } },
        { value: true, label: { key: 'dice.option.long' }, hint: { key: 'dice.option.long.hint' } },
      ],
    },
  ]);
});
