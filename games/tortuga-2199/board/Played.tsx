import { at } from '@tortuga/kernel';
import { CardFace } from './CardFace.tsx';
import { useBoard } from './context.ts';
import { drop, type Held } from './drops.ts';
import { flightNames } from './hand.ts';
import { useDrag } from './useDrag.ts';

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
  const { view } = useBoard();
  const names = flightNames(view.played, []);
  return (
    <div className="neon-played-cards" data-many={view.played.length > 4}>
      {view.played.map((card, index) => (
        <PlayedCard key={at(names, index)} card={card} flight={at(names, index)} />
      ))}
    </div>
  );
}

/** A click shows it large; it can be dragged to the bin. */
function PlayedCard({ card, flight }: { readonly card: number; readonly flight: string }) {
  const { view, desk, play, open, hold } = useBoard();
  const held: Held = { card, from: 'played' };
  const drag = useDrag({
    onHold: (isHeld) => hold(isHeld ? held : null),
    onDrop: (place) => drop(desk, held, place, play),
  });
  return (
    <button
      type="button"
      className="neon-card neon-mini"
      data-played=""
      data-info={`card ${card}`}
      data-flight={flight}
      data-flight-from={`seat-${view.active}`}
      onClick={() => !drag.wasDragged() && open({ kind: 'card', card })}
      {...drag.handlers}
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
