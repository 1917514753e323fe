import type { GameModule } from '@tortuga/games/game-module';
import type { Step } from '@tortuga/protocol';
import type { Speaker } from '@tortuga/words';
import { useEffect, useState } from 'react';
import { useSpeech } from '../speech/speech.tsx';
import { Icon } from '../ui/Icon.tsx';
import { eventsOf } from './events.ts';

interface RecapProps {
  readonly module: GameModule;
  readonly speaker: Speaker;
  readonly missed: readonly Step[];
  readonly motion: 0 | 1 | 2 | 3;
}

/** As long as a sentence is to be read, by how fast things move; at 0 nothing goes on by itself. */
const READING_MS = [Number.POSITIVE_INFINITY, 3500, 2500, 1500] as const;

/** What happened while I was away, one sentence after the other. It can be gone through, and skipped. */
export function Recap({ module, speaker, missed, motion }: RecapProps) {
  const { t } = useSpeech();
  const [at, setAt] = useState(0);
  const sentences = missed.flatMap((entry) =>
    entry.kind === 'move' ? eventsOf(entry).map((event) => ({ seat: entry.seat, event })) : [],
  );
  const here = sentences[at];
  const wait = READING_MS[motion];
  useEffect(() => {
    if (here === undefined || wait === Number.POSITIVE_INFINITY) return;
    const timer = setTimeout(() => setAt(at + 1), wait);
    return () => clearTimeout(timer);
  }, [at, here, wait]);
  // A single step is seen on the board.
  if (sentences.length < 2 || here === undefined) return null;
  return (
    <section className="recap" aria-label={t('web.recap.title')}>
      <p className="recap-title">
        {t('web.recap.title')}
        <span>{t('web.recap.step', { at: at + 1, of: sentences.length })}</span>
      </p>
      <p className="recap-said" role="status" data-seat={here.seat}>
        {speaker.say(module.phraseOfEvent(here.event))}
      </p>
      <div className="recap-keys">
        <button
          type="button"
          className="tool"
          aria-label={t('web.recap.back')}
          disabled={at === 0}
          onClick={() => setAt(at - 1)}
        >
          <Icon name="back" />
        </button>
        <button type="button" className="tool" aria-label={t('web.recap.next')} onClick={() => setAt(at + 1)}>
          <Icon name="forward" />
        </button>
        <button type="button" className="btn quiet" onClick={() => setAt(sentences.length)}>
          {t('web.recap.skip')}
        </button>
      </div>
    </section>
  );
}
