import type { GameModule } from '@tortuga/games/game-module';
import type { Speaker } from '@tortuga/words';
import type { ReactNode } from 'react';
import { useSpeech } from '../speech/speech.tsx';
import { Icon } from '../ui/Icon.tsx';
import { type HintPlan, tellingMoves } from './hint.ts';
import { Reasons } from './Reasons.tsx';
import { SidePanel } from './SidePanel.tsx';
import type { Hint } from './use-hint.ts';

const MOST_PLANS = 3;

interface HintPanelProps {
  readonly module: GameModule;
  readonly speaker: Speaker;
  readonly hint: Hint;
  readonly onClose: () => void;
  /** Above the board even on a desk. */
  readonly isAbove?: boolean;
  /** What else can be asked. */
  readonly more?: ReactNode;
}

/** What a bot would do, and why. */
export function HintPanel({ module, speaker, hint, onClose, isAbove = false, more }: HintPanelProps) {
  const { t } = useSpeech();
  return (
    <SidePanel
      game={module.game.id}
      title={t('web.hint.title')}
      picture={<Icon name="lamp" />}
      isBusy={hint === 'thinking'}
      onClose={onClose}
      isAbove={isAbove}
      more={more}
    >
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
    </SidePanel>
  );
}

interface PlanProps extends Pick<HintPanelProps, 'module' | 'speaker'> {
  readonly plan: HintPlan;
  readonly title: string;
}

function Plan({ module, speaker, plan, title }: PlanProps) {
  const { t, locale } = useSpeech();
  const { shown, isCut } = tellingMoves(plan.moves);
  const [first = '', ...rest] = shown.map((move) => speaker.say(module.phraseOfMove(move as object)));
  const moves = rest.reduce((before, next) => t('web.hint.then', { before, next }), first);
  const chance = plan.chance?.toLocaleString(locale, { style: 'percent', maximumFractionDigits: 0 });
  return (
    <>
      <p className="row hint-title">
        <span>{title}</span> {chance !== undefined && <b>{t('web.hint.chance', { chance })}</b>}
      </p>
      <p className="hint-moves">{isCut ? t('web.hint.and', { moves }) : moves}</p>
      <Reasons speaker={speaker} reasons={plan.reasons} />
    </>
  );
}
