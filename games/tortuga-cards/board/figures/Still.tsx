import type { StillProps } from '../../../figure.ts';
import type { Pack } from '../../rules/pack.ts';
import type { CardsTypes } from '../../rules/types.ts';
import { BoardContext } from '../context.ts';
import { useChoice } from '../useChoice.ts';
import { type CardsPosition, stillBoard } from './position.ts';

interface Props extends StillProps<CardsTypes, Pack> {
  readonly position: CardsPosition;
  /** How many units of the board are as wide as the picture; it shrinks where there is less room. */
  readonly units: number;
}

const NONE = new Map<never, never>();

/** Parts of the board as they show a position, with nothing to do. */
export function Still({ position, by, units, children }: Props) {
  const { props, words } = stillBoard(position, by);
  const board = { ...useChoice(props), ...words, layers: NONE, marks: NONE, lastDeed: null };
  return (
    <BoardContext value={board}>
      <div className="cards-board cards-figure" data-motion={0} style={{ '--units': units } as object}>
        <div className="cards-surface own-scale cards-figure-sheet" data-me={props.viewer} data-scoring="none">
          {children}
        </div>
      </div>
    </BoardContext>
  );
}
