import { inBackground } from '@tortuga/kit';
import { useSearchParams } from 'wouter';
import { inviteTo, linkTo } from '../server/invites.ts';
import { useSpeech } from '../speech/speech.tsx';
import { useCopied } from '../ui/copied.ts';
import { QrCode } from '../ui/QrCode.tsx';

interface InvitationProps {
  readonly table: string;
  readonly isPublic: boolean;
}

/** The link for friends: to copy, to share, to scan from another phone. */
export function Invitation({ table, isPublic }: InvitationProps) {
  const { t, locale } = useSpeech();
  const known = useSearchParams()[0].get('invite') ?? inviteTo(table);
  const link = linkTo(table, known, locale);
  const [isCopied, copy] = useCopied(link);
  if (known === null && !isPublic) return null;
  return (
    <section className="invitation" aria-label={t('web.lobby.invitation')}>
      <h2>{t('web.lobby.invitation')}</h2>
      <QrCode text={link} label={t('web.lobby.qr')} />
      <input readOnly aria-label={t('web.lobby.link')} value={link} onFocus={({ target }) => target.select()} />
      <div className="row">
        <button type="button" className="btn primary" onClick={copy}>
          {t(isCopied ? 'web.copied' : 'web.copy')}
        </button>
        {'share' in navigator && (
          <button
            type="button"
            className="btn"
            onClick={() => inBackground(navigator.share({ url: link }).catch(() => undefined))}
          >
            {t('web.share')}
          </button>
        )}
      </div>
    </section>
  );
}
