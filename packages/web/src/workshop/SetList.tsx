import type { Params } from '@tortuga/kernel';
import { Button, FileTrigger } from 'react-aria-components';
import type { Sets } from './use-sets.ts';

interface SetListProps {
  readonly t: (key: string, params?: Params) => string;
  readonly sets: Sets;
  readonly onEmpty: () => void;
  readonly onHouse: () => void;
  readonly onFile: (file: File) => void;
}

/** The sets that are kept here, and the ways to begin another. */
export const SetList = ({ t, sets, onEmpty, onHouse, onFile }: SetListProps) => (
  <div className="workshop-sets">
    {sets.all.length > 0 && (
      <ul className="row">
        {sets.all.map((set) => (
          <li key={set.id}>
            <button
              type="button"
              className="btn"
              aria-pressed={set.id === sets.open?.id}
              onClick={() => sets.show(set)}
            >
              {set.name}
            </button>
          </li>
        ))}
      </ul>
    )}
    <h2>{t('workshop.new')}</h2>
    <ul className="workshop-ways">
      <li>
        <button type="button" className="btn" onClick={onEmpty}>
          {t('workshop.empty')}
        </button>
        <small className="muted">{t('workshop.emptyHint')}</small>
      </li>
      <li>
        <button type="button" className="btn" onClick={onHouse}>
          {t('workshop.house')}
        </button>
        <small className="muted">{t('workshop.houseHint')}</small>
      </li>
      <li>
        <FileTrigger
          acceptedFileTypes={['application/json', '.json']}
          onSelect={(files) => files?.[0] !== undefined && onFile(files[0])}
        >
          <Button className="btn">{t('workshop.file')}</Button>
        </FileTrigger>
        <small className="muted">{t('workshop.fileHint')}</small>
      </li>
    </ul>
  </div>
);
