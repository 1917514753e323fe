import { at } from '@tortuga/kernel';
import type { ReactNode } from 'react';
import { Badge } from './Badge.tsx';
import { useBoard } from './context.ts';
import { Glyph, type GlyphName } from './Glyph.tsx';
import { legalOf } from './offers.ts';
import { Influence, InfluenceBar } from './Rivals.tsx';

/** The viewer's own influence and resources. */
export function Me() {
  const { view, me, t, nameOf, signOf, preview, open, desk } = useBoard();
  if (me === null) return null;
  const player = at(view.players, me);
  const isMine = view.active === me && view.frame !== 'ship';
  const price = isMine ? (preview?.price ?? null) : null;
  const crypto = isMine ? view.crypto : 0;
  const maneuvers = isMine ? view.maneuvers : 0;
  const canTender = legalOf(desk, 'tender').length > 0;
  return (
    <section className="neon-me neon-panel" data-about="held" data-seat={me} aria-label={t('2199.ui.resources')}>
      <div className="neon-who" data-speaker={me}>
        <Badge seat={me} />
        <div>
          <span>
            {nameOf(me)} {signOf(me)}
          </span>
          <small className="neon-held" data-info={`held ${me}`}>
            <Glyph name="posts" />
            <span className="sr">{t('2199.ui.posts')}</span> {player.posts} <Glyph name="turrets" />
            <span className="sr">{t('2199.ui.turrets')}</span> {player.turrets} ·{' '}
            {t('2199.ui.markers', { count: player.markers })}
          </small>
        </div>
        <span data-info={`player ${me}`}>
          <Influence player={player} />
        </span>
      </div>
      <InfluenceBar player={player} info="influence" />
      <div className="neon-counters">
        <Counter name="crypto" value={crypto} cost={price?.crypto ?? 0} plus={view.potential.brings.crypto} />
        <Counter
          name="maneuvers"
          value={maneuvers}
          cost={price?.maneuvers ?? 0}
          plus={view.potential.brings.maneuvers}
        />
        <Counter
          name="minerals"
          value={player.minerals}
          cost={price?.minerals ?? 0}
          tender={isMine ? view.tender : 0}
          onClick={canTender ? () => open({ kind: 'minerals' }) : null}
        />
        <button
          type="button"
          className="neon-counter neon-narrow-only"
          data-of="influence"
          data-info="influence"
          onClick={() => open({ kind: 'player', seat: me })}
        >
          <Influence player={player} />
          <small>{t('2199.ui.influence')}</small>
        </button>
        <button type="button" className="neon-counter neon-narrow-only" onClick={() => open({ kind: 'played' })}>
          <b>{view.played.length}</b>
          <small>{t('2199.ui.playedShort')}</small>
        </button>
      </div>
    </section>
  );
}

interface CounterProps {
  readonly name: Extract<GlyphName, 'crypto' | 'maneuvers' | 'minerals'>;
  readonly value: number;
  /** The price of what is under the pointer. */
  readonly cost: number;
  /** What the hand can bring. */
  readonly plus?: number;
  readonly tender?: number;
  readonly onClick?: (() => void) | null;
}

/** A number, and what would be left after paying for what is under the pointer. */
function Counter({ name, value, cost, plus = 0, tender = 0, onClick = null }: CounterProps) {
  const { t } = useBoard();
  const content: ReactNode = (
    <>
      <b>
        <Glyph name={name} />
        {value}
        {cost > 0 && (
          <i aria-hidden="true" data-short={cost > value}>
            {cost > value ? `−${cost}` : `→${value - cost}`}
          </i>
        )}
      </b>
      {plus > 0 && (
        <span className="neon-plus" title={`${t('2199.ui.brings')} ${t(`2199.unit.${name}`, { count: plus })}`}>
          +{plus}
        </span>
      )}
      <small>{tender > 0 ? t('2199.ui.tendered', { count: tender }) : t(`2199.ui.${name}`)}</small>
    </>
  );
  return onClick === null ? (
    <div className="neon-counter" data-of={name} data-info={name}>
      {content}
    </div>
  ) : (
    <button type="button" className="neon-counter" data-of={name} data-info={name} onClick={onClick}>
      {content}
    </button>
  );
}
