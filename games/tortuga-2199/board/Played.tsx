import { at } from '@tortuga/kernel';
import { CardFace } from './CardFace.tsx';
import { useBoard } from './context.ts';
import { flightNames } from './hand.ts';

/** The cards of this turn, and the viewer's piles. */
export function Played() {
  const { view, me, t, nameOf } = useBoard();
  const title = view.active === me ? t('2199.ui.played') : t('2199.ui.playedBy', { player: nameOf(view.active) });
  return (
    <section className="neon-played neon-panel" aria-label={title}>
      <h2 className="neon-label">{title}</h2>
      <PlayedCards />
      <Piles />
    </section>
  );
}

export function PlayedCards() {
  const { view, open } = useBoard();
  const names = flightNames(view.played, []);
  return (
    <div className="neon-played-cards" data-many={view.played.length > 4}>
      {view.played.map((card, index) => (
        <button
          key={at(names, index)}
          type="button"
          className="neon-card neon-mini"
          data-played=""
          data-flight={at(names, index)}
          data-flight-from={`seat-${view.active}`}
          onClick={() => open({ kind: 'card', card })}
        >
          <CardFace card={card} />
        </button>
      ))}
    </div>
  );
}

export function Piles() {
  const { view, me, t, open } = useBoard();
  if (me === null) return null;
  const player = at(view.players, me);
  const { reserve } = player;
  return (
    <div className="neon-piles">
      <span className="neon-pile" data-flight-anchor="deck">
        {player.deck}
        <small>{t('2199.ui.deck')}</small>
      </span>
      <button type="button" className="neon-pile" onClick={() => open({ kind: 'pile', pile: 'discard' })}>
        {player.discard.length}
        <small>{t('2199.ui.discard')}</small>
      </button>
      {typeof reserve === 'number' ? (
        <button type="button" className="neon-pile" onClick={() => open({ kind: 'card', card: reserve })}>
          1<small>{t('2199.board.reserve')}</small>
        </button>
      ) : (
        <span className="neon-pile">
          –<small>{t('2199.board.reserve')}</small>
        </span>
      )}
    </div>
  );
}
