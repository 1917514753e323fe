import { Badge } from './Badge.tsx';
import { useTable } from './context.ts';
import { EventPicture } from './EventCards.tsx';
import { eventOfTurn, turnPhrase } from './phrases.ts';
import type { Turn } from './scoring.ts';

/** The events that turned the voyage in the end. */
export function Recap({ turns }: { readonly turns: readonly Turn[] }) {
  const { pack, t } = useTable();
  if (turns.length === 0) return null;
  return (
    <ul className="cards-recap">
      {turns.map((turn) => {
        const event = eventOfTurn(turn);
        const phrase = turnPhrase(pack, turn);
        return (
          <li key={turn.seat}>
            <Badge seat={turn.seat} />
            <EventPicture event={event} />
            <span>
              <b>{t('cards.eventCard.name', { event })}</b>
              <span>{t(phrase.key, phrase.params)}</span>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
