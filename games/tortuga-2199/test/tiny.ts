import { defaultPack } from '../index.ts';
import type { Pack } from '../rules/pack.ts';
import { readPack } from '../rules/read-pack.ts';

const name = (text: string) => ({ en: text, fr: text, ru: text, 'pt-BR': text });

/**
 * The smallest possible pack: one powerful card in each deck, so that random games reach combat, the council and the end
 * in a few rounds. It uses every word of the vocabulary, several of them twice on one card.
 */
export function tinyPack(): Pack {
  const { layout } = defaultPack;
  const read = readPack({
    id: 'tiny',
    starters: {
      mining: { crypto: 3, maneuvers: 0, abilities: [], name: name('Three') },
      impulse: { crypto: 0, maneuvers: 4, abilities: [{ do: 'retreat', when: 'combat' }], name: name('Four') },
      booster: { crypto: 0, maneuvers: 3, abilities: [{ do: 'move', amount: 9 }], name: name('Far') },
    },
    cards: [
      {
        id: 'all',
        kind: 't',
        cost: 1,
        copies: 31,
        crypto: 3,
        maneuvers: 3,
        abilities: [
          { do: 'takeBack', amount: 1 },
          { do: 'rivalDiscards', amount: 2, or: true },
          { do: 'reinforce', amount: 1, or: true },
        ],
        name: name('All'),
      },
      {
        id: 'whirl',
        kind: 'vortex',
        cost: 1,
        copies: 10,
        crypto: 0,
        maneuvers: 5,
        abilities: [
          { do: 'destroyPlayed', amount: 2 },
          { do: 'destroyDiscard', amount: 1 },
          { do: 'peek', amount: 2 },
          { do: 'scout', if: 'inOuterSector' },
        ],
        name: name('Whirl'),
      },
      {
        id: 'book',
        kind: 'lab',
        cost: 2,
        copies: 10,
        crypto: 1,
        maneuvers: 0,
        abilities: [{ do: 'draw', amount: 2 }, { do: 'reserve' }, { do: 'buyToDeck' }, { do: 'buyToHand' }],
        name: name('Book'),
      },
      {
        id: 'dig',
        kind: 'mines',
        cost: 2,
        copies: 10,
        crypto: 4,
        maneuvers: 0,
        abilities: [
          { do: 'mineralsFromDepot', amount: 2 },
          { do: 'mineralsFromRival', amount: 1 },
          { do: 'mineralsFromSector', amount: 1 },
          { do: 'refresh', amount: 2, or: true },
        ],
        name: name('Dig'),
      },
      {
        id: 'axe',
        kind: 'fortress',
        cost: 1,
        copies: 10,
        crypto: 0,
        maneuvers: 4,
        abilities: [
          { do: 'bonus', amount: 1, when: 'attacking', per: 'ownCard' },
          { do: 'bonus', amount: 2, when: 'defending', per: 'rivalCard' },
          { do: 'drawIfWon', amount: 2, when: 'combat' },
          { do: 'keepCard', when: 'combat', if: 'rivalHere' },
        ],
        name: name('Axe'),
      },
    ],
    hunts: Array.from({ length: 10 }, (_, index) => ({
      id: `beast-${index}`,
      difficulty: 1 + (index % 3),
      influence: 1,
      crypto: 1,
      maneuvers: 2,
      abilities: [
        { do: 'cheaperBuy', amount: 1, if: 'onTortuga' },
        { do: 'influence', amount: 1, if: 'hasMineral' },
      ],
      name: name(`Beast ${index}`),
    })),
    ships: [
      [{ do: 'cheaperConquest', amount: 3 }],
      [{ do: 'cheaperCapture', amount: 1 }],
      [
        { do: 'crypto', amount: 2, if: 'hasMineral' },
        { do: 'maneuvers', amount: 1, if: 'inOwnSector', per: 'ownSector' },
      ],
      [{ do: 'destroyHand', amount: 1 }],
    ].map((abilities, index) => ({ id: `hull-${index}`, crypto: 0, maneuvers: 1, abilities, name: name('Hull') })),
    control: { tortuga: 3, tradingPost: 1, turrets: 1, vortex: 2, lab: 2, mines: 2, fortress: 2 },
    rounds: 6,
    layout,
  });
  if (!read.ok) throw new Error(`The tiny pack is broken: ${JSON.stringify(read.problem)}`);
  return read.pack;
}
