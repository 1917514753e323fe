import { phraseOfPrice } from '../words/phrases.ts';
import { capital } from './CardFace.tsx';
import { useTable } from './context.ts';
import { keyOf } from './offers.ts';

/** The same moves once more as a plain list: for screen readers, and for who would rather read than look. */
export function OfferList() {
  const { t, say, phrases, desk, play } = useTable();
  if (desk.legal.length === 0) return null;
  return (
    <section className="neon-offers" aria-label={t('2199.ui.allMoves')}>
      <ul>
        {desk.legal.map(({ move, price }) => {
          const cost = phraseOfPrice(price);
          return (
            <li key={keyOf(move)}>
              <button type="button" onClick={() => play(move)}>
                {capital(say(phrases.phraseOfMove(move)))}
                {cost !== null && ` (${say(cost)})`}
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
