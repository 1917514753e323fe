import type { GameModule } from '@tortuga/games/game-module';
import type { Seat } from '@tortuga/kernel';
import { SeatMark } from '@tortuga/kit';
import type { Step } from '@tortuga/protocol';
import type { Speaker } from '@tortuga/words';
import { useEffect, useMemo, useState } from 'react';
import { useSpeech } from '../speech/speech.tsx';
import { Icon } from '../ui/Icon.tsx';
import { digestOf, isWorthTelling, type RivalDigest, withoutName } from './digest.ts';

interface DigestProps {
  readonly module: GameModule;
  readonly speaker: Speaker;
  /** What others have done since my last step. */
  readonly recent: readonly Step[];
  readonly viewer: Seat;
  readonly letters: readonly string[];
  /** By seat. */
  readonly points: readonly number[];
}

/** Long enough for four rivals; what was told is in the log, too. */
const READING_MS = 15_000;

const PHONE = '(width <= 760px)';

/** At my turn: what each rival did since the last one. It goes with my first step, when it was read, or when it is closed. */
export function Digest({ module, speaker, recent, viewer, letters, points }: DigestProps) {
  const { t } = useSpeech();
  const digest = useMemo(() => digestOf(module, recent, viewer), [module, recent, viewer]);
  const newest = recent.at(-1)?.n ?? null;
  const [closed, setClosed] = useState<number | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setClosed(newest), READING_MS);
    return () => clearTimeout(timer);
  }, [newest]);
  // On a phone it lies over what is to be tapped.
  useEffect(() => {
    const onTap = (): void => {
      if (matchMedia(PHONE).matches) setClosed(newest);
    };
    document.addEventListener('click', onTap);
    return () => document.removeEventListener('click', onTap);
  }, [newest]);
  if (closed === newest || !isWorthTelling(digest)) return null;
  return (
    <section className="digest floating" aria-label={t('web.digest.title')}>
      <ul>
        {digest.map((rival) => (
          <Rival
            key={rival.seat}
            {...{ module, speaker, rival }}
            letter={letters[rival.seat] ?? '?'}
            points={points[rival.seat] ?? 0}
          />
        ))}
      </ul>
      <button type="button" className="tool" aria-label={t('web.close')} onClick={() => setClosed(newest)}>
        <Icon name="close" />
      </button>
    </section>
  );
}

interface RivalProps extends Pick<DigestProps, 'module' | 'speaker'> {
  readonly rival: RivalDigest;
  readonly letter: string;
  readonly points: number;
}

function Rival({ module, speaker, rival, letter, points }: RivalProps) {
  const { t } = useSpeech();
  const name = speaker.nameOf(rival.seat);
  return (
    <li className="digest-rival" data-seat={rival.seat}>
      <p className="digest-name">
        <SeatMark seat={rival.seat} letter={letter} />
        <b>{name}</b>
        <span>{t('web.result.points', { points })}</span>
      </p>
      <ul className="digest-deeds">
        {rival.deeds.map(({ n, index, event, isLoss }) => (
          <li key={`${n}.${index}`} data-loss={isLoss}>
            {withoutName(speaker.say(module.phraseOfEvent(event)), name)}
          </li>
        ))}
      </ul>
    </li>
  );
}
