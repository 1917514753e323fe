import { at, type Seat } from '@tortuga/kernel';
import { Badge } from './Badge.tsx';
import { useBoard } from './context.ts';
import { countedIn, ownedBy } from './deck.ts';
import { lastBought } from './log.ts';
import { Hold, Where } from './Rivals.tsx';

/** A list in words: a card and how many of it. */
function useCardList(): (cards: readonly (readonly [card: number, count: number])[]) => string {
  const { cardName, t } = useBoard();
  return (cards) =>
    cards.length === 0
      ? t('2199.info.noCards')
      : cards.map(([card, count]) => (count === 1 ? cardName(card) : `${cardName(card)} ×${count}`)).join(', ');
}

/** Everything public about a player, in short. */
export function PlayerInfo({ seat }: { readonly seat: Seat }) {
  const { view, nameOf, cardName, log, t } = useBoard();
  const list = useCardList();
  const player = at(view.players, seat);
  const bought = lastBought(log, seat);
  const concealed = ownedBy(view, seat).filter(({ unseen }) => unseen > 0);
  return (
    <>
      <b data-seat={seat}>
        <Badge seat={seat} /> {nameOf(seat)} · {player.influence}/{view.goal}
      </b>
      <p className="neon-info-kind">
        <Where player={player} />
      </p>
      <p>{t('2199.ui.split', { points: player.points, control: player.influence - player.points })}</p>
      <p>
        <Hold player={player} />
      </p>
      <p>
        {t('2199.ui.markers', { count: player.markers })} ·{' '}
        {t(player.reserve === null ? '2199.ui.noReserve' : '2199.ui.hasReserve')}
      </p>
      {bought !== null && <p>{t('2199.ui.bought', { card: cardName(bought) })}</p>}
      <p>{t('2199.info.concealed', { cards: list(concealed.map(({ card, unseen }) => [card, unseen])) })}</p>
      {player.discard.length > 0 && <p>{t('2199.info.discarded', { cards: list(countedIn(player.discard)) })}</p>}
    </>
  );
}

/** What is left to draw, as a list with counts. */
export function DeckInfo({ seat }: { readonly seat: Seat }) {
  const { view, t } = useBoard();
  const list = useCardList();
  const left = ownedBy(view, seat).filter(({ unseen }) => unseen > 0);
  return (
    <>
      <b>{t('2199.ui.deckOfMine')}</b>
      <p>
        {left.length === 0
          ? t('2199.info.shuffles')
          : t('2199.info.toDraw', { cards: list(left.map(({ card, unseen }) => [card, unseen])) })}
      </p>
    </>
  );
}

export function DiscardInfo({ seat }: { readonly seat: Seat }) {
  const { view, t } = useBoard();
  const list = useCardList();
  return (
    <>
      <b>{t('2199.ui.discard')}</b>
      <p>{list(countedIn(at(view.players, seat).discard))}</p>
    </>
  );
}
