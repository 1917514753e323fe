import { END_TURNS } from '@tortuga/games/board';
import { LOCALES } from '@tortuga/words';
import { Switch } from 'react-aria-components';
import { changeSettings, MOTIONS, THEMES, useSettings } from '../settings/settings.ts';
import { useSpeech } from '../speech/speech.tsx';
import { Choice } from '../ui/Choice.tsx';
import { LANGUAGE_NAMES } from '../ui/Languages.tsx';
import { Page } from '../ui/Page.tsx';
import { chime } from '../ui/sound.ts';

/** Language, theme, speed, sound: for this browser, at once. */
export function SettingsPage() {
  const { t } = useSpeech();
  const { locale, theme, motion, endTurn, sound, banter } = useSettings();
  return (
    <Page title={t('web.settings.title')}>
      <div className="form">
        <Choice
          label={t('web.settings.language')}
          value={locale}
          onChange={(chosen) => changeSettings({ locale: chosen })}
          options={LOCALES.map((each) => ({ value: each, label: <span lang={each}>{LANGUAGE_NAMES[each]}</span> }))}
        />
        <Choice
          label={t('web.settings.theme')}
          value={theme}
          onChange={(chosen) => changeSettings({ theme: chosen })}
          options={THEMES.map((each) => ({ value: each, label: t(`web.settings.themes.${each}`) }))}
        />
        <Choice
          label={t('web.settings.motion')}
          value={String(motion)}
          onChange={(chosen) => changeSettings({ motion: MOTIONS.find((each) => String(each) === chosen) ?? 2 })}
          options={MOTIONS.map((each) => ({ value: String(each), label: t(`web.settings.motions.${each}`) }))}
        />
        <Choice
          label={t('web.settings.endTurn')}
          value={endTurn}
          onChange={(chosen) => changeSettings({ endTurn: chosen })}
          options={END_TURNS.map((each) => ({ value: each, label: t(`web.settings.endTurns.${each}`) }))}
        />
        <Switch
          className="switch"
          isSelected={sound}
          onChange={(on) => {
            changeSettings({ sound: on });
            if (on) chime();
          }}
        >
          <span className="switch-track" aria-hidden="true" />
          {t('web.settings.sound')}
        </Switch>
        <Switch className="switch" isSelected={banter} onChange={(on) => changeSettings({ banter: on })}>
          <span className="switch-track" aria-hidden="true" />
          {t('web.settings.banter')}
        </Switch>
        <button type="button" className="btn primary" onClick={() => history.back()}>
          {t('web.settings.done')}
        </button>
      </div>
    </Page>
  );
}
