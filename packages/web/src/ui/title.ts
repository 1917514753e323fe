import { useEffect } from 'react';
import { useSpeech } from '../speech/speech.tsx';

/** The title of the tab while a page is open. */
export function useTitle(title: string | null): void {
  const { t } = useSpeech();
  const home = t('web.title');
  useEffect(() => {
    document.title = title === null ? home : `${title} · ${home}`;
  }, [title, home]);
}
