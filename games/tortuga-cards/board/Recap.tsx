import { type EventPlayed, eventCardOf } from '../words/faces.ts';
import { Badge } from './Badge.tsx';
import { useBoard } from './context.ts';
import { EventPicture } from './EventCards.tsx';

/** The events of a voyage. */
export function Recap({ turns }: { readonly turns: readonly EventPlayed[] }) {
  const { phrases, t, say } = useBoard();
  if (turns.length === 0) return null;
  return (
    <ul className="cards-recap">
      {turns.map((turn) => {
        const event = eventCardOf(turn);
        return (
          <li key={turn.seat}>
            <Badge seat={turn.seat} />
            <EventPicture event={event} />
            <span>
              <b>{t('cards.eventCard.name', { event })}</b>
              <span>{say(phrases.phraseOfEvent(turn))}</span>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
