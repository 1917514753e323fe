import { at, FastRng, viewOf } from '@tortuga/kernel';
import { LOCALES } from '@tortuga/words';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { tortuga2199 } from '../index.ts';
import house from '../packs/house.json' with { type: 'json' };
import { packSchema } from '../rules/pack.ts';
import { readPack } from '../rules/read-pack.ts';
import { OUTER_KINDS } from '../rules/sectors.ts';
import { WORDS } from '../rules/vocabulary.ts';

type HouseCard = (typeof house.cards)[number];

const deckOf = (kind: string): HouseCard[] => house.cards.filter((card) => card.kind === kind);
const total = (cards: readonly HouseCard[]): number => cards.reduce((sum, { copies }) => sum + copies, 0);

interface Card {
  readonly id: string;
  readonly cost?: number;
  readonly difficulty?: number;
  readonly influence?: number;
  readonly crypto: number;
  readonly maneuvers: number;
  readonly abilities: readonly { readonly do: string; readonly amount?: number }[];
}

/** At the same price, at least as good in everything that is printed. */
function isUpgrade(card: Card, other: Card): boolean {
  if (card.cost !== other.cost || card.difficulty !== other.difficulty) return false;
  if (card.crypto < other.crypto || card.maneuvers < other.maneuvers) return false;
  if ((card.influence ?? 0) < (other.influence ?? 0)) return false;
  return other.abilities.every(({ amount = 1, ...ability }) =>
    card.abilities.some(
      ({ amount: better = 1, ...own }) => JSON.stringify(own) === JSON.stringify(ability) && better >= amount,
    ),
  );
}

