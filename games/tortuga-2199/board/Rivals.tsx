import { at, type Seat } from '@tortuga/kernel';
import type { PlayerView } from '../rules/view-types.ts';
import { Badge } from './Badge.tsx';
import { useBoard } from './context.ts';
import { Glyph } from './Glyph.tsx';
import { lastBought } from './log.ts';

/** The other players, clockwise from the viewer; all players for spectators. */
export function Rivals() {
  const { view, me, t } = useBoard();
  const first = me ?? -1;
  const seats = view.players.map((_, step) => ((first + 1 + step) % view.seats) as Seat).filter((seat) => seat !== me);
  return (
    <section className="neon-rivals" data-count={seats.length} aria-label={t('2199.ui.rivals')}>
      {seats.map((seat) => (
        <Rival key={seat} seat={seat} />
      ))}
    </section>
  );
}

function Rival({ seat }: { readonly seat: Seat }) {
  const { view, nameOf, portraitOf, signOf, open, log, cardName, t } = useBoard();
  const player = at(view.players, seat);
  const bought = lastBought(log, seat);
  return (
    <button
      type="button"
      className="neon-rival neon-panel"
      data-seat={seat}
      data-info={`player ${seat}`}
      data-active={view.active === seat && view.frame !== 'over'}
      data-flight-anchor={`seat-${seat}`}
      data-speaker={seat}
      onClick={() => open({ kind: 'player', seat })}
    >
      <Badge seat={seat} />
      <span className="neon-rival-name">
        {portraitOf(seat)} {nameOf(seat)} {signOf(seat)}
      </span>
      <span className="neon-rival-where">
        <Where player={player} />
      </span>
      <Influence player={player} />
      <InfluenceBar player={player} />
      <Hold player={player} />
      {bought !== null && <span className="neon-rival-bought">{t('2199.ui.bought', { card: cardName(bought) })}</span>}
    </button>
  );
}

export function Where({ player }: { readonly player: PlayerView }) {
  const { me, view, t, sectorName } = useBoard();
  if (player.sector === null) return t('2199.ui.inHold');
  const beside = me !== null && view.players[me] !== player && at(view.players, me).sector === player.sector;
  return t('2199.ui.at', { beside: beside ? 'yes' : 'no', sector: sectorName(player.sector) });
}

export function Influence({ player }: { readonly player: PlayerView }) {
  const { view, t } = useBoard();
  return (
    <span className="neon-influence">
      <span className="sr">{t('2199.ui.influence')} </span>
      {player.influence}
      <small>/{view.goal}</small>
    </span>
  );
}

/** Plain cells are points, hatched ones control tokens; filling the last one wins. */
export function InfluenceBar({ player, info }: { readonly player: PlayerView; readonly info?: string }) {
  const { view } = useBoard();
  return (
    <span className="neon-cells" aria-hidden="true" data-info={info}>
      {Array.from({ length: view.goal }, (_, cell) => (
        <i
          // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place
          key={cell}
          data-of={cell < player.points ? 'points' : cell < player.influence ? 'control' : undefined}
        />
      ))}
    </span>
  );
}

const handSize = ({ hand }: PlayerView): number => ('hidden' in hand ? hand.count : hand.length);

/** The public part of a player's hold, in short. */
export function Hold({ player }: { readonly player: PlayerView }) {
  const { t } = useBoard();
  return (
    <span className="neon-hold">
      <span>{t('2199.ui.handCount', { count: handSize(player) })}</span>
      <span>{t('2199.ui.deckCount', { count: player.deck })}</span>
      <span>
        <Glyph name="minerals" />
        <span className="sr">{t('2199.ui.minerals')}</span>
        {player.minerals}
      </span>
      {player.posts > 0 && (
        <span>
          <Glyph name="posts" />
          <span className="sr">{t('2199.ui.posts')}</span>
          {player.posts}
        </span>
      )}
      {player.turrets > 0 && (
        <span>
          <Glyph name="turrets" />
          <span className="sr">{t('2199.ui.turrets')}</span>
          {player.turrets}
        </span>
      )}
    </span>
  );
}
