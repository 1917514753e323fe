import { at } from '@tortuga/kernel';
import { useMemo } from 'react';
import { CardFace } from './CardFace.tsx';
import { useBoard } from './context.ts';
import { areCardsLaid, dealOf, flightNames } from './hand.ts';
import { useCardDrag } from './useCardDrag.ts';

/** The cards of this turn, and the viewer's piles. */
export function Played() {
  const { view, me, choice, t, nameOf } = useBoard();
  const isLaid = areCardsLaid({ view, me }) && choice.cards.length === 0;
  const title = isLaid
    ? t('2199.ui.deckOfMine')
    : view.active === me
      ? t('2199.ui.played')
      : t('2199.ui.playedBy', { player: nameOf(view.active) });
  return (
    <section className="neon-played neon-panel" data-about="played" data-laid={isLaid} aria-label={title}>
      <h2 className="neon-label neon-played-title">{title}</h2>
      {!isLaid && <PlayedCards />}
      <Piles />
    </section>
  );
}

/** The cards of this turn at full size, in the place of the hand. */
export function LaidCards() {
  const { view, t } = useBoard();
  const names = usePlayedNames();
  return (
    <section
      className="neon-hand neon-laid"
      style={{ '--count': view.played.length } as object}
      aria-label={t('2199.ui.played')}
    >
      {view.played.map((card, index) => (
        <div key={at(names, index)} className="neon-slot">
          <PlayedCard card={card} flight={at(names, index)} size="whole" />
        </div>
      ))}
    </section>
  );
}

export function PlayedCards() {
  const { view } = useBoard();
  const names = usePlayedNames();
  return (
    <div className="neon-played-cards" data-many={view.played.length > 4}>
      {view.played.map((card, index) => (
        <PlayedCard key={at(names, index)} card={card} flight={at(names, index)} />
      ))}
    </div>
  );
}

/** Copies that are gone count after those played: the numbers of the latter begin at 0. */
function usePlayedNames(): string[] {
  const { view, log } = useBoard();
  const { name } = useMemo(() => dealOf(log, view.active), [log, view.active]);
  return flightNames(view.played, { name, gone: new Map() });
}

interface PlayedProps {
  readonly card: number;
  readonly flight: string;
  readonly size?: 'mini' | 'whole';
}

/** A click shows it large; it can be dragged to the bin. */
function PlayedCard({ card, flight, size = 'mini' }: PlayedProps) {
  const { view, open } = useBoard();
  const handlers = useCardDrag({ card, from: 'played' }, { onClick: () => open({ kind: 'card', card }) });
  return (
    <button
      type="button"
      className={size === 'mini' ? 'neon-card neon-mini' : 'neon-card'}
      data-played=""
      data-info={`card ${card}`}
      data-flight={flight}
      data-flight-from={`seat-${view.active}`}
      {...handlers}
    >
      <CardFace card={card} />
    </button>
  );
}

export function Piles() {
  const { view, me, t, open } = useBoard();
  if (me === null) return null;
  const player = at(view.players, me);
  const { reserve } = player;
  return (
    <div className="neon-piles">
      <button
        type="button"
        className="neon-pile"
        data-flight-anchor="deck"
        data-info={`deck ${me}`}
        onClick={() => open({ kind: 'deck', seat: me })}
      >
        {player.deck}
        <small>{t('2199.ui.deck')}</small>
      </button>
      <button
        type="button"
        className="neon-pile"
        data-flight-anchor="discard"
        data-info={`discard ${me}`}
        onClick={() => open({ kind: 'pile', pile: 'discard' })}
      >
        {player.discard.length}
        <small>{t('2199.ui.discard')}</small>
      </button>
      {typeof reserve === 'number' ? (
        <button
          type="button"
          className="neon-pile"
          data-info={`card ${reserve}`}
          onClick={() => open({ kind: 'card', card: reserve })}
        >
          1<small>{t('2199.board.reserve')}</small>
        </button>
      ) : (
        <span className="neon-pile" data-info="reserve">
          –<small>{t('2199.board.reserve')}</small>
        </span>
      )}
    </div>
  );
}
