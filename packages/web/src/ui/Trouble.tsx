import type { Phrase } from '@tortuga/kernel';
import { useState } from 'react';
import { ApiProblem } from '../server/api-problem.ts';
import { useSpeech } from '../speech/speech.tsx';

/** Runs something that may fail, and holds the error that the server answered with. */
export function useTrouble(): [Phrase | null, (task: () => Promise<unknown>) => Promise<void>] {
  const [trouble, setTrouble] = useState<Phrase | null>(null);
  const attempt = async (task: () => Promise<unknown>): Promise<void> => {
    setTrouble(null);
    try {
      await task();
    } catch (error) {
      setTrouble(phraseOf(error));
    }
  };
  return [trouble, attempt];
}

/** Errors of the local worker, by name: nothing else of them crosses over to the page. */
const HERE: Readonly<Record<string, string>> = {
  BlockedError: 'web.error.otherTab',
  QuotaExceededError: 'web.error.noSpace',
};

export function phraseOf(error: unknown): Phrase {
  if (error instanceof ApiProblem) return error.phrase;
  return { key: (error instanceof Error ? HERE[error.name] : undefined) ?? 'web.error.unexpected' };
}

export function Trouble({ phrase }: { readonly phrase: Phrase | null }) {
  const { say } = useSpeech();
  return phrase === null ? null : (
    <p className="trouble" role="alert">
      {say(phrase)}
    </p>
  );
}
