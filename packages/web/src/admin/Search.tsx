import { inBackground } from '@tortuga/kit';
import { type FormEvent, useState } from 'react';
import { useAdminWords } from './words.ts';

/** Looks for what was typed when it was typed out. */
export function Search({
  label,
  onSearch,
}: {
  readonly label: string;
  readonly onSearch: (text: string) => Promise<void>;
}) {
  const t = useAdminWords();
  const [text, setText] = useState('');
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    inBackground(onSearch(text.trim()));
  };
  return (
    <form className="row admin-form" onSubmit={submit}>
      <label className="stack field">
        <span>{label}</span>
        <input type="search" value={text} maxLength={100} onChange={({ target }) => setText(target.value)} />
      </label>
      <button type="submit" className="btn">
        {t('admin.find')}
      </button>
    </form>
  );
}
