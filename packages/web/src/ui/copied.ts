import { inBackground } from '@tortuga/kit';
import { useState } from 'react';

/** Whether a text was copied, and what copies it. Where that is not allowed, it stands there to be copied by hand. */
export function useCopied(text: string): [isCopied: boolean, copy: () => void] {
  const [isCopied, setCopied] = useState(false);
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(text);
    setCopied(true);
  };
  return [isCopied, () => inBackground(copy())];
}
