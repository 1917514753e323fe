import { at } from '@tortuga/kernel';
import { useEffect, useRef } from 'react';
import { Badge } from './Badge.tsx';
import type { Clash, Outcome } from './clash.ts';
import { useBoard } from './context.ts';
import { Glyph } from './Glyph.tsx';
import { Icon } from './Icon.tsx';

interface Props {
  readonly clash: Clash;
  readonly outcome: Outcome;
  readonly onClose: (() => void) | null;
}

export function CombatOutcome({ clash, outcome, onClose }: Props) {
  const { view, me, t, nameOf, cardName, sectorName, onRule } = useBoard();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  const { winner, loser, taken, bank } = outcome;
  const won = winner === clash.attack.seat ? clash.attack : clash.defence;
  const lost = winner === clash.attack.seat ? clash.defence : clash.attack;
  return (
    <section className="neon-outcome" data-seat={winner}>
      <h2>
        {t('2199.ui.fight.won', {
          mine: winner === me ? 'yes' : 'no',
          player: nameOf(winner),
          high: won.total ?? 0,
          low: lost.total ?? 0,
        })}
      </h2>
      <ul>
        {taken + bank > 0 && (
          <li>
            <Glyph name="influence" />
            {t('2199.ui.fight.spoils', {
              taken,
              bank,
              loser: { seat: loser },
              total: at(view.players, winner).influence,
            })}
          </li>
        )}
        {outcome.conquered !== null && (
          <li>
            <Badge seat={winner} />
            {t('2199.ui.fight.conquered', { sector: sectorName(clash.sector), defence: outcome.conquered })}
          </li>
        )}
        {outcome.freed && (
          <li>
            <Glyph name="defence" />
            {t('2199.ui.fight.freed', { sector: sectorName(clash.sector) })}
          </li>
        )}
        {outcome.shipLost && (
          <li>
            <Icon name="destroyed" />
            {t('2199.ui.fight.shipLost', { mine: loser === me ? 'yes' : 'no', player: nameOf(loser) })}
          </li>
        )}
        {outcome.fledTo !== null && (
          <li>
            <Glyph name="maneuvers" />
            {t(loser === me ? '2199.you.retreated' : '2199.event.retreated', {
              player: nameOf(loser),
              sector: sectorName(outcome.fledTo),
            })}
          </li>
        )}
        {outcome.lost !== null && (
          <li>
            <Icon name="destroyed" />
            {t('2199.ui.fight.cardLost', { card: cardName(outcome.lost) })}
          </li>
        )}
      </ul>
      <div className="neon-turn">
        <button type="button" className="neon-button" onClick={() => onRule('2199-12.7')}>
          {t('2199.ui.why')}
        </button>
        <button type="button" ref={button} className="neon-button neon-end neon-continue" onClick={() => onClose?.()}>
          {t('2199.ui.continue')}
        </button>
      </div>
    </section>
  );
}
