import { at, type Seat } from '@tortuga/kernel';
import { Badge } from './Badge.tsx';
import { useBoard } from './context.ts';
import { CardTable } from './DeckSheet.tsx';
import { lastBought } from './log.ts';
import { Hold, Influence, InfluenceBar, Where } from './Rivals.tsx';
import { Sheet } from './Sheet.tsx';

/** Everything public about a player. */
export function PlayerSheet({ seat }: { readonly seat: Seat }) {
  const { view, t, nameOf, log, cardName, open, sectorName, huntCard } = useBoard();
  const player = at(view.players, seat);
  const bought = lastBought(log, seat);
  const held = view.sectors.filter(({ controller }) => controller === seat);
  const trophies = view.trophies.flatMap((owner, hunt) => (owner === seat ? [huntCard(hunt)] : []));
  return (
    <Sheet title={nameOf(seat)}>
      <div className="neon-who" data-seat={seat}>
        <Badge seat={seat} />
        <div>
          <Where player={player} />
        </div>
        <Influence player={player} />
      </div>
      <div data-seat={seat}>
        <InfluenceBar player={player} />
      </div>
      <ul className="neon-facts">
        <li>{t('2199.ui.split', { points: player.points, control: player.influence - player.points })}</li>
        <li>
          <Hold player={player} />
        </li>
        <li>{t('2199.ui.markers', { count: player.markers })}</li>
        <li>{player.reserve === null ? t('2199.ui.noReserve') : t('2199.ui.hasReserve')}</li>
        {player.ship !== null && (
          <li>
            <CardLink card={player.ship} />
          </li>
        )}
        {bought !== null && <li>{t('2199.ui.bought', { card: cardName(bought) })}</li>}
        {held.length > 0 && (
          <li>{t('2199.ui.holds', { sectors: held.map(({ sector }) => sectorName(sector)).join(', ') })}</li>
        )}
      </ul>
      {trophies.length > 0 && (
        <p>
          {t('2199.ui.shop', { shop: 'hunts' })}:{' '}
          {trophies.map((card) => (
            <CardLink key={card} card={card} />
          ))}
        </p>
      )}
      <details className="neon-details">
        <summary>{t('2199.ui.cards')}</summary>
        <CardTable seat={seat} />
      </details>
      <details className="neon-details">
        <summary>
          {t('2199.ui.discard')} ({player.discard.length})
        </summary>
        <ul className="neon-names">
          {[...new Set(player.discard)].map((card) => (
            <li key={card}>
              <button type="button" className="neon-named" onClick={() => open({ kind: 'card', card })}>
                {cardName(card)}
              </button>{' '}
              ×{player.discard.filter((each) => each === card).length}
            </li>
          ))}
        </ul>
      </details>
    </Sheet>
  );
}

function CardLink({ card }: { readonly card: number }) {
  const { cardName, open } = useBoard();
  return (
    <button type="button" className="neon-named" onClick={() => open({ kind: 'card', card })}>
      {cardName(card)}
    </button>
  );
}
