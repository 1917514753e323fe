import { at, fieldOf, type PackRef, packRefOf, type ReadPack, readPackBy } from '@tortuga/kernel';
import { z } from 'zod';
import { ACTIONS, DICE_COUNT } from './types.ts';
import { NEWEST } from './versions.ts';

/** The numbers on the dice, as data: our source says only that they differ, so an owner may enter theirs. dice-1.3 */

const number = z.int().min(1).max(9);
const die = z.strictObject({ fleet: number, recruit: number, hunt: number, boarding: number, plunder: number });

export const packSchema = z.strictObject({
  $schema: z.string().exactOptional(),
  id: z.string().regex(/^[a-z][a-z0-9-]{0,30}$/),
  /** A to E. */
  dice: z.array(die).length(DICE_COUNT),
});

export type Pack = Omit<z.infer<typeof packSchema>, '$schema'>;

export const readPack = (json: unknown): ReadPack<Pack> =>
  readPackBy(packSchema, json, (issue) => ({ key: 'dice.pack.wrong', params: { field: fieldOf(issue) } }));

/** A pack as the rules read it. */
export interface Values {
  readonly ref: PackRef;
  /** The version of the rules that read it: see `versions.ts`. */
  readonly rulesVersion: number;
  /** By die and action: see `numberOf`. */
  readonly numbers: readonly number[];
}

export const valuesOf = (pack: Pack, rulesVersion = NEWEST): Values => ({
  ref: packRefOf(pack),
  rulesVersion,
  numbers: pack.dice.flatMap((each) => ACTIONS.map((action) => each[action])),
});

/** A skull turned to a symbol has its die's number for it too. dice-1.4 */
export const numberOf = (values: Values, die: number, action: number): number =>
  at(values.numbers, die * ACTIONS.length + action);
