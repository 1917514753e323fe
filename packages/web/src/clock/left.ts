import type { MatchTime } from '@tortuga/protocol';
import type { Speech } from '../speech/speech.tsx';
import { timeText } from '../table/time-text.ts';

/** What the clocks of a match showed when that came here, by a clock of the page that never jumps. */
export interface ShownTime {
  readonly time: MatchTime;
  readonly at: number;
}

/** What is left to a seat now, in milliseconds; whether this browser's clock is right does not matter. */
export function leftNow({ time, at }: ShownTime, seat: number, now: number): number {
  const shown = time.seats[seat];
  if (shown === undefined) return 0;
  const left = shown.due === null ? shown.left : shown.due - time.now - Math.max(0, now - at);
  return Math.max(0, left);
}

const DAY = 24 * 3600 * 1000;
const HOUR = 3600 * 1000;

/** 4:32, or 2 d 5 h. A second that has begun is shown: at 0:00 time is up. */
export function leftText({ t }: Pick<Speech, 't'>, ms: number): string {
  if (ms < DAY) return timeText(Math.ceil(ms / 1000) * 1000);
  return t('web.clock.long', { days: Math.floor(ms / DAY), hours: Math.floor((ms % DAY) / HOUR) });
}
