import { useLocation } from 'wouter';
import { startPractice } from '../local/start-match.ts';
import { isPlayer, type Me } from '../server/me.ts';
import { useSpeech } from '../speech/speech.tsx';
import { useOnce } from '../ui/once.ts';
import { Trouble, useTrouble } from '../ui/Trouble.tsx';

interface PracticeButtonProps {
  readonly table: string;
  readonly game: string;
  readonly me: Me;
}

/** A game against a bot while the table waits: it ends when the table starts. */
export function PracticeButton({ table, game, me }: PracticeButtonProps) {
  const { t } = useSpeech();
  const [, go] = useLocation();
  const [trouble, attempt] = useTrouble();
  const once = useOnce();
  const start = async (): Promise<void> => go(await startPractice(game, table, isPlayer(me) ? me.name : '', t));
  return (
    <>
      <button type="button" className="btn" onClick={() => once(() => attempt(start))}>
        {t('web.practice.start')}
      </button>
      <Trouble phrase={trouble} />
    </>
  );
}