/** 2199-1.6 whatever the rulebooks don't say is our own. */
describe('the house set', () => {
  it('2199-1.4 has 31 T cards, 10 for each outer sector, 10 hunts and 4 ships', () => {
    expect(['t', ...OUTER_KINDS].map((kind) => total(deckOf(kind)))).toEqual([31, 10, 10, 10, 10]);
    expect([house.hunts.length, house.ships.length]).toEqual([10, 4]);
  });

  it('2199-1.5 has the values that the rulebooks state', () => {
    const { mining, impulse, booster } = house.starters;
    expect([mining.crypto, mining.maneuvers, impulse.crypto, impulse.maneuvers]).toEqual([1, 0, 0, 1]);
    expect([booster.crypto, booster.maneuvers, booster.abilities]).toEqual([0, 0, [{ do: 'move', amount: 3 }]]);
    const card = (id: string) => house.cards.find((each) => each.id === id);
    expect(card('hacker')).toMatchObject({ kind: 't', cost: 2, crypto: 2, copies: 6 });
    expect(card('bodyguard')).toMatchObject({ kind: 't', maneuvers: 3, abilities: [] });
    expect(card('mercenary')).toMatchObject({ kind: 'vortex', cost: 2, maneuvers: 2, abilities: [] });
    expect(card('prospector')).toMatchObject({ kind: 'mines', cost: 5 });
    expect(at(house.hunts, 0)).toMatchObject({ id: 'robot', difficulty: 2, influence: 1 });
    expect(house.hunts.map(({ id }) => id)).toContain('kraken');
    expect(deckOf('t').map(({ cost }) => cost)).toEqual([2, 3, 4, 5, 6, 7]);
    expect(deckOf('t').every(({ abilities }) => abilities.length === 0)).toBe(true);
    expect(
      new Set(house.ships.map(({ crypto, maneuvers, abilities }) => JSON.stringify([crypto, maneuvers, abilities])))
        .size,
    ).toBe(4);
  });

  it('2199-1.2 gives 1 for Trading Posts and Turrets, 2 for outer sectors, 3 for Tortuga', () => {
    expect(Object.values(house.control)).toEqual([3, 1, 1, 2, 2, 2, 2]);
  });

  it.each(OUTER_KINDS)('2199-15.3 %s: at least 7 different cards, costs 2 to 8, at least 6 with an ability', (kind) => {
    const cards = deckOf(kind);
    expect(cards.length).toBeGreaterThanOrEqual(7);
    expect(cards.every(({ cost }) => cost >= 2 && cost <= 8)).toBe(true);
    expect(total(cards.filter(({ abilities }) => abilities.length > 0))).toBeGreaterThanOrEqual(6);
  });

  it('2199-15.3 sells what each sector is for', () => {
    const words = (kind: string) => deckOf(kind).flatMap(({ abilities }) => abilities.map((ability) => ability.do));
    const fighting = ['bonus', 'keepCard', 'retreat', 'drawIfWon'];
    expect(
      deckOf('fortress').filter(({ abilities }) => abilities.some((each) => fighting.includes(each.do))).length,
    ).toBeGreaterThanOrEqual(4);
    expect(words('lab').filter((word) => word === 'draw').length).toBeGreaterThanOrEqual(3);
    expect(words('mines').some((word) => word.startsWith('minerals'))).toBe(true);
    expect(words('vortex')).toEqual(expect.arrayContaining(['move', 'destroyPlayed', 'destroyDiscard']));
    expect(
      house.hunts.every(
        ({ difficulty, influence }) => difficulty >= 2 && difficulty <= 9 && influence >= 1 && influence <= 3,
      ),
    ).toBe(true);
  });

  it('2199-15.2 uses every word of the vocabulary', () => {
    const cards = [...Object.values(house.starters), ...house.cards, ...house.hunts, ...house.ships];
    const used = new Set(cards.flatMap(({ abilities }) => abilities.map((ability) => ability.do)));
    expect(WORDS.filter((word) => !used.has(word))).toEqual([]);
  });

  const places: readonly (readonly [string, readonly Card[]])[] = [
    ...['t', ...OUTER_KINDS].map((kind) => [kind, deckOf(kind)] as const),
    ['hunts', house.hunts],
    ['ships', house.ships],
  ];

  it.each(places)(
    '2199-15.5 %s: at most a third of the cards share a printed pair of crypto and maneuvers',
    (_, cards) => {
      const pairs = cards.map(({ crypto, maneuvers }) => `${crypto} ${maneuvers}`);
      const shared = pairs.map((pair) => pairs.filter((other) => other === pair).length);
      expect(Math.max(...shared)).toBeLessThanOrEqual(Math.max(1, cards.length / 3));
    },
  );

  it.each(places)('2199-15.5 %s: no card is a strict upgrade of another at the same price', (_, cards) => {
    const upgrades = cards.flatMap((card) =>
      cards.filter((other) => other !== card && isUpgrade(card, other)).map(({ id }) => `${card.id} over ${id}`),
    );
    expect(upgrades).toEqual([]);
  });

  it('2199-15.5 every ship can do something in every scenario besides what is printed of crypto and maneuvers', () => {
    for (const { abilities } of house.ships) expect(abilities.some((ability) => !('when' in ability))).toBe(true);
  });

  it('has a text for every card, with non-breaking spaces in French', () => {
    const cards = [...Object.values(house.starters), ...house.cards, ...house.hunts, ...house.ships];
    expect(cards.every(({ text }) => text !== undefined)).toBe(true);
    const french = cards.flatMap(({ name, text }) => [name.fr, text.fr]);
    expect(french.filter((text) => / [:;?!»]|« |\u00A0[;?!]/.test(text))).toEqual([]);
  });
});

