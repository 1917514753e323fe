import { boardBaseOf } from '@tortuga/kit';
import { type FigureProps, type Position, stillOf } from '../../../figure.ts';
import type { Pack } from '../../rules/pack.ts';
import type { CardId, CardsTypes } from '../../rules/types.ts';
import { phrasesOf } from '../../words/phrases.ts';
import positions from './positions.json';
import { type PrintedValues, withValues } from './values.ts';

export interface CardsPosition extends Position<CardsTypes> {
  /** Printed values that the example needs, whatever the pack says. */
  readonly values: PrintedValues;
}

/** The views of positions that `test/figures.test.ts` arranges; it writes the file. */
export const POSITIONS = positions as unknown as Readonly<
  Record<'start' | 'tied' | 'boarded' | 'stormy' | 'crossed' | 'swapped', CardsPosition>
>;

/** The board's props and words for a position. */
export function stillBoard(position: CardsPosition, by: FigureProps<Pack>) {
  const props = stillOf(position, { ...by, pack: withValues(by.pack, position.values) });
  const phrases = phrasesOf(props.pack);
  const words = {
    ...boardBaseOf(props),
    pack: props.pack,
    phrases,
    cardName: (card: CardId) => props.say(phrases.card(card)),
  };
  return { props, words };
}
