import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import house from '../packs/house.json' with { type: 'json' };
import { packSchema, readPack } from '../rules/pack.ts';
import { ACTIONS } from '../rules/types.ts';

describe('the house dice', () => {
  it('dice-1.3 have a different number from 1 to 5 on each symbol of a die', () => {
    for (const die of house.dice) expect(ACTIONS.map((action) => die[action]).sort()).toEqual([1, 2, 3, 4, 5]);
  });

  it('dice-1.3 have each number once for each symbol', () => {
    for (const action of ACTIONS) expect(house.dice.map((die) => die[action]).sort()).toEqual([1, 2, 3, 4, 5]);
  });
});

describe('a pack is refused with the place named', () => {
  const [first, ...others] = house.dice;
  it.each([
    ['a missing number', { ...house, dice: [{ ...first, hunt: undefined }, ...others] }, 'pack.dice.0.hunt'],
    ['a number of 0', { ...house, dice: [{ ...first, hunt: 0 }, ...others] }, 'pack.dice.0.hunt'],
    ['an unknown symbol', { ...house, dice: [{ ...first, rum: 3 }, ...others] }, 'pack.dice.0.rum'],
    ['a die too few', { ...house, dice: others }, 'pack.dice'],
    ['no pack at all', 'a text', 'pack'],
  ])('%s', (_, pack, field) => {
    expect(readPack(pack)).toEqual({ ok: false, problem: { key: 'dice.pack.wrong', params: { field } } });
  });
});

it('the schema file beside the house dice says what the program checks (vitest -u writes it)', async () => {
  const schema = z.toJSONSchema(packSchema, { io: 'input' });
  await expect(`${JSON.stringify(schema, null, 2)}\n`).toMatchFileSnapshot('../packs/pack.schema.json');
});
