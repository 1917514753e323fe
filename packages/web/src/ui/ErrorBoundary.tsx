import { Component, type ReactNode } from 'react';
import { useAge } from '../reload/outdated.ts';
import { useSpeech } from '../speech/speech.tsx';
import { Waiting } from './Waiting.tsx';

/** If a page breaks, it says so and leads home; the rest of the program, and every match, is unharmed. */
export class ErrorBoundary extends Component<{ readonly children: ReactNode }, { readonly sunk: boolean }> {
  override state = { sunk: false };

  static getDerivedStateFromError() {
    return { sunk: true };
  }

  override render() {
    return this.state.sunk ? <Sunk /> : this.props.children;
  }
}

/** Plain links: what broke is thrown away with the page. */
function Sunk() {
  const { t } = useSpeech();
  if (useAge() === 'reloading') return <Waiting />;
  return (
    <main className="page">
      <h1>{t('web.title')}</h1>
      <p role="alert">{t('web.error.unexpected')}</p>
      <p className="row">
        <button type="button" className="btn primary" onClick={() => location.reload()}>
          {t('web.again')}
        </button>
        <a className="btn" href="/">
          {t('web.table.home')}
        </a>
      </p>
    </main>
  );
}
