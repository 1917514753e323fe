import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { type Catalogs, LOCALES, type Locale } from './locales.ts';

/** Problems in a set of catalogs: missing or empty sentences, different slots, missing plural forms. */
export function checkCatalogs(catalogs: Catalogs): string[] {
  const keys = [...new Set(LOCALES.flatMap((locale) => Object.keys(catalogs[locale])))];
  return keys.flatMap((key) => checkKey(catalogs, key));
}

function checkKey(catalogs: Catalogs, key: string): string[] {
  const problems: string[] = [];
  const slots = new Map<Locale, string>();
  for (const locale of LOCALES) {
    const text = catalogs[locale][key];
    if (text === undefined || text.trim() === '') {
      problems.push(`${locale}: "${key}" is missing`);
      continue;
    }
    try {
      const elements = parse(text, { ignoreTag: true });
      slots.set(locale, [...new Set(slotsOf(elements))].sort().join(', '));
      problems.push(
        ...missingPlurals(elements, locale).map((form) => `${locale}: "${key}" lacks the plural "${form}"`),
      );
    } catch (error) {
      problems.push(`${locale}: "${key}" does not parse: ${String(error)}`);
    }
  }
  const expected = slots.get('en');
  for (const [locale, found] of slots) {
    if (found !== expected) problems.push(`${locale}: "${key}" has the slots [${found}], English has [${expected}]`);
  }
  return problems;
}

const branchesOf = (element: MessageFormatElement): MessageFormatElement[][] =>
  element.type === TYPE.select || element.type === TYPE.plural
    ? Object.values(element.options).map((option) => option.value)
    : [];

/** The names of the slots; for a select also its options, so that no language misses one. */
function slotsOf(elements: readonly MessageFormatElement[]): string[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return [];
    if (element.type === TYPE.tag) return slotsOf(element.children);
    const choices = element.type === TYPE.select ? `:${Object.keys(element.options).sort().join('/')}` : '';
    return [`${element.value}${choices}`, ...branchesOf(element).flatMap(slotsOf)];
  });
}

function missingPlurals(elements: readonly MessageFormatElement[], locale: Locale): string[] {
  return elements.flatMap((element) => {
    const inside = branchesOf(element).flatMap((branch) => missingPlurals(branch, locale));
    if (element.type !== TYPE.plural) return inside;
    const rules = new Intl.PluralRules(locale, { type: element.pluralType ?? 'cardinal' });
    // In French and Portuguese "many" is for millions, which no game has.
    const needed = rules.resolvedOptions().pluralCategories.filter((form) => locale === 'ru' || form !== 'many');
    return [...inside, ...needed.filter((form) => !(form in element.options))];
  });
}
