import { lazy, Suspense, useState } from 'react';
import { useSpeech } from '../speech/speech.tsx';
import { Icon } from '../ui/Icon.tsx';

const AlertsSheet = lazy(async () => ({ default: (await import('./AlertsSheet.tsx')).AlertsSheet }));

interface AlertsButtonProps {
  /** In an action bar there is little room: its name says the rest. */
  readonly where: 'lobby' | 'bar';
  /** What it has opened stays open when it is not offered any more. */
  readonly isOffered?: boolean;
}

/** For whoever waits for others: nobody has to stay and look. */
export function AlertsButton({ where, isOffered = true }: AlertsButtonProps) {
  const { t } = useSpeech();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {isOffered && (
        <button
          type="button"
          className="btn"
          {...(where === 'bar' && { 'aria-label': t('web.alerts.turn'), title: t('web.alerts.turn') })}
          onClick={() => setOpen(true)}
        >
          <Icon name="bell" />
          {t(where === 'bar' ? 'web.alerts.short' : 'web.alerts.lobby')}
        </button>
      )}
      {isOpen && (
        <Suspense>
          <AlertsSheet onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
