import { at, FastRng } from '@tortuga/kernel';
import type { Values } from '../rules/pack.ts';
import { CARDS_PER_ROW, CHARACTERISTICS, COLUMN_COUNT, ROW, ROWS } from '../rules/types.ts';

/** On the layout of a search: no card lies there. */
export const EMPTY = -1;

/** A prestige is worth more than any number of doubloons, which only break a tie. cards-4.3 */
export const PRESTIGE = 256;

/** The cards of a pack, laid out so that a search only looks up. */
export interface CardValues {
  readonly values: Values;
  /** By pirate ship, transport and sea (0 for none yet): the characteristics by which the pirate ship wins, as bits. */
  readonly wins: Uint8Array;
  /** By pirate ship and transport: how often it wins over all seas and characteristics, from 0 to 1. */
  readonly chances: Float64Array;
  /** By row and card in its row: the first card that means the same; of a strategy, its characteristic. */
  readonly kinds: Uint8Array;
  /** By place and kind, and by seat and kind: what they add to the two halves of a position's key. */
  readonly placeKeys: readonly [Int32Array, Int32Array];
  readonly handKeys: readonly [Int32Array, Int32Array];
  /** The mean of all treasures. */
  readonly usualTreasure: number;
}

const SEAS = CARDS_PER_ROW + 1;

export const pairIndex = (pirate: number, transport: number): number => pirate * CARDS_PER_ROW + transport;
export const winsIndex = (pirate: number, transport: number, sea: number): number =>
  pairIndex(pirate, transport) * SEAS + sea + 1;

/** How many of the three characteristics are among these bits. */
export const COUNT_OF_BITS = Uint8Array.from({ length: 8 }, (_, bits) => (bits & 1) + ((bits >> 1) & 1) + (bits >> 2));

export function cardValuesOf(values: Values): CardValues {
  const wins = new Uint8Array(COLUMN_COUNT * CARDS_PER_ROW * SEAS);
  const chances = new Float64Array(COLUMN_COUNT * CARDS_PER_ROW);
  for (let pirate = 0; pirate < COLUMN_COUNT; pirate++) {
    for (let transport = 0; transport < CARDS_PER_ROW; transport++) {
      let sum = 0;
      for (let sea = EMPTY; sea < CARDS_PER_ROW; sea++) {
        const bits = winningBits(values, pirate, transport, sea);
        wins[winsIndex(pirate, transport, sea)] = bits;
        if (sea !== EMPTY) sum += COUNT_OF_BITS[bits] as number;
      }
      chances[pairIndex(pirate, transport)] = sum / (CARDS_PER_ROW * CHARACTERISTICS.length);
    }
  }
  const rng = new FastRng('keys of tortuga-cards');
  const keys = (length: number): [Int32Array, Int32Array] => [randomKeys(length, rng), randomKeys(length, rng)];
  return {
    values,
    wins,
    chances,
    kinds: kindsOf(values),
    placeKeys: keys(ROWS.length * COLUMN_COUNT * CARDS_PER_ROW),
    handKeys: keys(4 * ROWS.length * CARDS_PER_ROW),
    usualTreasure: values.treasures.reduce((sum, worth) => sum + worth, 0) / values.treasures.length,
  };
}

const randomKeys = (length: number, rng: FastRng): Int32Array =>
  Int32Array.from({ length }, () => rng.below(2 ** 32) | 0);

function winningBits(values: Values, pirate: number, transport: number, sea: number): number {
  let bits = 0;
  for (let index = 0; index < CHARACTERISTICS.length; index++) {
    const change = sea === EMPTY ? 0 : at(at(values.seas, sea), index);
    const lead = at(at(values.pirates, pirate), index) - at(at(values.transports, transport), index) - change;
    if (lead > 0) bits |= 1 << index;
  }
  return bits;
}

/** Treasures of one worth are the same, strategies of one characteristic, and whatever a pack prints twice. */
function kindsOf(values: Values): Uint8Array {
  const meaning = (row: number, card: number): string => {
    if (row === ROW.transport) return `${at(values.transports, card).join()} ${at(values.doubloons, card)}`;
    if (row === ROW.treasure) return String(at(values.treasures, card));
    if (row === ROW.sea) return at(values.seas, card).join();
    return String(at(values.strategies, card));
  };
  const kinds = new Uint8Array(ROWS.length * CARDS_PER_ROW);
  for (let row = 0; row < ROWS.length; row++) {
    const meanings = Array.from({ length: CARDS_PER_ROW }, (_, card) => meaning(row, card));
    for (const [card, text] of meanings.entries()) {
      kinds[row * CARDS_PER_ROW + card] = row === ROW.strategy ? Number(text) : meanings.indexOf(text);
    }
  }
  return kinds;
}
