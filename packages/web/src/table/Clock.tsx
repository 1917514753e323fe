import type { MatchSnapshot } from '@tortuga/host';
import { type Seat, SPECTATOR, type Viewer } from '@tortuga/kernel';
import { lettersOf, SeatMark } from '@tortuga/kit';
import { useEffect, useState } from 'react';
import { useSpeech } from '../speech/speech.tsx';
import { timeText } from './time-text.ts';

interface ClockProps {
  readonly snapshot: MatchSnapshot;
  readonly viewer: Viewer;
  readonly names: readonly string[];
}

/** Whose time runs: mine if I am asked, else that of the first who is. */
const shownSeat = ({ pending }: MatchSnapshot, viewer: Viewer): Seat | null =>
  viewer !== SPECTATOR && pending.includes(viewer) ? viewer : (pending[0] ?? null);

/** How long the player who is asked now has thought in this match. Nobody loses by it; resting a pointer on it tells. */
export function Clock({ snapshot, viewer, names }: ClockProps) {
  const { t } = useSpeech();
  const seat = shownSeat(snapshot, viewer);
  const used = seat === null ? undefined : snapshot.clocks[seat];
  const running = useSecondsSince(snapshot);
  if (seat === null || used === undefined) return null;
  const time = timeText(used + running);
  const label = t('web.table.clock', { player: seat === viewer ? 'you' : (names[seat] ?? ''), time });
  return (
    <span className="table-clock" role="timer" aria-label={label} title={label}>
      <SeatMark seat={seat} letter={lettersOf(names)[seat] ?? '?'} />
      {time}
    </span>
  );
}

/** Milliseconds since the last change of the match, counted by seconds. */
function useSecondsSince(snapshot: MatchSnapshot): number {
  const [passed, setPassed] = useState({ snapshot, ms: 0 });
  useEffect(() => {
    const began = performance.now();
    const timer = setInterval(() => setPassed({ snapshot, ms: performance.now() - began }), 1000);
    return () => clearInterval(timer);
  }, [snapshot]);
  return passed.snapshot === snapshot ? passed.ms : 0;
}
