import { Link } from 'wouter';
import { isPlayer, useMe } from '../server/me.ts';
import { useSpeech } from '../speech/speech.tsx';
import { Icon } from './Icon.tsx';
import { Languages } from './Languages.tsx';
import { Turtle } from './Turtle.tsx';

/** The bar on top of every page of the shell: home, language, who I am. */
export function TopBar() {
  const { t } = useSpeech();
  const me = useMe();
  return (
    <header className="topbar">
      <Link href="/" className="brand">
        <Turtle />
        {t('web.title')}
      </Link>
      <p className="tagline">{t('web.home.tagline')}</p>
      <Languages />
      <Link href="/settings" className="tool" aria-label={t('web.settings.title')} title={t('web.settings.title')}>
        <Icon name="settings" />
      </Link>
      <Link
        href="/me"
        className="user"
        aria-label={isPlayer(me) ? t('web.me.is', { name: me.name }) : t('web.me.title')}
        title={t('web.me.title')}
      >
        <span className="user-mark" aria-hidden="true">
          {isPlayer(me) ? [...me.name][0]?.toUpperCase() : <Icon name="person" />}
        </span>
        {isPlayer(me) && <span className="user-name">{me.name}</span>}
      </Link>
    </header>
  );
}
