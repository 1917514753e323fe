import { fieldOf, type PackRef, packRefOf, printedText, type ReadPack, readPackBy } from '@tortuga/kernel';
import { z } from 'zod';
import { CARDS_PER_ROW, CHARACTERISTICS, type Characteristic, COLUMN_COUNT } from './types.ts';
import { NEWEST } from './versions.ts';

/** The printed values, as data: the rulebook we have shows none, so an owner of the box may enter theirs. cards-1.3 */

/** Words of the notation: no card may have one of them as its id. */
const RESERVED = ['swap', 'rotate', 'change', 'storm'];

const id = z
  .string()
  .regex(/^[a-z][a-z0-9-]{0,30}$/)
  .refine((text) => !RESERVED.includes(text));
const printed = { id, name: printedText(40) };
const value = z.int().min(0).max(20);
const modifier = z.int().min(-20).max(20);
const ship = { speed: value, hull: value, guns: value };

export const packSchema = z
  .strictObject({
    $schema: z.string().exactOptional(),
    id,
    pirates: z.array(z.strictObject({ ...printed, ...ship })).length(COLUMN_COUNT),
    transports: z
      .array(z.strictObject({ ...printed, ...ship, doubloons: z.int().min(0).max(20) }))
      .length(CARDS_PER_ROW),
    treasures: z.array(z.strictObject({ ...printed, worth: value })).length(CARDS_PER_ROW),
    seas: z
      .array(z.strictObject({ ...printed, speed: modifier, hull: modifier, guns: modifier }))
      .length(CARDS_PER_ROW),
    strategies: z.array(z.strictObject({ ...printed, tests: z.enum(CHARACTERISTICS) })).length(CARDS_PER_ROW),
  })
  .superRefine((pack, context) => {
    const seen = new Set<string>();
    for (const kind of ['pirates', 'transports', 'treasures', 'seas', 'strategies'] as const) {
      for (const [index, card] of pack[kind].entries()) {
        if (seen.has(card.id)) {
          context.addIssue({ code: 'custom', path: [kind, index, 'id'], message: 'used twice' });
        }
        seen.add(card.id);
      }
    }
  });

export type Pack = Omit<z.infer<typeof packSchema>, '$schema'>;

export const readPack = (json: unknown): ReadPack<Pack> =>
  readPackBy(packSchema, json, (issue) => ({ key: 'cards.pack.wrong', params: { field: fieldOf(issue) } }));

/** A pack as the rules read it: by index in the row, characteristics in the order of `CHARACTERISTICS`. */
export interface Values {
  readonly ref: PackRef;
  /** The version of the rules that read it: see `versions.ts`. */
  readonly rulesVersion: number;
  readonly pirates: readonly (readonly number[])[];
  readonly transports: readonly (readonly number[])[];
  readonly doubloons: readonly number[];
  readonly treasures: readonly number[];
  readonly seas: readonly (readonly number[])[];
  /** By strategy: the index of the characteristic it names. */
  readonly strategies: readonly number[];
}

export function valuesOf(pack: Pack, rulesVersion = NEWEST): Values {
  const trio = (card: Record<Characteristic, number>) => CHARACTERISTICS.map((each) => card[each]);
  return {
    ref: packRefOf(pack),
    rulesVersion,
    pirates: pack.pirates.map(trio),
    transports: pack.transports.map(trio),
    doubloons: pack.transports.map((transport) => transport.doubloons),
    treasures: pack.treasures.map((treasure) => treasure.worth),
    seas: pack.seas.map(trio),
    strategies: pack.strategies.map((strategy) => CHARACTERISTICS.indexOf(strategy.tests)),
  };
}

type Printed = Pick<Pack['pirates'][number], 'id' | 'name'>;

/** What is printed on each of the 48 cards, by `CardId`. */
export const printedCards = (pack: Pack): readonly Printed[] => [
  ...pack.transports,
  ...pack.treasures,
  ...pack.seas,
  ...pack.strategies,
];
