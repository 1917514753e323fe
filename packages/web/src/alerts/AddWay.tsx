import { inBackground } from '@tortuga/kit';
import type { Alerts } from '@tortuga/protocol/http';
import { type FormEvent, useId, useState } from 'react';
import { api } from '../server/api.ts';
import { useSpeech } from '../speech/speech.tsx';
import { Choice } from '../ui/Choice.tsx';
import { useAlertWords } from './words.ts';

interface AddProps {
  readonly attempt: (task: () => Promise<unknown>) => Promise<void>;
  readonly onChange: (alerts: Alerts) => void;
}

/** The address gets one mail, with a link to confirm it. */
export function MailForm({ attempt, onChange }: AddProps) {
  const t = useAlertWords();
  const { locale } = useSpeech();
  const [address, setAddress] = useState('');
  const [isAsked, setAsked] = useState(false);
  const add = () =>
    attempt(async () => {
      onChange(await api.addAlertMail({ address: address.trim(), language: locale }));
      setAsked(true);
      setAddress('');
    });
  return (
    <>
      <AddForm label={t('alerts.mail')} type="email" value={address} onType={setAddress} onAdd={add} />
      {isAsked && <p role="status">{t('alerts.mailSent')}</p>}
    </>
  );
}

type Format = 'discord' | 'plain';
const FORMATS: readonly Format[] = ['discord', 'plain'];

export function HookForm({ attempt, onChange }: AddProps) {
  const t = useAlertWords();
  const { locale } = useSpeech();
  const [url, setUrl] = useState('');
  const [format, setFormat] = useState<Format>('discord');
  const add = () =>
    attempt(async () => {
      onChange(await api.addAlertHook({ url: url.trim(), format, language: locale }));
      setUrl('');
    });
  return (
    <>
      <AddForm label={t('alerts.hook')} type="url" value={url} onType={setUrl} onAdd={add} />
      {url !== '' && (
        <Choice
          label={t('alerts.format')}
          value={format}
          onChange={setFormat}
          options={FORMATS.map((each) => ({ value: each, label: t(`alerts.formats.${each}`) }))}
        />
      )}
    </>
  );
}

interface AddFormProps {
  readonly label: string;
  readonly type: 'email' | 'url';
  readonly value: string;
  readonly onType: (value: string) => void;
  readonly onAdd: () => Promise<void>;
}

function AddForm({ label, type, value, onType, onAdd }: AddFormProps) {
  const t = useAlertWords();
  const id = useId();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    inBackground(onAdd());
  };
  return (
    <form className="row form-row alert-add" onSubmit={submit}>
      <div className="stack field">
        <label htmlFor={id}>{label}</label>
        <input id={id} type={type} value={value} required onChange={({ target }) => onType(target.value)} />
      </div>
      <button type="submit" className="btn">
        {t('alerts.add')}
      </button>
    </form>
  );
}