describe('2199-15.1 a pack is refused with the card, the field and what was expected', () => {
  const [first, ...others] = house.cards;
  const withFirst = (change: object) => ({ ...house, cards: [{ ...first, ...change }, ...others] });
  const [hunt, ...hunts] = house.hunts;

  it.each([
    ['a missing field', withFirst({ cost: undefined }), 'pack.cards.hacker.cost', 'type', null],
    ['a text for a number', withFirst({ cost: 'two' }), 'pack.cards.hacker.cost', 'type', 'two'],
    ['an unknown field', withFirst({ colour: 'red' }), 'pack.cards.hacker', 'noField', '{…}'],
    ['a negative cost', withFirst({ cost: -1 }), 'pack.cards.hacker.cost', 'atLeast', '-1'],
    [
      'an unknown ability',
      withFirst({ abilities: [{ do: 'fly' }] }),
      'pack.cards.hacker.abilities.0.do',
      'oneOf',
      'fly',
    ],
    [
      'an ability without its amount',
      withFirst({ abilities: [{ do: 'draw' }] }),
      'pack.cards.hacker.abilities.0.amount',
      'type',
      null,
    ],
    [
      'a choice of only one ability',
      withFirst({ abilities: [{ do: 'crypto', amount: 1, or: true }] }),
      'pack.cards.hacker.abilities.0.or',
      'orAfterAbility',
      'true',
    ],
    [
      'a choice between an ability of a combat and one of a turn',
      withFirst({
        abilities: [
          { do: 'retreat', when: 'combat' },
          { do: 'scout', or: true },
        ],
      }),
      'pack.cards.hacker.abilities.1.or',
      'orAfterAbility',
      'true',
    ],
    ['an unknown deck', withFirst({ kind: 'moon' }), 'pack.cards.hacker.kind', 'oneOf', 'moon'],
    ['a T card too many', withFirst({ copies: 7 }), 'pack.cards', 'deckSize', '[38]'],
    [
      'a deck too small',
      { ...house, cards: house.cards.filter(({ id }) => id !== 'magnate') },
      'pack.cards',
      'deckSize',
      '[37]',
    ],
    [
      'an id used twice',
      { ...house, hunts: [{ ...hunt, id: 'hacker' }, ...hunts] },
      'pack.hunts.hacker.id',
      'usedOnce',
      'hacker',
    ],
    ['an id that is none', withFirst({ id: 'The Hacker' }), 'pack.cards.The Hacker.id', 'id', 'The Hacker'],
    [
      'ten megabytes of name',
      withFirst({ name: { ...first?.name, en: 'x'.repeat(10_000_000) } }),
      'pack.cards.hacker.name.en',
      'atMost',
      `${'x'.repeat(30)}…`,
    ],
    ['a name in no language', withFirst({ name: {} }), 'pack.cards.hacker.name', 'oneLanguage', '{…}'],
    ['a hunt too few', { ...house, hunts }, 'pack.hunts', 'atLeast', '[9]'],
    [
      'a layout without Tortuga',
      { ...house, layout: { ...house.layout, two: house.layout.two.slice(1) } },
      'pack.layout.two',
      'layoutCount',
      '[8]',
    ],
    [
      'two sectors on one place',
      { ...house, layout: { ...house.layout, two: house.layout.two.map((place) => ({ ...place, q: 0, r: 0 })) } },
      'pack.layout.two',
      'layoutTwice',
      '[9]',
    ],
    [
      'a sector out of reach',
      {
        ...house,
        layout: {
          ...house.layout,
          two: house.layout.two.map((place) => (place.sector === 'tortuga' ? { ...place, q: 5, r: 5 } : place)),
        },
      },
      'pack.layout.two',
      'layoutApart',
      '[9]',
    ],
    ['no pack at all', 'a text', 'pack', 'type', 'a text'],
  ])('%s', (_, pack, place, expected, found) => {
    expect(readPack(pack)).toMatchObject({
      ok: false,
      problem: {
        key: '2199.pack.wrong',
        params: { place, expected: { key: `2199.expect.${expected}` }, found: found ?? { key: '2199.pack.nothing' } },
      },
    });
  });
});

