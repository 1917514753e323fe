import { z } from 'zod';

/** The words a card's abilities are made of: docs/abilities-2199.md explains each. 2199-15.2 */

const CONDITIONS = ['inOwnSector', 'onTortuga', 'inOuterSector', 'rivalHere', 'hasMineral'] as const;
export type Condition = (typeof CONDITIONS)[number];

const MOMENTS = ['attacking', 'defending', 'combat'] as const;
type Moment = (typeof MOMENTS)[number];

/** What both have before them, and what only a combat has. */
const OWNED = ['ownSector', 'ownTurrets'] as const;
const COUNTED = ['ownCard', 'rivalCard', ...OWNED] as const;
export type Counted = (typeof COUNTED)[number];

const amount = z.int().min(1).max(9);
const condition = { if: z.enum(CONDITIONS).exactOptional() };
/** Instead of the ability before it: of abilities that are joined like this only one is used. */
const either = { or: z.boolean().exactOptional() };
const moment = { when: z.enum(MOMENTS) };

const counted = <Word extends string>(word: Word) =>
  z.strictObject({ do: z.literal(word), amount, ...condition, ...either });
const plain = <Word extends string>(word: Word) => z.strictObject({ do: z.literal(word), ...condition, ...either });
const owned = <Word extends string>(word: Word) =>
  z.strictObject({
    do: z.literal(word),
    amount,
    per: z.enum(OWNED).exactOptional(),
    ...condition,
    ...either,
  });

export const abilitySchema = z.discriminatedUnion('do', [
  owned('crypto'),
  owned('maneuvers'),
  counted('influence'),
  counted('draw'),
  counted('move'),
  counted('mineralsFromDepot'),
  counted('mineralsFromSector'),
  counted('mineralsFromRival'),
  plain('reserve'),
  counted('destroyPlayed'),
  counted('destroyHand'),
  counted('destroyDiscard'),
  counted('peek'),
  plain('scout'),
  counted('cheaperBuy'),
  plain('buyToHand'),
  plain('buyToDeck'),
  counted('refresh'),
  counted('cheaperCapture'),
  counted('cheaperConquest'),
  counted('takeBack'),
  counted('reinforce'),
  counted('rivalDiscards'),
  z.strictObject({
    do: z.literal('bonus'),
    amount,
    ...moment,
    per: z.enum(COUNTED).exactOptional(),
    ...condition,
  }),
  z.strictObject({ do: z.literal('keepCard'), ...moment, ...condition }),
  z.strictObject({ do: z.literal('retreat'), ...moment, ...condition }),
  z.strictObject({ do: z.literal('drawIfWon'), amount, ...moment, ...condition }),
]);

export type PrintedAbility = z.infer<typeof abilitySchema>;
export type Word = PrintedAbility['do'];

/** What an ability is used on, if anything. A marker is named by the sector it is taken back from. 2199-15.2 */
export const TARGETS = {
  crypto: null,
  maneuvers: null,
  influence: null,
  draw: null,
  move: 'sector',
  mineralsFromDepot: null,
  mineralsFromSector: null,
  mineralsFromRival: 'seat',
  reserve: 'card',
  destroyPlayed: 'card',
  destroyHand: 'card',
  destroyDiscard: 'card',
  peek: 'sector',
  scout: 'marker',
  cheaperBuy: null,
  buyToHand: null,
  buyToDeck: null,
  refresh: 'card',
  cheaperCapture: null,
  cheaperConquest: null,
  takeBack: 'card',
  reinforce: 'sector',
  rivalDiscards: 'seat',
  bonus: null,
  keepCard: null,
  retreat: null,
  drawIfWon: null,
} as const satisfies Record<Word, 'sector' | 'seat' | 'card' | 'marker' | null>;

export type Target = (typeof TARGETS)[Word];

export const WORDS = abilitySchema.options.map(({ shape }) => [...shape.do.values][0]).filter(isWord);

function isWord(word: Word | undefined): word is Word {
  return word !== undefined;
}

/** In combat: they ask nothing, cost nothing and can only help. A retreat may be unwelcome. 2199-12.5 */
const FREE: ReadonlySet<Word> = new Set(['bonus', 'keepCard', 'drawIfWon']);

export const isFree = (word: Word): boolean => FREE.has(word);

/** An ability with every field filled in, for the interpreter. */
export interface Ability {
  readonly word: Word;
  readonly amount: number;
  readonly condition: Condition | null;
  /** Null for abilities that are used when the card is played. */
  readonly moment: Moment | null;
  readonly per: Counted | null;
  /** Whether it is used instead of the one before it. */
  readonly or: boolean;
}

export const abilityOf = (printed: PrintedAbility): Ability => ({
  word: printed.do,
  amount: 'amount' in printed ? printed.amount : 1,
  condition: printed.if ?? null,
  moment: 'when' in printed ? printed.when : null,
  per: 'per' in printed ? (printed.per ?? null) : null,
  or: 'or' in printed && printed.or === true,
});

/** Their amount is how often they may be used; each use is a decision of its own. */
const REPEATED: ReadonlySet<Word> = new Set(['destroyPlayed', 'destroyHand', 'destroyDiscard', 'refresh', 'takeBack']);

export const usesOf = ({ word, amount: times }: Ability): number => (REPEATED.has(word) ? times : 1);

/** Abilities of which one is used, by where they stand on the card; each alone if there is nothing to choose. */
export function choicesAmong<Item extends { readonly or?: boolean | undefined }>(abilities: readonly Item[]): Item[][] {
  const choices: Item[][] = [];
  for (const ability of abilities) {
    const before = choices.at(-1);
    if (ability.or === true && before !== undefined) before.push(ability);
    else choices.push([ability]);
  }
  return choices;
}

/** A card and one of its abilities as a single number. */
const MAX_ABILITIES = 8;
export const codeOf = (card: number, ability: number): number => card * MAX_ABILITIES + ability;
export const cardOfCode = (code: number): number => Math.floor(code / MAX_ABILITIES);
export const abilityOfCode = (code: number): number => code % MAX_ABILITIES;
