import { at, type Phrase, printedIn } from '@tortuga/kernel';
import { type Catalogs, LOCALES, literal } from '@tortuga/words';
import { type Pack, printedCards } from '../rules/pack.ts';
import type { CardId, PirateId } from '../rules/types.ts';

/** The names of cards and pirate ships. */

const nameKey = (id: string): string => `cards.name.${id}`;

/** The names that a pack prints on its cards. Braces and quotes in them are no ICU syntax. */
export function namesIn(pack: Pack): Catalogs {
  const printed = [...pack.pirates, ...printedCards(pack)];
  const names = LOCALES.map((locale) => [
    locale,
    Object.fromEntries(printed.map(({ id, name }) => [nameKey(id), literal(printedIn(name, locale))])),
  ]);
  return Object.fromEntries(names);
}

/** The phrases that name a pack's cards. */
export function namesOf(pack: Pack) {
  const cards = printedCards(pack);
  return {
    card: (id: CardId): Phrase => ({ key: nameKey(at(cards, id).id) }),
    pirate: (id: PirateId): Phrase => ({ key: nameKey(at(pack.pirates, id).id) }),
  };
}
