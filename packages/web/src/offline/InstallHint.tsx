import { inBackground } from '@tortuga/kit';
import { useState } from 'react';
import { useSpeech } from '../speech/speech.tsx';
import { useInstall } from './install.ts';

const KEY = 'tortuga.install';

/** For whoever has played here: the page can be an app. Once declined it is not said again. */
export function InstallHint() {
  const { t } = useSpeech();
  const installing = useInstall();
  const [isDeclined, setDeclined] = useState(() => stored() !== null);
  if (installing === null || isDeclined) return null;
  const decline = (): void => {
    setDeclined(true);
    store();
  };
  return (
    <section className="row install" aria-label={t('web.install.title')}>
      <p>
        <b>{t('web.install.title')}</b> {t(installing.how === 'menu' ? 'web.install.menu' : 'web.install.what')}
      </p>
      {installing.how === 'prompt' && (
        <button type="button" className="btn primary" onClick={() => inBackground(installing.ask())}>
          {t('web.install.yes')}
        </button>
      )}
      <button type="button" className="btn" onClick={decline}>
        {t('web.install.no')}
      </button>
    </section>
  );
}

function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function store(): void {
  try {
    localStorage.setItem(KEY, 'declined');
  } catch {
    // Then it is said again next time.
  }
}
