import type { Seat } from '@tortuga/kernel';
import { useBoard } from './context.ts';
import { ownedBy } from './deck.ts';
import { Sheet } from './Sheet.tsx';

/** The viewer's own cards, and what is left to draw. */
export function DeckSheet({ seat }: { readonly seat: Seat }) {
  const { t } = useBoard();
  return (
    <Sheet title={t('2199.ui.deckOfMine')}>
      <CardTable seat={seat} />
    </Sheet>
  );
}

/** Every card that a player owns: how many, and how many of them can't be seen. */
export function CardTable({ seat }: { readonly seat: Seat }) {
  const { view, me, faceOf, cardName, open, t } = useBoard();
  return (
    <table className="neon-deck">
      <thead>
        <tr>
          <th scope="col">{t('2199.ui.card')}</th>
          <th scope="col">{t(seat === me ? '2199.ui.toDraw' : '2199.ui.concealed')}</th>
          <th scope="col">{t('2199.ui.owned')}</th>
        </tr>
      </thead>
      <tbody>
        {ownedBy(view, seat).map(({ card, count, unseen }) => (
          <tr key={card} data-from={faceOf(card).from} data-out={unseen === 0}>
            <th scope="row">
              <button type="button" className="neon-named" onClick={() => open({ kind: 'card', card })}>
                {cardName(card)}
              </button>
            </th>
            <td>{unseen}</td>
            <td>{count}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
