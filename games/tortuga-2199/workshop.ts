import type { Section, Workshop } from '../workshop.ts';
import schema from './packs/pack.schema.json' with { type: 'json' };
import { DECK_SIZES, DECKS, type Deck, type Pack } from './rules/pack.ts';
import { abilityOf, type PrintedAbility } from './rules/vocabulary.ts';
import { namesIn } from './words/names.ts';
import { phraseOfAbility } from './words/phrases.ts';

const GIVES = ['crypto', 'maneuvers', 'abilities', 'text'];
const USUAL = { crypto: 0, maneuvers: 0, abilities: [] };

const deck = (kind: Deck): Section => ({
  kind: 'cards',
  id: kind,
  path: ['cards'],
  fields: ['name', 'cost', 'copies', ...GIVES],
  // The cards of an outer deck are all different, but for those that the box has twice.
  usual: kind === 't' ? USUAL : { ...USUAL, copies: 1 },
  deck: { field: 'kind', value: kind, copies: 'copies', size: DECK_SIZES[kind] },
});

export const workshop2199: Workshop<Pack> = {
  schema,
  sections: [
    { kind: 'cards', id: 'ships', path: ['ships'], fields: ['name', ...GIVES], usual: USUAL },
    { kind: 'cards', id: 'starters', path: ['starters'], fields: ['name', ...GIVES], usual: USUAL },
    ...DECKS.map(deck),
    {
      kind: 'cards',
      id: 'hunts',
      path: ['hunts'],
      fields: ['name', 'difficulty', 'influence', ...GIVES],
      usual: USUAL,
    },
    { kind: 'numbers', id: 'control', path: ['control'] },
    { kind: 'maps', id: 'layout', path: ['layout'], optional: ['three'] },
    { kind: 'numbers', id: 'rounds', path: ['rounds'] },
  ],
  namesIn,
  sentenceOf: (ability) => phraseOfAbility(abilityOf(ability as PrintedAbility)),
};
