import type { PlayerInfo } from '@tortuga/protocol/http';
import { type FormEvent, useState } from 'react';
import { switchOff } from '../alerts/device.ts';
import { api } from '../server/api.ts';
import { setMe } from '../server/me.ts';
import { useSpeech } from '../speech/speech.tsx';
import { NameField } from '../ui/NameField.tsx';
import { useOnce } from '../ui/once.ts';
import { Trouble, useTrouble } from '../ui/Trouble.tsx';

/** table-11.5: all that the server has of me, to save or to delete. */
export function OwnData({ me, onDeleted }: { readonly me: PlayerInfo; readonly onDeleted: () => void }) {
  const { t } = useSpeech();
  const [isAsking, setAsking] = useState(false);
  const [name, setName] = useState('');
  const [trouble, attempt] = useTrouble();
  const once = useOnce();
  const remove = (event: FormEvent): void => {
    event.preventDefault();
    once(() =>
      attempt(async () => {
        await api.deleteMe(name.trim());
        await switchOff();
        setMe(null);
        onDeleted();
      }),
    );
  };
  return (
    <section className="stack own-data">
      <h2>{t('web.keeping.data')}</h2>
      <p>{t('web.keeping.dataHint')}</p>
      <div className="row">
        <a className="btn" href="/api/me/data" download="tortuga-my-data.json">
          {t('web.keeping.save')}
        </a>
        {!isAsking && (
          <button type="button" className="btn quiet" onClick={() => setAsking(true)}>
            {t('web.keeping.delete')}
          </button>
        )}
      </div>
      {isAsking && (
        <form className="stack" onSubmit={remove}>
          <p>{t('web.keeping.deleteHint', { name: me.name })}</p>
          <NameField label={t('web.me.name')} value={name} onChange={setName} isRequired />
          <div className="row">
            <button type="submit" className="btn" disabled={name.trim() !== me.name}>
              {t('web.keeping.deleteYes')}
            </button>
            <button type="button" className="btn" onClick={() => setAsking(false)}>
              {t('web.keeping.keep')}
            </button>
          </div>
        </form>
      )}
      <Trouble phrase={trouble} />
    </section>
  );
}
