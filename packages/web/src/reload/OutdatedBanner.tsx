import { inBackground } from '@tortuga/kit';
import { useSpeech } from '../speech/speech.tsx';
import { reload, useAge } from './outdated.ts';

/** When reloading has not helped: a person decides when to try again. */
export function OutdatedBanner() {
  const { t } = useSpeech();
  if (useAge() !== 'asking') return null;
  return (
    <div className="row outdated" role="alert">
      <p>{t('web.outdated.newer')}</p>
      <button type="button" className="btn primary" onClick={() => inBackground(reload())}>
        {t('web.outdated.reload')}
      </button>
    </div>
  );
}
