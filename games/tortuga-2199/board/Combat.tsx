import { Ship } from './Badge.tsx';
import { CardFace } from './CardFace.tsx';
import { CombatDecision, type CombatProps } from './CombatDecision.tsx';
import { CombatOutcome } from './CombatOutcome.tsx';
import type { Clash, Side, Step } from './clash.ts';
import { useBoard } from './context.ts';
import { Glyph, HexBadge } from './Glyph.tsx';
import { Icon } from './Icon.tsx';

const PHASES = ['attack', 'defend', 'reveal', 'abilities', 'result'] as const;

function phaseOf({ frame }: Clash): number {
  if (frame === 'attack' || frame === 'defend') return PHASES.indexOf(frame);
  return frame === 'attackAbilities' || frame === 'defendAbilities' ? 3 : 4;
}

/** Two lanes, in which the totals are added up card by card. */
export function Combat({ clash, prompt, notice, onUndo, onClose }: CombatProps) {
  const { view, me, t, nameOf, sectorName } = useBoard();
  const market = view.sectors.find(({ sector }) => sector === clash.sector)?.market ?? 't';
  const role = me === clash.attack.seat ? 'attack' : me === clash.defence.seat ? 'defend' : 'watch';
  const now = phaseOf(clash);
  return (
    <section
      className="neon-combat"
      data-about="combat"
      aria-label={t('2199.ui.fight.title', { sector: sectorName(clash.sector) })}
    >
      <header className="neon-combat-head" data-from={market}>
        <HexBadge kind="letter">{t('2199.ui.letter', { kind: market })}</HexBadge>
        <div>
          <h2>{t('2199.ui.fight.title', { sector: sectorName(clash.sector) })}</h2>
          <p>
            {t('2199.ui.fight.who', {
              role,
              attacker: nameOf(clash.attack.seat),
              defender: nameOf(clash.defence.seat),
            })}
          </p>
        </div>
      </header>
      <ol className="neon-phases">
        {PHASES.map((phase, index) => (
          <li key={phase} aria-current={index === now ? 'step' : undefined} data-done={index < now}>
            <b>{index + 1}</b>
            {t('2199.ui.fight.phase', { phase })}
          </li>
        ))}
      </ol>
      <div className="neon-arena" data-known={clash.attack.total !== null && clash.defence.total !== null}>
        <Lane side={clash.defence} clash={clash} part="defend" />
        <Tug clash={clash} />
        <Lane side={clash.attack} clash={clash} part="attack" />
      </div>
      {clash.outcome === null ? (
        <CombatDecision clash={clash} prompt={prompt} notice={notice} onUndo={onUndo} onClose={onClose} />
      ) : (
        <CombatOutcome clash={clash} outcome={clash.outcome} onClose={onClose} />
      )}
    </section>
  );
}

interface LaneProps {
  readonly side: Side;
  readonly clash: Clash;
  readonly part: 'attack' | 'defend';
}

function Lane({ side, clash, part }: LaneProps) {
  const { me, t, nameOf } = useBoard();
  const { outcome } = clash;
  const result = outcome === null ? undefined : outcome.winner === side.seat ? 'won' : 'lost';
  const unseen = side.count - side.steps.filter(({ kind }) => kind === 'card').length;
  // Of several copies of the lost card only one is marked.
  const lost =
    outcome?.loser === side.seat
      ? side.steps.findLast((step) => step.kind === 'card' && step.card === outcome.lost)
      : undefined;
  return (
    <section className="neon-lane" data-seat={side.seat} data-role={part} data-result={result}>
      <div className="neon-fighter">
        <Ship seat={side.seat} />
        <h3>{side.seat === me ? t('2199.ui.you') : nameOf(side.seat)}</h3>
        <p>{t('2199.ui.fight.side', { role: part, count: side.count })}</p>
      </div>
      <ol className="neon-steps">
        {Array.from({ length: unseen }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: one hidden card is like the other
          <li key={`hidden ${index}`} className="neon-step">
            <span className="neon-card neon-hidden" role="img" aria-label={t('2199.ui.fight.hidden')}>
              ?
            </span>
          </li>
        ))}
        {side.steps.map((step, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place
          <StepView key={index} step={step} index={index} isLost={step === lost} />
        ))}
      </ol>
      <p className="neon-total">
        {side.total ?? '?'}
        <small>{t('2199.ui.fight.total')}</small>
      </p>
    </section>
  );
}

const STEP_ICONS = { turrets: 'gunner', walls: 'walls', abilities: 'combat' } as const;

function StepView({ step, index, isLost }: { readonly step: Step; readonly index: number; readonly isLost: boolean }) {
  const { t, open, cardName } = useBoard();
  return (
    <li className="neon-step" style={{ '--i': index } as object} data-lost={isLost}>
      {step.kind === 'card' ? (
        <button
          type="button"
          className="neon-card"
          data-info={`card ${step.card}`}
          onClick={() => open({ kind: 'card', card: step.card })}
        >
          <CardFace card={step.card} />
        </button>
      ) : (
        <span className="neon-bonus">
          <Icon name={STEP_ICONS[step.kind]} />
          <b>+{step.value}</b>
          <span>
            {step.by.length > 0
              ? [...new Set(step.by)].map(cardName).join(', ')
              : t('2199.ui.fight.step', { kind: step.kind })}
          </span>
        </span>
      )}
      {isLost && <span className="neon-stamp">{t('2199.ui.fight.destroyed')}</span>}
      <span className="neon-sum" aria-hidden="true">
        {step.sum} <small>+{step.value}</small>
      </span>
    </li>
  );
}

/** The ratio of the totals. */
function Tug({ clash: { attack, defence } }: { readonly clash: Clash }) {
  if (attack.total === null || defence.total === null) return <Glyph name="defence" className="neon-tug-rest" />;
  return (
    <div className="neon-tug" aria-hidden="true">
      <i data-seat={attack.seat} style={{ flexGrow: attack.total + 0.5 }} />
      <i data-seat={defence.seat} style={{ flexGrow: defence.total + 0.5 }} />
    </div>
  );
}
