import { PriceTag } from './ActionButton.tsx';
import { capital } from './CardFace.tsx';
import { useBoard } from './context.ts';
import { dropsOf } from './drops.ts';
import { Glyph } from './Glyph.tsx';

const SIGNS = { play: 'cards', reserve: 'markers', cash: 'influence', destroy: 'bin' } as const;

/** While a card is dragged: the places above the hand that it can be dropped on. */
export function DropPlaces() {
  const { desk, held, say, phrases } = useBoard();
  const offers = held === null ? [] : dropsOf(desk, held);
  // To play it, dragging it out of the hand is enough.
  if (offers.every(({ move }) => move.kind === 'play')) return null;
  return (
    <div className="neon-drops" aria-hidden="true">
      {offers.map((offer) => (
        <span key={offer.move.kind} className="neon-drop" data-drop={offer.move.kind}>
          <Glyph name={SIGNS[offer.move.kind as keyof typeof SIGNS]} />
          {capital(say(phrases.phraseOfMove(offer.move)))} <PriceTag offer={offer} />
        </span>
      ))}
    </div>
  );
}
