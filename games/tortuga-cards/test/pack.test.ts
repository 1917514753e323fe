import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import defaultPack from '../packs/house.json' with { type: 'json' };
import { packSchema, readPack } from '../rules/pack.ts';
import { CHARACTERISTICS } from '../rules/types.ts';

const total = (card: { speed: number; hull: number; guns: number }): number => card.speed + card.hull + card.guns;

describe('the default pack of cards', () => {
  it('cards-1.3 the six pirate ships of the default pack have the values 4, 5 and 6, each in another order', () => {
    const profiles = defaultPack.pirates.map(({ speed, hull, guns }) => `${speed}${hull}${guns}`);
    expect(profiles.sort()).toEqual(['456', '465', '546', '564', '645', '654']);
  });

  it('cards-1.3 the transports of the default pack go from weak and worthless to strong with 2 doubloons', () => {
    const byStrength = [...defaultPack.transports].sort((a, b) => total(a) - total(b));
    const doubloons = byStrength.map((transport) => transport.doubloons);
    expect(doubloons).toEqual([...doubloons].sort());
    expect([doubloons[0], doubloons.at(-1)]).toEqual([0, 2]);
  });

  it('cards-1.3 the default pack has four treasures each of 2, 3 and 4, and four strategies of each characteristic', () => {
    expect(defaultPack.treasures.map(({ worth }) => worth)).toEqual([2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4]);
    for (const each of CHARACTERISTICS)
      expect(defaultPack.strategies.filter(({ tests }) => tests === each)).toHaveLength(4);
  });

  it('cards-1.3 each sea of the default pack raises one value by 1 and lowers another, and there are two of each', () => {
    const patterns = defaultPack.seas.map(({ speed, hull, guns }) => [speed, hull, guns].join());
    const six = ['-1,0,1', '-1,1,0', '0,-1,1', '0,1,-1', '1,-1,0', '1,0,-1'];
    expect(patterns.sort()).toEqual(six.flatMap((pattern) => [pattern, pattern]));
  });
});

describe('a pack with a mistake', () => {
  const [first, ...others] = defaultPack.transports;
  it.each([
    [
      'a missing field',
      { ...defaultPack, transports: [{ ...first, guns: undefined }, ...others] },
      'pack.transports.0.guns',
    ],
    [
      'an unknown field',
      { ...defaultPack, transports: [{ ...first, sails: 3 }, ...others] },
      'pack.transports.0.sails',
    ],
    ['a negative value', { ...defaultPack, transports: [{ ...first, hull: -1 }, ...others] }, 'pack.transports.0.hull'],
    ['a card too few', { ...defaultPack, transports: others }, 'pack.transports'],
    ['an id used twice', { ...defaultPack, transports: [{ ...first, id: 'rum' }, ...others] }, 'pack.treasures.0.id'],
    [
      'a name in no language',
      { ...defaultPack, transports: [{ ...first, name: {} }, ...others] },
      'pack.transports.0.name',
    ],
    [
      'an id that is a word of the notation',
      { ...defaultPack, transports: [{ ...first, id: 'storm' }, ...others] },
      'pack.transports.0.id',
    ],
    ['no pack at all', 'a text', 'pack'],
  ])('a cards pack is refused with the place of the mistake: %s', (_, pack, field) => {
    expect(readPack(pack)).toMatchObject({ ok: false, problem: { key: 'cards.pack.wrong', params: { field } } });
  });
});

it('the schema file of cards packs matches what the program checks (vitest -u writes it)', async () => {
  const schema = z.toJSONSchema(packSchema, { io: 'input' });
  await expect(`${JSON.stringify(schema, null, 2)}\n`).toMatchFileSnapshot('../packs/pack.schema.json');
});
