import type { GameModule } from '@tortuga/games/game-module';
import type { Phrase, Viewer } from '@tortuga/kernel';
import type { Step } from '@tortuga/protocol';
import type { Speaker } from '@tortuga/words';
import { useEffect, useRef, useState } from 'react';
import { useSpeech } from '../speech/speech.tsx';
import { announced } from './announce.ts';

/** What others do in quick succession is said together, when they have paused. */
const PAUSE_MS = 600;
/** What was heard long ago is in the log. */
const MOST_SENTENCES = 200;

interface AnnouncerProps {
  readonly module: GameModule;
  readonly speaker: Speaker;
  readonly viewer: Viewer;
  readonly log: readonly Step[];
  /** Where it begins when a table is opened: after what this viewer did last. */
  readonly from: number;
  /** What is asked of this viewer now; null if nothing is. */
  readonly question: Phrase | null;
}

interface Sentence {
  readonly id: number;
  readonly text: string;
}

/** Tells screen readers what happens: every step of the log once, in order, and then what is asked. */
export function Announcer({ module, speaker, viewer, log, from, question }: AnnouncerProps) {
  const { t } = useSpeech();
  const [said, setSaid] = useState<readonly Sentence[]>([]);
  const upTo = useRef(from - 1);
  const asked = useRef('');
  const next = useRef(0);
  const text = question === null ? '' : speaker.say(question);

  useEffect(() => {
    const fresh = log.filter(({ n }) => n > upTo.current);
    const tell = (): void => {
      const phrases = fresh.flatMap((step) => announced(module, step, viewer));
      const isNew = text !== '' && (text !== asked.current || fresh.some(({ seat }) => seat !== viewer));
      const texts = [...phrases.map(speaker.say), ...(isNew ? [text] : [])];
      upTo.current = fresh.at(-1)?.n ?? upTo.current;
      asked.current = text;
      if (texts.length === 0) return;
      setSaid((before) =>
        [...before, ...texts.map((each) => ({ id: next.current++, text: each }))].slice(-MOST_SENTENCES),
      );
    };
    if (text !== '' || fresh.length === 0 || fresh.at(-1)?.seat === viewer) {
      tell();
      return;
    }
    const timer = setTimeout(tell, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [module, speaker, viewer, log, text]);

  return (
    <div className="sr" role="log" aria-label={t('web.words.happens')}>
      {said.map(({ id, text: each }) => (
        <p key={id}>{each}</p>
      ))}
    </div>
  );
}
