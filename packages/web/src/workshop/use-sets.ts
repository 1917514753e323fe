import { useEffect, useRef, useState } from 'react';
import { forgetSet, type KeptSet, keepSet, keptSets, keyOfSet, newSetId, readSet } from './sets.ts';

/** What is typed in one go is undone in one go. */
const ONE_GO_MS = 1000;
const MOST_STEPS = 200;

type New = Pick<KeptSet, 'name' | 'language' | 'pack' | 'ready'>;

/** The sets of this browser, and the one that is open. Every change is kept at once; nothing is ever written over. */
export function useSets(game: string) {
  const [open, setOpen] = useState<KeptSet | null>(() => keptSets(game)[0] ?? null);
  const [past, setPast] = useState<readonly KeptSet[]>([]);
  const [removed, setRemoved] = useState<KeptSet | null>(null);
  const [isKept, setKept] = useState(true);
  const lastChange = useRef(0);

  const show = (set: KeptSet | null): void => {
    setOpen(set);
    setPast([]);
  };
  const put = (set: KeptSet): void => {
    setOpen(set);
    setKept(keepSet(game, set));
  };

  // Another tab has changed the set that is open here: the later change wins.
  const id = open?.id ?? null;
  useEffect(() => {
    const look = ({ key }: StorageEvent): void => {
      if (id === null || key !== keyOfSet(game, id)) return;
      const changed = readSet(game, id);
      // Deleted there, it lives on here until it is changed or left.
      if (changed !== null) setOpen(changed);
    };
    addEventListener('storage', look);
    return () => removeEventListener('storage', look);
  }, [game, id]);

  return {
    open,
    all: keptSets(game),
    isKept,
    removed,
    canUndo: past.length > 0,
    show,
    start(set: New): void {
      setPast([]);
      put({ ...set, id: newSetId(), changed: Date.now() });
    },
    change(changes: Partial<New>): void {
      if (open === null) return;
      const now = Date.now();
      if (past.length === 0 || now - lastChange.current > ONE_GO_MS) setPast([...past, open].slice(-MOST_STEPS));
      lastChange.current = now;
      put({ ...open, ...changes, changed: now });
    },
    undo(): void {
      const before = past.at(-1);
      if (before === undefined) return;
      setPast(past.slice(0, -1));
      lastChange.current = 0;
      put(before);
    },
    remove(): void {
      if (open === null) return;
      forgetSet(game, open.id);
      setRemoved(open);
      show(keptSets(game)[0] ?? null);
    },
    bringBack(): void {
      if (removed === null) return;
      setPast([]);
      put(removed);
      setRemoved(null);
    },
  };
}

export type Sets = ReturnType<typeof useSets>;
