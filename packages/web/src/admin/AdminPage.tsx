import { type FormEvent, Suspense, useState } from 'react';
import { sessionRead, sessionWrite } from '../reload/session.ts';
import { ApiProblem } from '../server/api-problem.ts';
import { Page } from '../ui/Page.tsx';
import { Trouble, useTrouble } from '../ui/Trouble.tsx';
import { Waiting } from '../ui/Waiting.tsx';
import { type Ask, asking } from './ask.ts';
import { Deeds } from './Deeds.tsx';
import { Overview } from './Overview.tsx';
import { Players } from './Players.tsx';
import { Reports } from './Reports.tsx';
import { Sanctions } from './Sanctions.tsx';
import { Tables } from './Tables.tsx';
import { useAdminWords } from './words.ts';
import './index.css';

const KEY = 'tortuga.admin';

const PARTS = {
  overview: Overview,
  reports: Reports,
  tables: Tables,
  players: Players,
  sanctions: Sanctions,
  deeds: Deeds,
};
type Part = keyof typeof PARTS;

/** For whoever has the admin token of this server, for as long as this tab is open. */
export function AdminPage() {
  const t = useAdminWords();
  const [token, setToken] = useState(() => sessionRead(KEY));
  const enter = (given: string | null): void => {
    sessionWrite(KEY, given);
    setToken(given);
  };
  return (
    <Page title={t('admin.title')} isWide>
      {token === null ? <AskForToken onEnter={enter} /> : <Desk token={token} onLeave={() => enter(null)} />}
    </Page>
  );
}

function AskForToken({ onEnter }: { readonly onEnter: (token: string) => void }) {
  const t = useAdminWords();
  const [text, setText] = useState('');
  const [trouble, attempt] = useTrouble();
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    await attempt(async () => {
      await asking(text.trim())('overview');
      onEnter(text.trim());
    });
  };
  return (
    <form className="form" onSubmit={submit}>
      <p>{t('admin.lead')}</p>
      <label className="stack field">
        <span>{t('admin.token')}</span>
        <input type="password" autoComplete="off" value={text} onChange={({ target }) => setText(target.value)} />
      </label>
      <Trouble phrase={trouble} />
      <button type="submit" className="btn primary large">
        {t('admin.enter')}
      </button>
    </form>
  );
}

function Desk({ token, onLeave }: { readonly token: string; readonly onLeave: () => void }) {
  const t = useAdminWords();
  const [part, setPart] = useState<Part>('overview');
  const ask: Ask = async (operation, input) => {
    try {
      return await asking(token)(operation, input);
    } catch (error) {
      // The server has another token now.
      if (error instanceof ApiProblem && error.status === 401) onLeave();
      throw error;
    }
  };
  const Shown = PARTS[part];
  return (
    <div className="stack admin">
      <nav className="row admin-parts" aria-label={t('admin.title')}>
        {(Object.keys(PARTS) as Part[]).map((each) => (
          <button key={each} type="button" className="btn" aria-pressed={each === part} onClick={() => setPart(each)}>
            {t(`admin.part.${each}`)}
          </button>
        ))}
        <button type="button" className="btn quiet" onClick={onLeave}>
          {t('admin.leave')}
        </button>
      </nav>
      <Suspense fallback={<Waiting />}>
        <Shown ask={ask} />
      </Suspense>
    </div>
  );
}
