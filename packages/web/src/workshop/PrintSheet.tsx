import { useEffect } from 'react';
import { useBench } from './context.ts';
import { cardsOf, valueAt } from './draft.ts';

/** A copy count in a broken draft may be anything. */
const MOST_COPIES = 31;

/** All cards of the set as often as the box has them, to be cut out. Prints itself once it is drawn. */
export function PrintSheet({ onPrinted }: { readonly onPrinted: () => void }) {
  const { workshop, set, draw } = useBench();
  const cards = workshop.sections.flatMap((section) => {
    if (section.kind !== 'cards') return [];
    return cardsOf(section, workshop.schema, set.pack).flatMap((place) => {
      const piece = draw(set.pack, place);
      const copies = section.deck === undefined ? piece?.count : valueAt(set.pack, [...place, section.deck.copies]);
      const count = Math.min(MOST_COPIES, Math.max(1, Number(copies) || 1));
      return Array.from({ length: count }, (_, copy) => ({ key: `${place.join()} ${copy}`, piece }));
    });
  });
  useEffect(() => {
    document.body.dataset['printing'] = 'cards';
    const end = (): void => onPrinted();
    addEventListener('afterprint', end);
    // Two frames: the first has drawn the cards, the second their pictures.
    const frame = requestAnimationFrame(() => requestAnimationFrame(() => print()));
    return () => {
      delete document.body.dataset['printing'];
      removeEventListener('afterprint', end);
      cancelAnimationFrame(frame);
    };
  }, [onPrinted]);
  return (
    <ul className="workshop-print" aria-hidden="true">
      {cards.map(({ key, piece }) => (
        <li key={key}>{piece?.picture}</li>
      ))}
    </ul>
  );
}
