import { type Context, createContext, useContext } from 'react';

interface BoardContext<State> {
  readonly BoardContext: Context<State | null>;
  useBoard(): State;
}

/** State that all parts of one board share without passing it down as props. */
export function createBoardContext<State>(): BoardContext<State> {
  const BoardContext = createContext<State | null>(null);
  return {
    BoardContext,
    useBoard: () => {
      const state = useContext(BoardContext);
      if (state === null) throw new Error('A piece of the board stands outside of the board');
      return state;
    },
  };
}
