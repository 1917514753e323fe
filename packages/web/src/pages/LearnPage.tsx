import { shelfGame } from '@tortuga/games/shelf';
import { inBackground } from '@tortuga/kit';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { keepLessonNotes, lessonNotes } from '../lesson/notes.ts';
import { localTables } from '../local/worker-client.ts';
import { isPlayer, useMe } from '../server/me.ts';
import { useSpeech } from '../speech/speech.tsx';
import { Page } from '../ui/Page.tsx';
import { Trouble, useTrouble } from '../ui/Trouble.tsx';
import { Waiting } from '../ui/Waiting.tsx';
import { NotFound } from './NotFound.tsx';

/** The guided first game of a game: goes on where it was left, or begins. */
export function LearnPage({ game }: { readonly game: string }) {
  const { t } = useSpeech();
  const [, go] = useLocation();
  const me = useMe();
  const [trouble, attempt] = useTrouble();
  const isKnown = (shelfGame(game)?.lessonMinutes ?? null) !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is known who learns
  useEffect(() => {
    if (!isKnown || me === 'unasked') return;
    const start = async (): Promise<void> => {
      const name = isPlayer(me) ? me.name : '';
      const left = await localTables().learn(game, name, false);
      const id = lessonNotes(left).isFinished ? await localTables().learn(game, name, true) : left;
      keepLessonNotes(id, { ...lessonNotes(id), isLeft: false });
      go(`/here/${id}`, { replace: true });
    };
    inBackground(attempt(start));
  }, [game, isKnown, me]);
  if (!isKnown) return <NotFound what="game" />;
  if (trouble === null) return <Waiting />;
  return (
    <Page title={t('web.title')}>
      <Trouble phrase={trouble} />
    </Page>
  );
}
