import { END_TURNS } from '@tortuga/games/board';
import { LOCALES } from '@tortuga/words';
import { lazy, Suspense } from 'react';
import { Label, Slider, SliderThumb, SliderTrack, Switch } from 'react-aria-components';
import { playSound } from '../sound/synth.ts';
import { useSpeech } from '../speech/speech.tsx';
import { Choice } from '../ui/Choice.tsx';
import { LANGUAGE_NAMES } from '../ui/Languages.tsx';
import { changeSettings, currentVolume, isSoundOn, MAX_VOLUME, MOTIONS, THEMES, useSettings } from './settings.ts';

const AlertsSection = lazy(async () => ({ default: (await import('../alerts/AlertsSection.tsx')).AlertsSection }));

/** Language, theme, speed, sound: for this browser, at once. */
export function SettingsForm() {
  const { t } = useSpeech();
  const settings = useSettings();
  const { locale, theme, motion, endTurn, volume, banter } = settings;
  const isOn = isSoundOn(settings);
  const playSample = (): void => playSound('turn', currentVolume());
  return (
    <>
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
        isSelected={isOn}
        onChange={(on) => {
          changeSettings({ sound: on });
          playSample();
        }}
      >
        <span className="switch-track" aria-hidden="true" />
        {t('web.settings.sound')}
      </Switch>
      <Slider
        className="stack volume"
        value={volume}
        maxValue={MAX_VOLUME}
        step={5}
        isDisabled={!isOn}
        onChange={(to) => changeSettings({ volume: Number(to) })}
        onChangeEnd={playSample}
      >
        <Label>{t('web.settings.volume')}</Label>
        <SliderTrack className="scrubber-track">
          <SliderThumb className="scrubber-thumb" />
        </SliderTrack>
      </Slider>
      <Switch className="switch" isSelected={banter} onChange={(on) => changeSettings({ banter: on })}>
        <span className="switch-track" aria-hidden="true" />
        {t('web.settings.banter')}
      </Switch>
      <Suspense>
        <AlertsSection />
      </Suspense>
    </>
  );
}
