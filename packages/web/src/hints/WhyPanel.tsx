import type { GameModule } from '@tortuga/games/game-module';
import type { Speaker } from '@tortuga/words';
import type { ReactNode } from 'react';
import { useSpeech } from '../speech/speech.tsx';
import { Reasons } from './Reasons.tsx';
import { SidePanel } from './SidePanel.tsx';
import type { Why } from './use-why.ts';
import { tellingDeeds } from './why.ts';

interface WhyPanelProps {
  readonly module: GameModule;
  readonly speaker: Speaker;
  readonly why: Why;
  readonly portrait: ReactNode;
  readonly onClose: () => void;
  readonly more: ReactNode;
}

/** What a bot did in its last turn, and why. */
export function WhyPanel({ module, speaker, why: { turn, reasons }, portrait, onClose, more }: WhyPanelProps) {
  const { t } = useSpeech();
  return (
    <SidePanel
      game={module.game.id}
      title={t('web.why.ask', { name: speaker.nameOf(turn.seat) })}
      picture={<span aria-hidden="true">{portrait}</span>}
      isBusy={reasons === 'thinking'}
      onClose={onClose}
      takesFocus
      more={more}
    >
      <div className="why-body" data-seat={turn.seat}>
        <ul className="hint-moves">
          {tellingDeeds(turn.deeds).map(({ n, index, event }) => (
            <li key={`${n}.${index}`}>{speaker.say(module.phraseOfEvent(event))}</li>
          ))}
        </ul>
        {reasons === 'thinking' && <p>{t('web.why.thinking')}</p>}
        {reasons === 'failed' && <p>{t('web.why.failed')}</p>}
        {typeof reasons !== 'string' && reasons.length === 0 && <p>{t('web.hint.none')}</p>}
        {typeof reasons !== 'string' && <Reasons speaker={speaker} reasons={reasons} />}
      </div>
    </SidePanel>
  );
}
