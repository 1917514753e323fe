import type { GameModule } from '@tortuga/games/game-module';
import type { Step } from '@tortuga/protocol';
import type { Speaker } from '@tortuga/words';
import { useEffect, useRef } from 'react';
import { useSpeech } from '../speech/speech.tsx';
import { eventsOf } from './events.ts';

interface LogListProps {
  readonly module: GameModule;
  readonly speaker: Speaker;
  readonly log: readonly Step[];
}

/** The log in the reader's language, the newest entry at the end. */
export function LogList({ module, speaker, log }: LogListProps) {
  const { t } = useSpeech();
  const end = useRef<HTMLLIElement>(null);
  const length = log.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls when the log grows
  useEffect(() => {
    end.current?.scrollIntoView({ block: 'nearest' });
  }, [length]);
  if (length === 0) return <p className="muted">{t('web.table.logEmpty')}</p>;
  return (
    <ol className="stack log">
      {log.flatMap(({ n, kind, seat, events }) =>
        kind === 'move'
          ? eventsOf({ events }).map((event, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: what an entry led to never changes its order
              <li key={`${n}.${index}`} data-seat={seat}>
                {speaker.say(module.phraseOfEvent(event))}
              </li>
            ))
          : [
              <li key={n} data-seat={seat} className="log-undo">
                {speaker.say({ key: `web.log.${kind}`, params: { player: { seat } } })}
              </li>,
            ],
      )}
      <li ref={end} className="log-end" aria-hidden="true" />
    </ol>
  );
}
