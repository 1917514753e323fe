import { useSpeech } from '../speech/speech.tsx';

/** A moment, short, in the reader's language; a dash for none. */
export function useTimes(): (ms: number | null) => string {
  const { locale } = useSpeech();
  return (ms) => (ms === null ? '–' : new Date(ms).toLocaleString(locale, { dateStyle: 'short', timeStyle: 'short' }));
}