describe('2199-15.6 the pack template for owners of a box', () => {
  const template = templateShape().parse(tortuga2199.packTemplate());

  it('holds what the rulebooks tell of cards and creatures, and nothing else of the house set', () => {
    const isTold = (value: unknown): boolean => typeof value === 'number';
    const told = [...template.cards, ...template.hunts, ...template.ships].flatMap((card) =>
      Object.entries(card).flatMap(([field, value]) => (isTold(value) ? [`${card.id} ${field} ${value}`] : [])),
    );
    expect(told).toEqual([
      'hacker cost 2',
      'hacker crypto 2',
      'bodyguard maneuvers 3',
      'mercenary cost 2',
      'mercenary maneuvers 2',
      'prospector cost 5',
      'robot difficulty 2',
      'robot influence 1',
    ]);
    const { mining, impulse, booster } = house.starters;
    expect(template.starters).toMatchObject({
      mining: { crypto: mining.crypto },
      impulse: { maneuvers: impulse.maneuvers },
      booster: { abilities: booster.abilities },
    });
    expect([...Object.values(template.control), ...Object.values(template.layout)].every((each) => each === null)).toBe(
      true,
    );
    expect(JSON.stringify(template)).not.toContain('"text"');
  });

  it('has room for six T stacks, ten cards in each outer deck, ten hunts and four ships', () => {
    const kinds = ['t', ...OUTER_KINDS].map((kind) => template.cards.filter((card) => card.kind === kind).length);
    expect([...kinds, template.hunts.length, template.ships.length]).toEqual([6, 10, 10, 10, 10, 10, 4]);
  });

  it('is refused with the first place that is still empty', () => {
    expect(readPack(template)).toMatchObject({
      ok: false,
      problem: { params: { place: 'pack.cards.hacker.copies', found: { key: '2199.pack.nothing' } } },
    });
  });
});

function templateShape() {
  const card = z.object({ id: z.string(), kind: z.string().optional() }).loose();
  return z
    .object({
      starters: z.record(z.string(), z.object({}).loose()),
      cards: z.array(card),
      hunts: z.array(card),
      ships: z.array(card),
      control: z.record(z.string(), z.unknown()),
      layout: z.record(z.string(), z.unknown()),
    })
    .loose();
}

describe('2199-15.6 owners of a box may leave out what they don’t need', () => {
  it('a name in one language is said in all', () => {
    const french = (name: object) => ({ ...name, name: { fr: 'Le Pirate' } });
    const read = tortuga2199.withPack({ ...house, cards: house.cards.map(french) });
    const names = read.ok ? read.module.names : null;
    expect(LOCALES.map((locale) => names?.[locale]['2199.name.hacker'])).toEqual(LOCALES.map(() => 'Le Pirate'));
  });

  it('three players have a map of their own if the pack has one', () => {
    const turned = house.layout.more.map(({ q, r, sector }) => ({ q: 0 - q, r: 0 - r, sector }));
    const withThree = { ...house, layout: { ...house.layout, three: turned } };
    const mapOf = (pack: object, seats: number) => {
      const read = tortuga2199.withPack(pack);
      if (!read.ok) throw new Error('The pack is refused');
      const { game } = read.module;
      const state = game.setup(at(game.optionSets, 0), seats, new FastRng('map'));
      const places = viewOf(game, state, 'spectator').sectors.filter(({ kind }) => kind === 'tradingPost');
      return places.map(({ q, r }) => ({ q, r }));
    };
    const opposite = (places: readonly { q: number; r: number }[]) =>
      places.map(({ q, r }) => ({ q: 0 - q, r: 0 - r }));
    expect(mapOf(withThree, 3)).toEqual(opposite(mapOf(house, 3)));
    expect([2, 4].map((seats) => mapOf(withThree, seats))).toEqual([2, 4].map((seats) => mapOf(house, seats)));
  });
});

it('a pack that says -0 has the digest of one that says 0', () => {
  const [first, ...others] = house.ships;
  const digestWith = (crypto: number) => {
    const read = tortuga2199.withPack({ ...house, ships: [{ ...first, crypto }, ...others] });
    return read.ok ? read.module.game.pack.digest : null;
  };
  expect(digestWith(-0)).toBe(digestWith(0));
});

it('pack.schema.json is the schema that the program checks (vitest -u writes it)', async () => {
  const schema = z.toJSONSchema(packSchema, { io: 'input' });
  await expect(`${JSON.stringify(schema, null, 2)}\n`).toMatchFileSnapshot('../packs/pack.schema.json');
});
