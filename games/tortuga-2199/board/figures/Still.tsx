import type { StillProps } from '../../../figure.ts';
import type { Types2199 } from '../../rules/game.ts';
import type { Pack } from '../../rules/pack.ts';
import { BoardContext, type BoardState } from '../context.ts';
import { useChoice } from '../useChoice.ts';
import { useEndTurn } from '../useEndTurn.ts';
import { stillBoard } from './position.ts';

/** Parts of the board as they show a position, with nothing to do. */
export function Still({ position, by, children }: StillProps<Types2199, Pack>) {
  const { props, words } = stillBoard(position, by);
  const turn = useChoice(props);
  const turnEnd = useEndTurn(props.endTurn, turn);
  const board: BoardState = { ...turn, ...words, marks: new Map(), turnEnd };
  return (
    <BoardContext value={board}>
      <div className="neon-board neon-figure" data-theme="dark" data-motion={0} data-me={words.me ?? undefined}>
        {children}
      </div>
    </BoardContext>
  );
}
