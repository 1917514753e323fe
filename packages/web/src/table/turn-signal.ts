import { useEffect } from 'react';
import { currentSettings } from '../settings/settings.ts';
import { useSpeech } from '../speech/speech.tsx';
import { chime } from '../ui/sound.ts';

const icon = (): HTMLLinkElement | null => document.querySelector('link[rel=icon]');

/** On my turn: the tab's title, its icon, and a sound if wanted. */
export function useTurnSignal(mine: boolean): void {
  const { t } = useSpeech();
  const title = t('web.title');
  const calling = t('web.table.yourTurnTitle');
  useEffect(() => {
    document.title = mine ? calling : title;
    icon()?.setAttribute('href', mine ? '/favicon-turn.svg' : '/favicon.svg');
    return () => {
      document.title = title;
      icon()?.setAttribute('href', '/favicon.svg');
    };
  }, [mine, title, calling]);
  useEffect(() => {
    if (mine && currentSettings().sound) chime();
  }, [mine]);
}
