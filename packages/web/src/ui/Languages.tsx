import { isLocale, LOCALES, type Locale } from '@tortuga/words';
import { changeSettings } from '../settings/settings.ts';
import { useSpeech } from '../speech/speech.tsx';

/** Each language under its own name. */
export const LANGUAGE_NAMES: Readonly<Record<Locale, string>> = {
  en: 'English',
  fr: 'Français',
  ru: 'Русский',
  'pt-BR': 'Português',
};

/** The four languages: side by side where there is room, a list to open on a phone. */
export function Languages() {
  const { t, locale } = useSpeech();
  return (
    <>
      <fieldset className="languages">
        <legend className="sr">{t('web.settings.language')}</legend>
        {LOCALES.map((each) => (
          <button
            key={each}
            type="button"
            lang={each}
            aria-pressed={each === locale}
            onClick={() => changeSettings({ locale: each })}
          >
            {LANGUAGE_NAMES[each]}
          </button>
        ))}
      </fieldset>
      <select
        className="languages-narrow"
        aria-label={t('web.settings.language')}
        value={locale}
        onChange={({ target }) => isLocale(target.value) && changeSettings({ locale: target.value })}
      >
        {LOCALES.map((each) => (
          <option key={each} value={each} lang={each}>
            {LANGUAGE_NAMES[each]}
          </option>
        ))}
      </select>
    </>
  );
}
