import type { GameModule } from '@tortuga/games/game-module';
import type { Speaker } from '@tortuga/words';
import { posterOf } from '../posters.ts';
import { useSpeech } from '../speech/speech.tsx';
import { Icon } from '../ui/Icon.tsx';
import { type HintPlan, tellingMoves } from './hint.ts';
import type { Hint } from './use-hint.ts';

const MOST_PLANS = 3;

interface HintPanelProps {
  readonly module: GameModule;
  readonly speaker: Speaker;
  readonly hint: Hint;
  readonly onClose: () => void;
  /** Above the board even on a desk. */
  readonly isAbove?: boolean;
}

/** What a bot would do, and why. It stands beside the board, never over it. */
export function HintPanel({ module, speaker, hint, onClose, isAbove = false }: HintPanelProps) {
  const { t } = useSpeech();
  return (
    <aside
      className="hint"
      data-board={posterOf(module.game.id)?.skin}
      data-above={isAbove || undefined}
      aria-label={t('web.hint.title')}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        onClose();
      }}
    >
      <header className="row hint-head">
        <h2>
          <Icon name="lamp" /> {t('web.hint.title')}
        </h2>
        <button type="button" className="tool" aria-label={t('web.close')} onClick={onClose}>
          <Icon name="close" />
        </button>
      </header>
      <div className="hint-body" role="status" aria-busy={hint === 'thinking'}>
        {hint === 'thinking' && <p>{t('web.hint.thinking')}</p>}
        {hint === 'failed' && <p>{t('web.hint.failed')}</p>}
        {typeof hint !== 'string' && hint.length === 0 && <p>{t('web.hint.none')}</p>}
        {typeof hint !== 'string' && hint.length > 0 && (
          <ol className="stack">
            {hint.slice(0, MOST_PLANS).map((plan, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a hint does not change
              <li className="hint-plan" key={index}>
                <Plan
                  module={module}
                  speaker={speaker}
                  plan={plan}
                  title={t(index === 0 ? 'web.hint.best' : 'web.hint.other')}
                />
              </li>
            ))}
          </ol>
        )}
      </div>
    </aside>
  );
}

interface PlanProps extends Pick<HintPanelProps, 'module' | 'speaker'> {
  readonly plan: HintPlan;
  readonly title: string;
}

function Plan({ module, speaker, plan, title }: PlanProps) {
  const { t, locale } = useSpeech();
  const { shown, isCut } = tellingMoves(plan.moves);
  const moves = shown.map((move) => speaker.say(module.phraseOfMove(move as object))).join('; ');
  const chance = plan.chance?.toLocaleString(locale, { style: 'percent', maximumFractionDigits: 0 });
  return (
    <>
      <p className="row hint-title">
        <span>{title}</span> {chance !== undefined && <b>{t('web.hint.chance', { chance })}</b>}
      </p>
      <p className="hint-moves">{isCut ? t('web.hint.and', { moves }) : moves}</p>
      {plan.reasons.length > 0 && (
        <ul className="hint-reasons">
          {plan.reasons.map((reason) => (
            <li key={JSON.stringify(reason)}>{speaker.say(reason)}</li>
          ))}
        </ul>
      )}
    </>
  );
}
