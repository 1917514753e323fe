import type { Phrase } from '@tortuga/kernel';
import { useState } from 'react';
import { ApiProblem } from '../server/api.ts';
import { useSpeech } from '../speech/speech.tsx';

/** Does something that may fail, and keeps what the server says to it. */
export function useTrouble(): [Phrase | null, (task: () => Promise<unknown>) => Promise<void>] {
  const [trouble, setTrouble] = useState<Phrase | null>(null);
  const attempt = async (task: () => Promise<unknown>): Promise<void> => {
    setTrouble(null);
    try {
      await task();
    } catch (error) {
      setTrouble(error instanceof ApiProblem ? error.phrase : { key: 'web.error.unexpected' });
    }
  };
  return [trouble, attempt];
}

export function Trouble({ phrase }: { readonly phrase: Phrase | null }) {
  const { say } = useSpeech();
  return phrase === null ? null : (
    <p className="trouble" role="alert">
      {say(phrase)}
    </p>
  );
}
