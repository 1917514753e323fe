import { useTable } from './context.ts';
import { movePhrase, pricePhrase } from './phrases.ts';

/** The same moves once more as a plain list: for screen readers, and for who would rather read than look. */
export function OfferList() {
  const { t, pack, legal, play } = useTable();
  if (legal.length === 0) return null;
  return (
    <section className="cards-offers" aria-label={t('cards.ui.allMoves')}>
      <ul>
        {legal.map(({ move, price }) => {
          const phrase = movePhrase(pack, move);
          const worth = price === null ? null : pricePhrase(price);
          return (
            <li key={JSON.stringify(move)}>
              <button type="button" onClick={() => play(move)}>
                {t(phrase.key, phrase.params)}
                {worth !== null && ` (${t(worth.key, worth.params)})`}
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
