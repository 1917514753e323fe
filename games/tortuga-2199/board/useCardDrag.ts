import { useDragOnto } from '@tortuga/kit';
import { useBoard } from './context.ts';
import { drop, type Held } from './drops.ts';

interface Options {
  readonly onClick: () => void;
  /** It was pulled up, out of the hand. */
  readonly onOut?: () => void;
}

/** A card is dropped on a place, or pulled up far enough; otherwise it returns. */
export function useCardDrag(held: Held, { onClick, onOut }: Options) {
  const { desk, play, hold } = useBoard();
  return useDragOnto({
    target: '[data-drop]',
    onClick,
    onTake: () => hold(held),
    onDrop: ({ dataset }) => {
      hold(null);
      drop(desk, held, dataset['drop'] ?? '', play);
    },
    onMiss: (isPulledOut) => {
      hold(null);
      if (isPulledOut) onOut?.();
    },
  });
}
