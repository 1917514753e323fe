import type { Section, Workshop } from '../workshop.ts';
import schema from './packs/pack.schema.json' with { type: 'json' };
import type { Pack } from './rules/pack.ts';
import { CHARACTERISTICS } from './rules/types.ts';
import { namesIn } from './words/names.ts';

const cards = (id: string, ...fields: readonly string[]): Section => ({
  kind: 'cards',
  id,
  path: [id],
  fields: ['name', ...fields],
  usual: {},
});

export const cardsWorkshop: Workshop<Pack> = {
  schema,
  sections: [
    cards('pirates', ...CHARACTERISTICS),
    cards('transports', ...CHARACTERISTICS, 'doubloons'),
    cards('treasures', 'worth'),
    // Most seas change one of them.
    { ...cards('seas', ...CHARACTERISTICS), usual: { speed: 0, hull: 0, guns: 0 } } as Section,
    cards('strategies', 'tests'),
  ],
  namesIn,
  sentenceOf: () => ({ key: '' }),
};
