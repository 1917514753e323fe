import { inBackground } from '@tortuga/kit';
import { type FormEvent, type ReactNode, useState } from 'react';
import { api } from '../server/api.ts';
import { askWhoIAm, isPlayer, setMe, useMe } from '../server/me.ts';
import { useSpeech } from '../speech/speech.tsx';
import { NameField } from '../ui/NameField.tsx';
import { useOnce } from '../ui/once.ts';
import { Trouble, useTrouble } from '../ui/Trouble.tsx';
import { Waiting } from '../ui/Waiting.tsx';

/** For what needs a name: a visitor without one chooses it here. No password, no mail. */
export function NamedOnly({ children }: { readonly children: ReactNode }) {
  const { t } = useSpeech();
  const me = useMe();
  if (me === 'unasked') return <Waiting />;
  if (me === 'offline') {
    return (
      <div className="form">
        <p>{t('web.error.offline')}</p>
        <button type="button" className="btn" onClick={() => inBackground(askWhoIAm())}>
          {t('web.again')}
        </button>
      </div>
    );
  }
  return isPlayer(me) ? children : <ChooseName />;
}

function ChooseName() {
  const { t } = useSpeech();
  const [name, setName] = useState('');
  const [trouble, attempt] = useTrouble();
  const once = useOnce();
  const choose = (event: FormEvent): void => {
    event.preventDefault();
    once(() => attempt(async () => setMe(await api.becomePlayer(name.trim()))));
  };
  return (
    <form className="form" onSubmit={choose}>
      <p>{t('web.me.choose')}</p>
      <NameField label={t('web.me.name')} value={name} onChange={setName} isRequired />
      <Trouble phrase={trouble} />
      <button type="submit" className="btn primary large">
        {t('web.me.ready')}
      </button>
    </form>
  );
}
