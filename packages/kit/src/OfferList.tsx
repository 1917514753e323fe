import type { GameTypes, LegalOffer, Phrase } from '@tortuga/kernel';
import { keyOf } from './offers.ts';

interface Props<T extends GameTypes> {
  readonly className: string;
  readonly label: string;
  readonly legal: readonly LegalOffer<T>[];
  readonly textOf: (move: T['move']) => string;
  readonly phraseOfPrice: (price: T['price']) => Phrase | null;
  readonly say: (phrase: Phrase) => string;
  readonly onPick: (move: T['move']) => void;
}

/** Every move again as a plain list, for screen readers and for players who prefer reading. */
export function OfferList<T extends GameTypes>({
  className,
  label,
  legal,
  textOf,
  phraseOfPrice,
  say,
  onPick,
}: Props<T>) {
  if (legal.length === 0) return null;
  return (
    <section className={className} aria-label={label}>
      <ul>
        {legal.map(({ move, price }) => {
          const cost = phraseOfPrice(price);
          return (
            <li key={keyOf(move)}>
              <button type="button" onClick={() => onPick(move)}>
                {textOf(move)}
                {cost !== null && ` (${say(cost)})`}
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
