import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** The steps of one click, by the length of the log before and after them. */
interface Block {
  readonly from: number;
  to: number;
}

/** What is being taken back: the log gets as short as `to`, and `next` is its length before the next undo. */
interface Going {
  readonly to: number;
  readonly next: number;
}

/** Undo takes back what one click did: several cards that were played together, together. */
export function useUndo(length: number, onUndo: (() => void) | null) {
  const blocks = useRef<Block[]>([]);
  const [going, setGoing] = useState<Going | null>(null);
  const goOn = useEffectEvent(({ to, next }: Going) => {
    // The last undo has not been answered yet.
    if (length === next + 1) return;
    const isNext = length === next && onUndo !== null;
    if (isNext) onUndo();
    setGoing(isNext && next - 1 > to ? { to, next: next - 1 } : null);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: goes on whenever the log gets shorter
  useEffect(() => {
    if (going !== null) goOn(going);
  }, [going, length]);

  const undo = (): void => {
    const block = blocks.current.findLast(({ from, to }) => from < length && length <= to);
    onUndo?.();
    if (block !== undefined && length - 1 > block.from) setGoing({ to: block.from, next: length - 1 });
  };
  return {
    onUndo: onUndo === null ? null : undo,
    /** The moves sent from now on belong to one click. */
    begin: () => blocks.current.push({ from: length, to: length }),
    /** One of these moves is sent. */
    count: () => {
      const block = blocks.current.at(-1);
      if (block !== undefined) block.to++;
    },
  };
}
