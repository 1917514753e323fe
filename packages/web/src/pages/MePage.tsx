import { inBackground } from '@tortuga/kit';
import type { PlayerInfo } from '@tortuga/protocol/http';
import { type FormEvent, useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { switchOff } from '../alerts/device.ts';
import { OwnData } from '../keeping/OwnData.tsx';
import { api } from '../server/api.ts';
import { askWhoIAm, isPlayer, keyInAddress, setMe, useMe } from '../server/me.ts';
import { useSpeech } from '../speech/speech.tsx';
import { CopiedLink } from '../ui/CopiedLink.tsx';
import { NameField } from '../ui/NameField.tsx';
import { Page } from '../ui/Page.tsx';
import { Trouble, useTrouble } from '../ui/Trouble.tsx';
import { Waiting } from '../ui/Waiting.tsx';
import { Become, type Offered } from './Become.tsx';
import { NamedOnly } from './NamedOnly.tsx';

/** Who I am: my name, and the way to take it to another device. A link from there arrives here. */
export function MePage() {
  const { t } = useSpeech();
  const me = useMe();
  const [trouble, attempt] = useTrouble();
  const [, go] = useLocation();
  const [arriving, setArriving] = useState(() => keyInAddress() !== null);
  const [offered, setOffered] = useState<Offered | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the secret in the address is used once
  useEffect(() => {
    /** One question after the other: first who I am, then whose key it is, and only then anything changes. */
    async function arrive(token: string): Promise<void> {
      const here = await askWhoIAm();
      const other = await api.whose(token);
      if (isPlayer(here) && here.id !== other.id) setOffered({ token, other, me: here });
      else setMe(await api.becomeWith(token));
    }
    const look = () => {
      const token = keyInAddress();
      if (token === null) return;
      // It is in the fragment, which no server sees; and it does not stay in the history.
      history.replaceState(null, '', '/me');
      setArriving(true);
      setOffered(null);
      inBackground(attempt(() => arrive(token)).then(() => setArriving(false)));
    };
    look();
    addEventListener('hashchange', look);
    return () => removeEventListener('hashchange', look);
  }, []);
  return (
    <Page title={t('web.me.title')}>
      <Trouble phrase={trouble} />
      {arriving && <Waiting />}
      {offered !== null && <Become key={offered.token} {...offered} onDecided={() => setOffered(null)} />}
      {!arriving && offered === null && (
        <NamedOnly>{isPlayer(me) && <Identity key={me.id} me={me} onForgotten={() => go('/')} />}</NamedOnly>
      )}
    </Page>
  );
}

function Identity({ me, onForgotten }: { readonly me: PlayerInfo; readonly onForgotten: () => void }) {
  const { t } = useSpeech();
  const [name, setName] = useState(me.name);
  const [link, setLink] = useState<string | null>(null);
  const [trouble, attempt] = useTrouble();
  const rename = (event: FormEvent): void => {
    event.preventDefault();
    inBackground(attempt(async () => setMe(await api.rename(name.trim()))));
  };
  const carry = () => attempt(async () => setLink(await api.linkForAnotherDevice()));
  const forget = () =>
    attempt(async () => {
      await api.forgetMe();
      await switchOff();
      setMe(null);
      onForgotten();
    });
  return (
    <div className="form">
      <form className="row form-row" onSubmit={rename}>
        <NameField label={t('web.me.name')} value={name} onChange={setName} isRequired />
        <button type="submit" className="btn">
          {t('web.me.rename')}
        </button>
      </form>
      <Link className="btn" href="/friends">
        {t('web.friends.atTable')}
      </Link>
      <section className="me-device">
        <h2>{t('web.me.device')}</h2>
        <p>{t('web.me.deviceHint')}</p>
        {link === null ? (
          <button type="button" className="btn" onClick={carry}>
            {t('web.me.makeLink')}
          </button>
        ) : (
          <CopiedLink link={link} label={t('web.me.link')} qrLabel={t('web.me.qr')} />
        )}
      </section>
      <OwnData me={me} onDeleted={onForgotten} />
      <Trouble phrase={trouble} />
      <button type="button" className="btn quiet" onClick={forget}>
        {t('web.me.forget')}
      </button>
    </div>
  );
}
