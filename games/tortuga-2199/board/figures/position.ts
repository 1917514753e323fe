import type { Params } from '@tortuga/kernel';
import { type FigureProps, type Position, stillOf } from '../../../figure.ts';
import type { Types2199 } from '../../rules/game.ts';
import type { Pack } from '../../rules/pack.ts';
import { printedOf, wordsOf } from '../printed.ts';
import positions from './positions.json';

type Name =
  | 'start'
  | 'shopping'
  | 'played'
  | 'shopped'
  | 'hunting'
  | 'scouted'
  | 'reserving'
  | 'conquering'
  | 'conquered'
  | 'attacking'
  | 'attacked';

/** The views of positions that `test/figures.test.ts` arranges; it writes the file. */
export const POSITIONS = positions.positions as unknown as Readonly<Record<Name, Position<Types2199>>>;

/** How many of each starter card there are in the box. */
export const STARTERS: readonly number[] = positions.starters;

/** The board's props and words for a position. */
export function stillBoard(position: Position<Types2199>, by: FigureProps<Pack>) {
  const props = stillOf(position, by);
  const { view, viewer, say, nameOf, portraitOf, onRule, onRedo, log } = props;
  const printed = printedOf(props.pack);
  const t = (key: string, params: Params = {}) => say({ key, params });
  const me = viewer === 'spectator' ? null : viewer;
  const words = {
    ...printed,
    ...wordsOf(props, printed),
    view,
    viewer,
    me,
    t,
    say,
    nameOf,
    portraitOf,
    signOf: () => null,
    onRule,
    onRedo,
    log,
  };
  return { props, words };
}
