import { useEffect, useState } from 'react';

interface Closes {
  close(): void;
}

/** Opens something for as long as a page is there; another key opens another one, null none. Null until it is open. */
export function useOpened<T extends Closes>(key: string | null, open: () => T): T | null {
  const [opened, setOpened] = useState<{ readonly key: string; readonly it: T } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for what is opened
  useEffect(() => {
    if (key === null) return;
    const it = open();
    setOpened({ key, it });
    return () => it.close();
  }, [key]);
  // While the old one is being closed nobody may look at it any more.
  return opened?.key === key ? opened.it : null;
}
