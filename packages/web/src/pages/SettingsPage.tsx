import { SettingsForm } from '../settings/SettingsForm.tsx';
import { useSpeech } from '../speech/speech.tsx';
import { Page } from '../ui/Page.tsx';

/** The settings of this browser. */
export function SettingsPage() {
  const { t } = useSpeech();
  return (
    <Page title={t('web.settings.title')}>
      <div className="form">
        <SettingsForm />
        <button type="button" className="btn primary" onClick={() => history.back()}>
          {t('web.settings.done')}
        </button>
      </div>
    </Page>
  );
}
