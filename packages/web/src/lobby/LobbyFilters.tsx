import { SHELF } from '@tortuga/games/shelf';
import { isLocale, LOCALES } from '@tortuga/words';
import { useId } from 'react';
import { useSpeech } from '../speech/speech.tsx';
import { LANGUAGE_NAMES } from '../ui/Languages.tsx';
import type { Filters } from './filters.ts';

interface LobbyFiltersProps {
  readonly filters: Filters;
  readonly onChange: (filters: Filters) => void;
}

/** Which game, which language, how many free seats. */
export function LobbyFilters({ filters, onChange }: LobbyFiltersProps) {
  const { t } = useSpeech();
  return (
    <div className="row lobby-filters">
      <Filter
        label={t('web.join.game')}
        value={filters.game ?? ''}
        onChange={(game) => onChange({ ...filters, game: game === '' ? null : game })}
        options={[['', t('web.join.any')], ...SHELF.map(({ id }) => [id, t(`web.game.${id}.name`)] as const)]}
      />
      <Filter
        label={t('web.settings.language')}
        value={filters.language ?? ''}
        onChange={(language) => onChange({ ...filters, language: isLocale(language) ? language : null })}
        options={[['', t('web.join.any')], ...LOCALES.map((each) => [each, LANGUAGE_NAMES[each]] as const)]}
      />
      <Filter
        label={t('web.join.seats')}
        value={String(filters.free)}
        onChange={(free) => onChange({ ...filters, free: Number(free) })}
        options={[
          ['0', t('web.join.any')],
          ...[1, 2, 3].map((free) => [String(free), t('web.join.free', { free })] as const),
        ]}
      />
    </div>
  );
}

interface FilterProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly (readonly [value: string, label: string])[];
  readonly onChange: (value: string) => void;
}

function Filter({ label, value, options, onChange }: FilterProps) {
  const id = useId();
  return (
    <span className="stack field">
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={({ target }) => onChange(target.value)}>
        {options.map(([each, name]) => (
          <option key={each} value={each}>
            {name}
          </option>
        ))}
      </select>
    </span>
  );
}
