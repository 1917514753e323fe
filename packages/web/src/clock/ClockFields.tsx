import type { ClockTerms } from '@tortuga/protocol';
import { useSpeech } from '../speech/speech.tsx';
import { Choice } from '../ui/Choice.tsx';

interface ClockFieldsProps {
  readonly clock: ClockTerms | null;
  readonly onChange: (clock: ClockTerms | null) => void;
}

/** In minutes and seconds. */
const PRESETS = [
  [5, 5],
  [15, 10],
  [30, 15],
  [60, 30],
] as const;
const DAYS = [1, 3, 7] as const;

const NEW_CLOCKS: Readonly<Record<string, ClockTerms>> = {
  live: { kind: 'live', bank: 15 * 60, increment: 10, timeUp: 'bot' },
  mail: { kind: 'mail', days: 3, weekends: 'count', timeUp: 'bot' },
};

/** The clock of a new table: none, live or by mail, and what happens when time is up. */
export function ClockFields({ clock, onChange }: ClockFieldsProps) {
  const { t } = useSpeech();
  return (
    <>
      <Choice
        label={t('web.clock.title')}
        value={clock?.kind ?? 'none'}
        onChange={(kind) => onChange(NEW_CLOCKS[kind] ?? null)}
        options={[
          { value: 'none', label: t('web.clock.none'), hint: t('web.clock.noneHint') },
          { value: 'live', label: t('web.clock.live'), hint: t('web.clock.liveHint') },
          { value: 'mail', label: t('web.clock.mail'), hint: t('web.clock.mailHint') },
        ]}
      />
      {clock?.kind === 'live' && (
        <Choice
          label={t('web.clock.time')}
          value={`${clock.bank / 60} ${clock.increment}`}
          onChange={(chosen) => {
            const [minutes = 0, increment = 0] = chosen.split(' ').map(Number);
            onChange({ ...clock, bank: minutes * 60, increment });
          }}
          options={PRESETS.map(([minutes, seconds]) => ({
            value: `${minutes} ${seconds}`,
            label: t('web.clock.minutes', { minutes, seconds }),
          }))}
        />
      )}
      {clock?.kind === 'mail' && (
        <>
          <Choice
            label={t('web.clock.perMove')}
            value={String(clock.days)}
            onChange={(days) => onChange({ ...clock, days: Number(days) })}
            options={DAYS.map((days) => ({ value: String(days), label: t('web.clock.daysEach', { days }) }))}
          />
          <Choice
            label={t('web.clock.weekends')}
            value={clock.weekends}
            onChange={(weekends) => onChange({ ...clock, weekends })}
            options={[
              { value: 'count', label: t('web.clock.weekendsCount') },
              { value: 'off', label: t('web.clock.weekendsOff'), hint: t('web.clock.weekendsHint') },
            ]}
          />
        </>
      )}
      {clock !== null && (
        <Choice
          label={t('web.clock.timeUp')}
          value={clock.timeUp}
          onChange={(timeUp) => onChange({ ...clock, timeUp })}
          options={[
            { value: 'bot', label: t('web.clock.upBot') },
            { value: 'ask', label: t('web.clock.upAsk') },
            { value: 'end', label: t('web.clock.upEnd') },
          ]}
        />
      )}
    </>
  );
}
