import { at, type Seat } from '@tortuga/kernel';
import type { ReactNode } from 'react';
import { Badge } from './Badge.tsx';
import { useBoard } from './context.ts';
import { Glyph } from './Glyph.tsx';

export function Header({ tools }: { readonly tools: ReactNode }) {
  const { view, t } = useBoard();
  return (
    <header className="neon-top">
      <p className="neon-title" aria-hidden="true">
        <span>{t('2199.ui.tortuga')}</span> <em>2199</em>
      </p>
      <p className="neon-round" data-info="round">
        {t('2199.ui.round', { round: view.round })}
      </p>
      {view.frame !== 'ship' && view.frame !== 'over' && <Order />}
      <span className="neon-space-between" />
      {tools}
    </header>
  );
}

/** Clockwise from the active player. */
function Order() {
  const { view, me, t, nameOf } = useBoard();
  const order = view.players.map((_, step) => ((view.active + step) % view.seats) as Seat);
  return (
    <ol className="neon-order" data-about="turn" aria-label={t('2199.ui.order')}>
      {order.map((seat) => (
        <li key={seat} data-seat={seat} aria-current={seat === view.active ? 'true' : undefined}>
          <Badge seat={seat} named={seat !== view.active} />
          {seat === view.active && <b>{seat === me ? t('2199.ui.yourTurn') : nameOf(seat)}</b>}
        </li>
      ))}
    </ol>
  );
}

/** After the conquest of Tortuga: who conquered it, and how many turns are left. */
export function Council() {
  const { view, me, t, nameOf } = useBoard();
  if (view.council === null || view.frame === 'over') return null;
  return (
    <p className="neon-council" data-about="council" data-seat={view.council}>
      <Glyph name="influence" />
      <b>{t('2199.ui.council')}</b>
      <span>
        {t('2199.ui.councilWhy', {
          mine: view.council === me ? 'yes' : 'no',
          player: nameOf(view.council),
          turns: view.lastTurns,
        })}
      </span>
      <i>{at(['I', 'II', 'III', 'IV'], Math.min(3, view.lastTurns))}</i>
    </p>
  );
}
