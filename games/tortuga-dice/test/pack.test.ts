import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import defaultPack from '../packs/house.json' with { type: 'json' };
import { packSchema, readPack } from '../rules/pack.ts';
import { ACTIONS } from '../rules/types.ts';

describe('the default pack of dice', () => {
  it('dice-1.3 each die of the default pack has a different number from 1 to 5 on each symbol', () => {
    for (const die of defaultPack.dice) expect(ACTIONS.map((action) => die[action]).sort()).toEqual([1, 2, 3, 4, 5]);
  });

  it('dice-1.3 each symbol of the default pack has each number once', () => {
    for (const action of ACTIONS) expect(defaultPack.dice.map((die) => die[action]).sort()).toEqual([1, 2, 3, 4, 5]);
  });
});

describe('a pack with a mistake', () => {
  const [first, ...others] = defaultPack.dice;
  it.each([
    ['a missing number', { ...defaultPack, dice: [{ ...first, hunt: undefined }, ...others] }, 'pack.dice.0.hunt'],
    ['a number of 0', { ...defaultPack, dice: [{ ...first, hunt: 0 }, ...others] }, 'pack.dice.0.hunt'],
    ['an unknown symbol', { ...defaultPack, dice: [{ ...first, rum: 3 }, ...others] }, 'pack.dice.0.rum'],
    ['a die too few', { ...defaultPack, dice: others }, 'pack.dice'],
    ['no pack at all', 'a text', 'pack'],
  ])('a dice pack is refused with the place of the mistake: %s', (_, pack, field) => {
    expect(readPack(pack)).toMatchObject({ ok: false, problem: { key: 'dice.pack.wrong', params: { field } } });
  });
});

it('the schema file of dice packs matches what the program checks (vitest -u writes it)', async () => {
  const schema = z.toJSONSchema(packSchema, { io: 'input' });
  await expect(`${JSON.stringify(schema, null, 2)}\n`).toMatchFileSnapshot('../packs/pack.schema.json');
});
