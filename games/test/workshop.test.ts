import { checkCatalogs, LOCALES } from '@tortuga/words';
import { describe, expect, it } from 'vitest';
import { GAME_MODULES } from '../registry.ts';
import type { PackNode } from '../workshop.ts';
import { openWorkshop, openWorkshopWords } from '../workshops.ts';

const step = (node: PackNode | undefined, key: string): PackNode | undefined =>
  node?.items?.properties?.[key] ?? node?.properties?.[key];

/** The names that the forms of a game show. */
async function termsOf(game: string): Promise<Set<string>> {
  const workshop = await openWorkshop(game);
  if (workshop === null) throw new Error(`${game} has no workshop`);
  const terms = new Set<string>();
  const choices = (node: PackNode | undefined): void => {
    for (const [name, each] of Object.entries(node?.properties ?? {})) {
      if (each.const === undefined) terms.add(`field.${name}`);
      for (const value of each.enum ?? []) terms.add(`choice.${value}`);
    }
  };
  for (const section of workshop.sections) {
    terms.add(`section.${section.id}`);
    const node = section.path.reduce<PackNode | undefined>(step, workshop.schema);
    if (section.kind === 'numbers') {
      for (const name of Object.keys(node?.properties ?? { [section.id]: {} })) terms.add(`field.${name}`);
    }
    if (section.kind === 'maps') {
      for (const [name, { items }] of Object.entries(node?.properties ?? {})) {
        for (const value of [name, ...(items?.properties?.['sector']?.enum ?? [])]) terms.add(`field.${value}`);
      }
    }
    if (section.kind !== 'cards') continue;
    const card = node?.items ?? Object.values(node?.properties ?? {})[0];
    for (const name of section.fields) {
      const field = card?.properties?.[name];
      terms.add(`field.${name}`);
      for (const value of field?.enum ?? []) terms.add(`choice.${value}`);
      for (const word of field?.items?.oneOf ?? []) choices(word);
    }
  }
  return terms;
}

describe.each(GAME_MODULES.map((module) => ({ id: module.game.id, module })))(
  'the workshop of $id',
  ({ id, module }) => {
    it('has a name for every part, field and choice in its forms, and no other, in four languages', async () => {
      const [en, fr, ru, pt] = await Promise.all(LOCALES.map((locale) => openWorkshopWords(id, locale)));
      expect(checkCatalogs({ en: en ?? {}, fr: fr ?? {}, ru: ru ?? {}, 'pt-BR': pt ?? {} })).toEqual([]);
      const named = Object.keys(en ?? {}).map((key) => key.replace(/^[\w]+\.workshop\./, ''));
      expect(named.sort()).toEqual([...(await termsOf(id))].sort());
    });

    it('has a form for everything in a pack', async () => {
      const workshop = await openWorkshop(id);
      const parts = new Set(workshop?.sections.map(({ path }) => path[0]));
      const all = Object.keys(module.pack as object).filter((name) => name !== 'id');
      expect([...parts].sort()).toEqual(all.sort());
    });
  },
);
