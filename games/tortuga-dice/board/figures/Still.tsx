import type { StillProps } from '../../../figure.ts';
import type { DiceTypes } from '../../rules/game.ts';
import type { Pack } from '../../rules/pack.ts';
import { BoardContext, type BoardState } from '../context.ts';
import { useChoice } from '../useChoice.ts';
import { stillBoard } from './position.ts';

/** Parts of the board as they show a position, with nothing to do. */
export function Still({ position, by, children }: StillProps<DiceTypes, Pack>) {
  const { props, words } = stillBoard(position, by);
  const board: BoardState = { ...useChoice(props), ...words, events: [], tumble: null, offers: [], marks: new Set() };
  return (
    <BoardContext value={board}>
      <div className="dice-board dice-figure" data-motion={0}>
        <div className="dice-surface own-scale dice-figure-sheet" data-part={props.view.part}>
          {children}
        </div>
      </div>
    </BoardContext>
  );
}
