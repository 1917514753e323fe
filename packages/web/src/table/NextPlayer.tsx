import type { Seat } from '@tortuga/kernel';
import { lettersOf, SeatMark } from '@tortuga/kit';
import { useEffect, useState } from 'react';
import { useSpeech } from '../speech/speech.tsx';

interface NextPlayerProps {
  readonly names: readonly string[];
  readonly seat: Seat;
  /** For whoever acted before. */
  readonly onUndo: (() => void) | null;
}

/** Long enough to read a name and to want a step back; then it makes room for the board. */
const SHOWN_MS = 5000;

/** Around one device: says whose decision it is now, for a moment. */
export function NextPlayer({ names, seat, onUndo }: NextPlayerProps) {
  const { t } = useSpeech();
  const [isShown, setIsShown] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setIsShown(false), SHOWN_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!isShown) return null;
  return (
    <div className="next-player" role="status">
      <SeatMark seat={seat} letter={lettersOf(names)[seat] ?? '?'} />
      <b>{t('web.handover.next', { name: names[seat] ?? '' })}</b>
      {onUndo !== null && (
        <button type="button" className="btn quiet" onClick={onUndo}>
          {t('web.handover.undo')}
        </button>
      )}
    </div>
  );
}
