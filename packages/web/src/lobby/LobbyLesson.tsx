import { shelfGame } from '@tortuga/games/shelf';
import { inBackground } from '@tortuga/kit';
import { useEffect, useId, useState } from 'react';
import { greet, isNewTo } from '../local/newcomer.ts';
import type { Me } from '../server/me.ts';
import { useSpeech } from '../speech/speech.tsx';

interface LobbyLessonProps {
  readonly table: string;
  readonly game: string;
  readonly me: Me;
}

/** A lobby is a time to learn: newcomers are asked once, and a link stays for everybody. It opens beside the table. */
export function LobbyLesson({ table, game, me }: LobbyLessonProps) {
  const { t } = useSpeech();
  const title = useId();
  const [isNew, setNew] = useState(false);
  useEffect(() => {
    let isWanted = true;
    const look = async (): Promise<void> => {
      const found = await isNewTo(game, me, table);
      if (!isWanted) return;
      setNew((before) => before || found);
      greet(game);
    };
    inBackground(look());
    return () => {
      isWanted = false;
    };
  }, [game, me, table]);
  const minutes = shelfGame(game)?.lessonMinutes ?? null;
  if (minutes === null) return null;
  const close = (): void => setNew(false);
  const link = (label: string, className?: string) => (
    <a className={className} href={`/learn/${game}`} target="_blank" rel="noreferrer" onClick={close}>
      {label}
    </a>
  );
  if (!isNew)
    return (
      <p className="lobby-lesson">
        {t('web.lesson.meanwhile')} {link(t('web.lesson.learn'))}
      </p>
    );
  return (
    <section className="lobby-lesson lobby-newcomer" aria-labelledby={title}>
      <h2 id={title}>{t('web.newcomer.title', { game: t(`web.game.${game}.name`) })}</h2>
      <p>{t('web.lesson.meanwhile')}</p>
      <div className="row">
        {link(t('web.newcomer.learn', { minutes }), 'btn primary')}
        <button type="button" className="btn" onClick={close}>
          {t('web.newcomer.play')}
        </button>
      </div>
    </section>
  );
}
