import type { Workshop } from '../workshop.ts';
import schema from './packs/pack.schema.json' with { type: 'json' };
import type { Pack } from './rules/pack.ts';
import { ACTIONS } from './rules/types.ts';

export const diceWorkshop: Workshop<Pack> = {
  schema,
  sections: [{ kind: 'cards', id: 'dice', path: ['dice'], fields: ACTIONS, usual: {} }],
  namesIn: () => ({ en: {}, fr: {}, ru: {}, 'pt-BR': {} }),
  sentenceOf: () => ({ key: '' }),
};
