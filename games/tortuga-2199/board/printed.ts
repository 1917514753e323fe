import { at, seatsOf } from '@tortuga/kernel';
import { lettersOf, listed } from '@tortuga/kit';
import type { BoardProps } from '../../board.ts';
import type { Types2199 } from '../rules/game.ts';
import type { Pack } from '../rules/pack.ts';
import type { Ability } from '../rules/vocabulary.ts';
import { type Face, facesOf } from '../words/faces.ts';
import { sectorPhrase } from '../words/names.ts';
import { phraseOfAbility, phrasesOf, sentencesOf } from '../words/phrases.ts';

/** What is printed on the cards of a pack. */
export function printedOf(pack: Pack) {
  const faces = facesOf(pack);
  const firstOf = (from: Face['from']) => faces.findIndex((face) => face.from === from);
  const firstHunt = firstOf('hunt');
  return {
    phrases: phrasesOf(pack),
    faceOf: (card: number) => at(faces, card),
    huntCard: (hunt: number) => firstHunt + hunt,
    firstT: firstOf('t'),
    stacks: faces.flatMap(({ from }, card) => (from === 't' ? [card] : [])),
    ships: faces.flatMap(({ from }, card) => (from === 'ship' ? [card] : [])),
  };
}

type Props = Pick<BoardProps<Types2199, Pack>, 'view' | 'locale' | 'say' | 'nameOf'>;

/** The names of players, cards and sectors, for all parts of the board. */
export const wordsOf = ({ view, locale, say, nameOf }: Props, { faceOf, firstT }: ReturnType<typeof printedOf>) => ({
  letters: lettersOf(seatsOf(view.seats).map(nameOf)),
  cardName: (card: number) => say(faceOf(card).name),
  leftOf: (card: number) => view.stock[card - firstT] ?? null,
  sectorName: (sector: number) => say(sectorPhrase(sector)).trim(),
  abilityText: (ability: Ability) => say(phraseOfAbility(ability)),
  abilityTexts: (abilities: readonly Ability[]) => sentencesOf(abilities).map(({ text }) => say(text)),
  allOf: (things: readonly string[]) => listed(locale, things),
  anyOf: (things: readonly string[]) => listed(locale, things, 'disjunction'),
});
