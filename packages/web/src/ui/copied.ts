import { inBackground } from '@tortuga/kit';
import { useState } from 'react';

/** Copies a text, and says whether it has. Where that is not allowed, the text is there to be copied by hand. */
export function useCopied(text: string): [isCopied: boolean, copy: () => void] {
  const [isCopied, setCopied] = useState(false);
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(text);
    setCopied(true);
  };
  return [isCopied, () => inBackground(copy())];
}
