import { useEffect } from 'react';
import { currentVolume } from '../settings/settings.ts';
import { playSound } from '../sound/synth.ts';
import { useSpeech } from '../speech/speech.tsx';

const icon = (): HTMLLinkElement | null => document.querySelector('link[rel=icon]');

/** On my turn: the tab's title, its icon, and a bell. */
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
    if (mine) playSound('turn', currentVolume());
  }, [mine]);
}
