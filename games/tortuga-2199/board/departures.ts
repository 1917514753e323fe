import type { Viewer } from '@tortuga/kernel';
import type { Log } from './log.ts';

/** See `useFlights`. */
interface Departure {
  readonly id: string;
  readonly from: string;
  readonly to: string;
}

/** Bought cards leave the market for a pile of the viewer, or for the rival who bought them. */
export function departuresIn(news: Log, viewer: Viewer): Departure[] {
  return news.flatMap(({ n, events }) =>
    events.flatMap((event, index): Departure[] => {
      if (event.type !== 'bought') return [];
      // A card that is bought into the hand is dealt there.
      if (event.seat === viewer && event.to === 'hand') return [];
      const to = event.seat === viewer ? event.to : `seat-${event.seat}`;
      return [{ id: `${n}.${index}`, from: `sale-${event.card}`, to }];
    }),
  );
}
