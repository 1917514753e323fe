import type { Seat } from '@tortuga/kernel';
import { lettersOf, SeatMark } from '@tortuga/kit';
import type { Step } from '@tortuga/protocol';
import { useEffect, useRef } from 'react';
import { useSpeech } from '../speech/speech.tsx';
import { eventsOf } from './events.ts';
import type { OpenGame } from './game.ts';
import { useSpeaker } from './names.ts';

export interface HandOverProps {
  readonly open: OpenGame;
  readonly names: readonly string[];
  readonly to: Seat;
  /** The steps as everybody may know them. */
  readonly log: readonly Step[];
  readonly onTaken: () => void;
  /** For the one who still holds the device. */
  readonly onUndo: (() => void) | null;
}

/** Hides everything while the device changes hands. */
export function HandOver({ open, names, to, log, onTaken, onUndo }: HandOverProps) {
  const { t } = useSpeech();
  const speaker = useSpeaker(open.module, names);
  const name = names[to] ?? '';
  const taken = useRef<HTMLButtonElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each player's own cover
  useEffect(() => taken.current?.focus(), [to]);
  const last = log.at(-1);
  return (
    <main className="handover">
      <SeatMark seat={to} letter={lettersOf(names)[to] ?? '?'} className="handover-mark" />
      <h1>{t('web.handover.pass', { name })}</h1>
      {last?.kind === 'move' && (
        <ul className="muted" aria-label={t('web.handover.news')}>
          {eventsOf(last)
            .slice(0, 3)
            .map((event, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: what an entry led to never changes its order
              <li key={index}>{speaker.say(open.module.phraseOfEvent(event))}</li>
            ))}
        </ul>
      )}
      <button ref={taken} type="button" className="btn primary large" onClick={onTaken}>
        {t('web.handover.taken', { name })}
      </button>
      {onUndo !== null && (
        <button type="button" className="btn quiet" onClick={onUndo}>
          {t('web.handover.undo')}
        </button>
      )}
    </main>
  );
}
