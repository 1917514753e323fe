import { Link } from 'wouter';
import { useSpeech } from '../speech/speech.tsx';
import { Page } from '../ui/Page.tsx';

/** An address that leads nowhere: a game, or a table, that is not there. */
export function NotFound({ what }: { readonly what: 'game' | 'table' }) {
  const { t } = useSpeech();
  return (
    <Page title={t(`web.notFound.${what}`)}>
      <Link className="btn primary" href="/">
        {t('web.table.home')}
      </Link>
    </Page>
  );
}
