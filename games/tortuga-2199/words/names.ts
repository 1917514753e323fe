import { at, type Phrase, printedIn } from '@tortuga/kernel';
import { type Catalogs, LOCALES, literal } from '@tortuga/words';
import type { Pack } from '../rules/pack.ts';
import { sectorKind, sectorNumber } from '../rules/sectors.ts';
import { printedCards } from '../rules/values.ts';

/** Names of cards, sectors and amounts. */

const nameKey = (id: string): string => `2199.name.${id}`;
const textKey = (id: string): string => `2199.text.${id}`;

export const flavourOf = (id: string): Phrase => ({ key: textKey(id) });

/** The names and texts on a pack's cards. Braces and quotes in them are not ICU syntax. */
export function namesIn(pack: Pack): Catalogs {
  const printed = printedCards(pack);
  const names = LOCALES.map((locale) => [
    locale,
    Object.fromEntries(
      printed.flatMap(({ id, face }) => [
        [nameKey(id), literal(printedIn(face.name, locale))],
        ...(face.text === undefined ? [] : [[textKey(id), literal(printedIn(face.text, locale))]]),
      ]),
    ),
  ]);
  return Object.fromEntries(names);
}

const ROMAN = ['', 'I', 'II', 'III'];

export const sectorPhrase = (sector: number): Phrase => ({
  key: `2199.sector.${sectorKind(sector)}`,
  params: { number: at(ROMAN, sectorNumber(sector)) },
});

type Unit = 'crypto' | 'maneuvers' | 'minerals' | 'influence' | 'cards';

export const unit = (name: Unit, count: number): Phrase => ({ key: `2199.unit.${name}`, params: { count } });

/** Only the parts that are not zero. A sentence such as "for {price}" passes its own phrase for a price of zero. */
export function pricePhrase(
  crypto: number,
  minerals: number,
  maneuvers: number,
  nothing: Phrase = { key: '2199.price.free' },
): Phrase {
  const parts = [
    ...(crypto > 0 ? [unit('crypto', crypto)] : []),
    ...(minerals > 0 ? [unit('minerals', minerals)] : []),
    ...(maneuvers > 0 ? [unit('maneuvers', maneuvers)] : []),
  ];
  const [one, other] = parts;
  if (one === undefined) return nothing;
  return other === undefined ? one : { key: '2199.price.both', params: { one, other } };
}

/** Phrases for the names of a pack's cards. */
export function namesOf(pack: Pack) {
  const ids = printedCards(pack).map(({ id }) => id);
  return {
    card: (card: number): Phrase => ({ key: nameKey(at(ids, card)) }),
    hunt: (hunt: number): Phrase => ({ key: nameKey(at(pack.hunts, hunt).id) }),
  };
}
