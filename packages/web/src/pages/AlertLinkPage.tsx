import { inBackground } from '@tortuga/kit';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { useAlertWords } from '../alerts/words.ts';
import { api } from '../server/api.ts';
import { Page } from '../ui/Page.tsx';
import { Trouble, useTrouble } from '../ui/Trouble.tsx';

/** From a link in a message. Its token is in the fragment, which stays in no log. */
export function AlertLinkPage({ what }: { readonly what: 'confirm' | 'stop' }) {
  const t = useAlertWords();
  const [token] = useState(() => location.hash.slice(1));
  const [name, setName] = useState<string | null>(null);
  const [trouble, attempt] = useTrouble();
  const hasBegun = useRef(false);
  const ask = () =>
    attempt(async () => {
      const answer = await (what === 'confirm' ? api.confirmAlerts(token) : api.stopAlerts(token));
      setName(answer.name === '' ? 'none' : answer.name);
    });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the click on the link was the one click it takes
  useEffect(() => {
    if (what !== 'stop' || hasBegun.current) return;
    hasBegun.current = true;
    inBackground(ask());
  }, []);
  return (
    <Page title={t(`alerts.${what}.title`)}>
      <div className="form">
        <Trouble phrase={trouble} />
        {name !== null && <p role="status">{t(`alerts.${what}.done`, { name })}</p>}
        {name === null && what === 'confirm' && (
          <>
            <p>{t('alerts.confirm.lead')}</p>
            <button type="button" className="btn primary large" onClick={() => inBackground(ask())}>
              {t('alerts.confirm.yes')}
            </button>
          </>
        )}
        <Link className="btn" href="/settings">
          {t('alerts.settings')}
        </Link>
      </div>
    </Page>
  );
}
