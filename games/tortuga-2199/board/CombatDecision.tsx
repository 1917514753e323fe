import { at, type Phrase } from '@tortuga/kernel';
import { keyOf } from '@tortuga/kit/offers';
import type { ReactNode } from 'react';
import { CardFace, capital } from './CardFace.tsx';
import type { Clash } from './clash.ts';
import { useBoard } from './context.ts';
import { TurnBack } from './Glyph.tsx';
import { flightNames, handOf } from './hand.ts';
import { legalMove, refusedMove } from './offers.ts';
import { Priced } from './Priced.tsx';
import { WhyNot } from './WhyNot.tsx';
import { toViewer } from './you.ts';

export interface CombatProps {
  readonly clash: Clash;
  readonly prompt: Phrase;
  readonly notice: ReactNode;
  readonly onUndo: (() => void) | null;
  /** Back to the board, for spectators. Null while the viewer has to decide, or has nothing else to see. */
  readonly onClose: (() => void) | null;
}

/** The decisions of a combat: cards, abilities, the prize, the loss. */
export function CombatDecision({ clash, prompt, notice, onUndo, onClose }: CombatProps) {
  const { view, me, desk, t, say, refusal, play } = useBoard();
  const isMine = me !== null && view.decider === me && desk.legal.length > 0;
  const picks = clash.frame === 'attack' || clash.frame === 'defend';
  const ready = legalMove(desk, { kind: 'ready' });
  const odds =
    clash.attack.count > 0 || clash.frame === 'defend' ? (view.fight?.odds ?? view.fight?.holds ?? null) : null;
  return (
    <section className="neon-decision neon-panel" data-seat={me ?? undefined}>
      <p className="neon-say">
        {refusal !== null ? (
          <WhyNot />
        ) : isMine && picks ? (
          t('2199.ui.fight.pick', { role: clash.frame })
        ) : (
          say(toViewer(prompt, me))
        )}
      </p>
      {isMine && picks && odds !== null && <Gauge odds={odds} role={clash.frame} />}
      {isMine && picks && <Secret />}
      {notice}
      <div className="neon-turn">
        {onUndo !== null && (
          <button type="button" className="neon-button neon-undo" onClick={onUndo} aria-label={t('2199.ui.undo')}>
            <TurnBack />
            <span>{t('2199.ui.undo')}</span>
          </button>
        )}
        {onClose !== null && (
          <button type="button" className="neon-button" onClick={onClose}>
            {t('2199.ui.fight.leave')}
          </button>
        )}
        {isMine && !picks && <Answers />}
        {isMine && picks && (
          <Priced
            offer={ready ?? null}
            refused={refusedMove(desk, { kind: 'ready' }) ?? null}
            className="neon-button neon-end neon-ready"
            onGo={() => play({ kind: 'ready' })}
          >
            {t('2199.ui.fight.ready', {
              role: clash.frame,
              count: clash.frame === 'attack' ? clash.attack.count : clash.defence.count,
            })}
          </Priced>
        )}
      </div>
    </section>
  );
}

/** How likely the picked cards are to do. */
function Gauge({ odds, role }: { readonly odds: number; readonly role: string }) {
  const { t } = useBoard();
  return (
    <p className="neon-gauge" data-good={odds >= 50} style={{ '--odds': odds / 100 } as object}>
      <b>{t('2199.ui.fight.percent', { odds })}</b>
      <i className="neon-gauge-bar" aria-hidden="true" />
      <small>{t('2199.ui.fight.odds', { role })}</small>
    </p>
  );
}

/** The viewer's hand, to pick cards for the combat. */
function Secret() {
  const board = useBoard();
  const { desk, play, explain, cardName, t, view, me } = board;
  const hand = handOf(board);
  const used =
    view.fight === null || me === null
      ? []
      : me === view.fight.attacker
        ? view.fight.attackCards
        : view.fight.defendCards;
  const names = flightNames(hand, 'hidden' in used ? [] : used);
  return (
    <div className="neon-hand neon-secret" style={{ '--count': hand.length } as object}>
      {hand.map((card, index) => {
        const offer = legalMove(desk, { kind: 'commit', card });
        return (
          <div
            key={at(names, index)}
            className="neon-slot"
            data-info={`card ${card}`}
            data-choosable={offer === undefined ? undefined : ''}
          >
            <button
              type="button"
              className="neon-card"
              data-commit={offer === undefined ? undefined : ''}
              aria-disabled={offer === undefined ? true : undefined}
              aria-label={capital(t('2199.move.commit', { card: cardName(card) }))}
              onClick={() => (offer === undefined ? explain({ kind: 'commit', card }) : play(offer.move))}
            >
              <CardFace card={card} />
            </button>
          </div>
        );
      })}
      {hand.length === 0 && <p className="neon-quiet">{t('2199.ui.emptyHand')}</p>}
    </div>
  );
}

/** A button for each answer. */
function Answers() {
  const { desk, play, say, phrases } = useBoard();
  return (
    <div className="neon-doings">
      {desk.legal.map(({ move }) => (
        <button
          key={keyOf(move)}
          type="button"
          className={move.kind === 'skip' ? 'neon-button' : 'neon-do neon-do-plain'}
          data-answer={move.kind}
          onClick={() => play(move)}
        >
          {capital(say(phrases.phraseOfMove(move)))}
        </button>
      ))}
    </div>
  );
}
