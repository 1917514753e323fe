import { useSpeech } from '../speech/speech.tsx';
import { Page } from '../ui/Page.tsx';

const ICON_AUTHORS = 'Lorc, Delapouite';
const FONTS = 'Fira Sans, Playfair Display, Tektur, Yeseva One, Alegreya, Alegreya SC, Old Standard TT';

/** Who made what, and what this page is not. */
export function AboutPage() {
  const { t } = useSpeech();
  return (
    <Page title={t('web.about.title')}>
      <div className="prose">
        <p>{t('web.about.what')}</p>
        <h2>{t('web.about.games')}</h2>
        <ul>
          <li>{t('web.about.game2199')}</li>
          <li>{t('web.about.gameDice')}</li>
          <li>{t('web.about.gameCards')}</li>
        </ul>
        <p>{t('web.about.workshop')}</p>
        <p>{t('web.about.legal')}</p>
        <h2>{t('web.about.fair')}</h2>
        <p>{t('web.about.shuffle')}</p>
        <p>{t('web.about.data')}</p>
        <h2>{t('web.about.credits')}</h2>
        <p>
          {t('web.about.icons', { authors: ICON_AUTHORS })}{' '}
          <a href="https://game-icons.net" rel="noreferrer">
            game-icons.net
          </a>
          ,{' '}
          <a href="https://creativecommons.org/licenses/by/3.0/" rel="license noreferrer">
            CC BY 3.0
          </a>
        </p>
        <p>{t('web.about.fonts', { fonts: FONTS })}</p>
        <p>{t('web.about.code')}</p>
      </div>
    </Page>
  );
}
