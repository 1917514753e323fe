import type { GameModule } from '@tortuga/games/game-module';
import type { Seat } from '@tortuga/kernel';
import type { Step } from '@tortuga/protocol';
import type { Speaker } from '@tortuga/words';
import { useEffect, useRef } from 'react';
import type { BotTurn } from '../hints/why.ts';
import { useSpeech } from '../speech/speech.tsx';
import { eventsOf } from './events.ts';

interface LogListProps {
  readonly module: GameModule;
  readonly speaker: Speaker;
  readonly log: readonly Step[];
  /** The last turns of bots that can be asked about. */
  readonly turns: readonly BotTurn[];
  readonly onWhy: (seat: Seat) => void;
}

/** The log in the reader's language, the newest entry at the end. */
export function LogList({ module, speaker, log, turns, onWhy }: LogListProps) {
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
                <WhyHere n={n} index={index} turns={turns} nameOf={speaker.nameOf} onWhy={onWhy} />
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

interface WhyHereProps extends Pick<LogListProps, 'turns' | 'onWhy'> {
  readonly n: number;
  readonly index: number;
  readonly nameOf: (seat: Seat) => string;
}

/** Where a bot's last turn ended, it can be asked about it. */
function WhyHere({ n, index, turns, nameOf, onWhy }: WhyHereProps) {
  const { t } = useSpeech();
  const turn = turns.find(({ deeds }) => deeds.at(-1)?.n === n && deeds.at(-1)?.index === index);
  if (turn === undefined) return null;
  return (
    <button
      type="button"
      className="btn quiet log-why"
      aria-label={t('web.why.ask', { name: nameOf(turn.seat) })}
      onClick={() => onWhy(turn.seat)}
    >
      {t('web.why.short')}
    </button>
  );
}
