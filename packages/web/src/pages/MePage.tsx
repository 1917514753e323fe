import { type FormEvent, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { api, type Player } from '../server/api.ts';
import { isPlayer, setMe, useMe } from '../server/me.ts';
import { useSpeech } from '../speech/speech.tsx';
import { NameField } from '../ui/NameField.tsx';
import { Page } from '../ui/Page.tsx';
import { QrCode } from '../ui/QrCode.tsx';
import { Trouble, useTrouble } from '../ui/Trouble.tsx';
import { NamedOnly } from './NamedOnly.tsx';

/** Who I am: my name, and the way to take it to another device. A link from there arrives here. */
export function MePage() {
  const { t } = useSpeech();
  const me = useMe();
  const [trouble, attempt] = useTrouble();
  const [, go] = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the secret in the address is used once
  useEffect(() => {
    const token = /^#key=([\w-]+)$/.exec(location.hash)?.[1];
    if (token === undefined) return;
    // It is in the fragment, which no server sees; and it does not stay in the history.
    history.replaceState(null, '', '/me');
    attempt(async () => setMe(await api.becomeWith(token)));
  }, []);
  return (
    <Page title={t('web.me.title')}>
      <Trouble phrase={trouble} />
      <NamedOnly>{isPlayer(me) && <Identity key={me.id} me={me} onForgotten={() => go('/')} />}</NamedOnly>
    </Page>
  );
}

function Identity({ me, onForgotten }: { readonly me: Player; readonly onForgotten: () => void }) {
  const { t } = useSpeech();
  const [name, setName] = useState(me.name);
  const [link, setLink] = useState<string | null>(null);
  const [trouble, attempt] = useTrouble();
  const rename = (event: FormEvent): void => {
    event.preventDefault();
    attempt(async () => setMe(await api.rename(name.trim())));
  };
  const carry = () => attempt(async () => setLink(`${location.origin}/me#key=${await api.forAnotherDevice()}`));
  const forget = () =>
    attempt(async () => {
      await api.forgetMe();
      setMe(null);
      onForgotten();
    });
  return (
    <div className="form">
      <form className="form-row" onSubmit={rename}>
        <NameField label={t('web.me.name')} value={name} onChange={setName} isRequired />
        <button type="submit" className="btn">
          {t('web.me.rename')}
        </button>
      </form>
      <section className="me-device">
        <h2>{t('web.me.device')}</h2>
        <p>{t('web.me.deviceHint')}</p>
        {link === null ? (
          <button type="button" className="btn" onClick={carry}>
            {t('web.me.makeLink')}
          </button>
        ) : (
          <>
            <QrCode text={link} label={t('web.me.qr')} />
            <input readOnly aria-label={t('web.me.link')} value={link} onFocus={({ target }) => target.select()} />
          </>
        )}
      </section>
      <Trouble phrase={trouble} />
      <button type="button" className="btn quiet" onClick={forget}>
        {t('web.me.forget')}
      </button>
    </div>
  );
}
