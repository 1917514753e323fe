import { useState } from 'react';
import { useSpeech } from '../speech/speech.tsx';
import { Icon } from '../ui/Icon.tsx';
import { useNews } from './news.ts';

/** What was announced, that the server is about to restart, and why this player is banned. Each can be put away. */
export function NewsBanner() {
  const { t, locale } = useSpeech();
  const news = useNews();
  const [closed, setClosed] = useState<string | null>(null);
  if (news === null) return null;
  const { announcement, isDraining, ban } = news;
  const sentences = [
    ban === null
      ? null
      : t('web.news.banned', {
          reason: ban.reason === '' ? 'none' : ban.reason,
          until: ban.until === null ? 'ever' : new Date(ban.until).toLocaleString(locale, SHORT),
        }),
    announcement?.text ?? null,
    isDraining ? t('web.news.draining') : null,
  ].filter((sentence) => sentence !== null);
  const all = sentences.join(' ');
  if (all === '' || all === closed) return null;
  return (
    <div className="row news-banner" role="status">
      <p>{all}</p>
      <button type="button" className="btn icon" aria-label={t('web.close')} onClick={() => setClosed(all)}>
        <Icon name="close" />
      </button>
    </div>
  );
}

const SHORT = { dateStyle: 'short', timeStyle: 'short' } as const;
