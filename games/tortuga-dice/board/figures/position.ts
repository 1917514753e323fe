import { boardBaseOf } from '@tortuga/kit';
import { type FigureProps, type Position, stillOf } from '../../../figure.ts';
import type { DiceTypes } from '../../rules/game.ts';
import type { Pack } from '../../rules/pack.ts';
import positions from './positions.json';

/** How many of each there are in the box, by colour and by coins. */
interface Counts {
  readonly chests: readonly number[];
  readonly tiles: readonly number[];
  readonly bonus: number;
}

type Name = 'round' | 'skull' | 'tie' | 'boarding' | 'boarded' | 'plunder' | 'plundered' | 'loaded' | 'moved' | 'score';

/** The views of positions that `test/figures.test.ts` arranges; it writes the file. */
export const POSITIONS = positions.positions as unknown as Readonly<Record<Name, Position<DiceTypes>>>;

export const COUNTS: Counts = positions.counts;

/** The board's props and words for a position. */
export function stillBoard(position: Position<DiceTypes>, by: FigureProps<Pack>) {
  const props = stillOf(position, by);
  return { props, words: { ...boardBaseOf(props), pack: props.pack, log: props.log } };
}
