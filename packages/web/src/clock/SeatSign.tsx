import { type Seat, SPECTATOR, type Viewer } from '@tortuga/kernel';
import { useSpeech } from '../speech/speech.tsx';
import { timeText } from '../table/time-text.ts';
import { leftNow, leftText, type ShownTime } from './left.ts';
import { useNow } from './use-now.ts';

interface SeatSignProps {
  readonly seat: Seat;
  readonly viewer: Viewer;
  readonly name: string;
  /** Null at a table without a clock, and for a bot. */
  readonly shown: ShownTime | null;
  /** When somebody who is away was last here, by the page's own clock. */
  readonly awaySince: number | null;
}

/** Beside a name: what is left of this player's time, and since when they are away. */
export function SeatSign({ shown, awaySince, ...whose }: SeatSignProps) {
  if (shown === null && awaySince === null) return null;
  return (
    <span className="seat-signs">
      {shown !== null && <SeatClock {...whose} shown={shown} />}
      {awaySince !== null && <Away since={awaySince} />}
    </span>
  );
}

interface SeatClockProps extends Pick<SeatSignProps, 'seat' | 'viewer' | 'name'> {
  readonly shown: ShownTime;
}

/** Below this it is drawn in red, in milliseconds. */
const SHORT_MS = 30_000;

/** A clock: it runs, stands still, or is up. A screen reader reads it when asked, and is told nothing every second. */
export function SeatClock({ seat, viewer, name, shown }: SeatClockProps) {
  const speech = useSpeech();
  const ms = leftNow(shown, seat, useNow());
  const isRunning = shown.time.seats[seat]?.due != null;
  const time = leftText(speech, ms);
  const player = viewer !== SPECTATOR && seat === viewer ? 'you' : name;
  return (
    <span
      className="seat-clock"
      role="timer"
      aria-label={speech.t('web.clock.left', { player, time })}
      data-running={isRunning}
      data-short={isRunning && ms < SHORT_MS}
    >
      {time}
    </span>
  );
}

function Away({ since }: { readonly since: number }) {
  const { t } = useSpeech();
  return <span className="seat-away">{t('web.away.since', { time: timeText(Math.max(0, useNow() - since)) })}</span>;
}
