import { CARDS_PER_ROW, COLUMN_COUNT } from './types.ts';

/** A pack that still has a `null` is refused, with the place named. */
const TO_FILL = null;

const ship = { speed: TO_FILL, hull: TO_FILL, guns: TO_FILL };

/** A pack for owners of the box to fill in: the rulebook tells how many cards there are, and none of their values. cards-1.3 */
export function templateOf(): object {
  const blank = (kind: string, count: number, fields: object): object[] =>
    Array.from({ length: count }, (_, index) => ({ id: `${kind}-${index + 1}`, name: { en: TO_FILL }, ...fields }));
  return {
    $schema: './pack.schema.json',
    id: 'my-box',
    pirates: blank('pirate', COLUMN_COUNT, ship),
    transports: blank('transport', CARDS_PER_ROW, { ...ship, doubloons: TO_FILL }),
    treasures: blank('treasure', CARDS_PER_ROW, { worth: TO_FILL }),
    seas: blank('sea', CARDS_PER_ROW, ship),
    strategies: blank('strategy', CARDS_PER_ROW, { tests: TO_FILL }),
  };
}
