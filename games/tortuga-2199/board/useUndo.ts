import { useEffect, useEffectEvent, useRef, useState } from 'react';

interface Step {
  readonly n: number;
}

/** What is being taken back: so many steps are left, the next of them when the log has this length. */
interface Going {
  readonly left: number;
  readonly length: number;
}

/** Undo takes back what one click did: several cards that were played together, together. */
export function useUndo(log: readonly Step[], onUndo: (() => void) | null) {
  /** By click: the numbers of its steps. A step that is undone and made again gets another number. */
  const clicks = useRef<Set<number>[]>([]);
  const isExpected = useRef(false);
  const [going, setGoing] = useState<Going | null>(null);
  const { length } = log;
  const newest = log.at(-1)?.n ?? 0;
  const note = useEffectEvent(() => {
    if (isExpected.current) clicks.current.at(-1)?.add(newest);
    isExpected.current = false;
  });
  const goOn = useEffectEvent(({ left, length: next }: Going) => {
    // The last undo has not been answered yet.
    if (length === next + 1) return;
    const isNext = length === next && onUndo !== null;
    if (isNext) onUndo();
    setGoing(isNext && left > 1 ? { left: left - 1, length: next - 1 } : null);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each step
  useEffect(() => note(), [newest]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: goes on whenever the log gets shorter
  useEffect(() => {
    if (going !== null) goOn(going);
  }, [going, length]);

  const undo = (): void => {
    const click = clicks.current.find((steps) => steps.has(newest));
    const together = length - 1 - log.findLastIndex(({ n }) => click?.has(n) !== true);
    onUndo?.();
    if (together > 1) setGoing({ left: together - 1, length: length - 1 });
  };
  return {
    onUndo: onUndo === null ? null : undo,
    /** A click begins to make several moves. */
    begin: () => clicks.current.push(new Set()),
    /** Whether the next step is one of these moves. */
    expect: (isOne: boolean) => {
      isExpected.current = isOne;
    },
  };
}
