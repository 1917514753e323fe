import { phraseOfMove, phraseOfPrice } from '../words/phrases.ts';
import { useTable } from './context.ts';

/** The same moves once more as a plain list: for screen readers, and for who would rather read than look. */
export function OfferList() {
  const { t, say, legal, play } = useTable();
  if (legal.length === 0) return null;
  return (
    <section className="dice-offers" aria-label={t('dice.ui.allMoves')}>
      <ul>
        {legal.map(({ move, price }) => {
          const worth = phraseOfPrice(price);
          return (
            <li key={JSON.stringify(move)}>
              <button type="button" onClick={() => play(move)}>
                {say(phraseOfMove(move))}
                {worth !== null && ` (${say(worth)})`}
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
