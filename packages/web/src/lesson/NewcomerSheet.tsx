import { shelfGame } from '@tortuga/games/shelf';
import { Heading } from 'react-aria-components';
import { useLocation } from 'wouter';
import { useSpeech } from '../speech/speech.tsx';
import { Sheet } from '../ui/Sheet.tsx';

interface NewcomerSheetProps {
  readonly game: string;
  readonly onPlay: () => void;
  readonly onClose: () => void;
}

/** Before somebody's first game: to be guided through it, or just to play. */
export function NewcomerSheet({ game, onPlay, onClose }: NewcomerSheetProps) {
  const { t } = useSpeech();
  const [, go] = useLocation();
  return (
    <Sheet onClose={onClose}>
      <header className="sheet-head">
        <Heading slot="title">{t('web.newcomer.title', { game: t(`web.game.${game}.name`) })}</Heading>
      </header>
      <p>{t('web.newcomer.what')}</p>
      <div className="row">
        <button type="button" className="btn primary large" onClick={() => go(`/learn/${game}`)}>
          {t('web.newcomer.learn', { minutes: shelfGame(game)?.lessonMinutes ?? 0 })}
        </button>
        <button type="button" className="btn large" onClick={onPlay}>
          {t('web.newcomer.play')}
        </button>
      </div>
    </Sheet>
  );
}
