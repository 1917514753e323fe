import { Link } from 'wouter';
import { changeSettings, isSoundOn, useSettings } from '../settings/settings.ts';
import { useSpeech } from '../speech/speech.tsx';
import { Icon, type IconName } from '../ui/Icon.tsx';

/** What opens over a table: nobody has to leave it to read or to set something. */
export type TableSheetName = 'rules' | 'cards' | 'settings';

interface DoorsProps {
  readonly onSheet: (sheet: TableSheetName) => void;
  /** Whether the table plays with a set of its own, which can be looked at. */
  readonly hasOwnCards: boolean;
  /** With their names, as in a drawer; else as icons. */
  readonly named?: boolean;
}

/** Rules, settings, sound on or off, and the way out. */
export function Doors({ onSheet, hasOwnCards, named = false }: DoorsProps) {
  const { t } = useSpeech();
  const isOn = isSoundOn(useSettings());
  return (
    <>
      <Door icon="rules" label={t('web.table.rules')} named={named} onPress={() => onSheet('rules')} />
      {hasOwnCards && (
        <Door icon="cards" label={t('web.workshop.cards')} named={named} onPress={() => onSheet('cards')} />
      )}
      <Door
        icon={isOn ? 'sound' : 'muted'}
        label={t(isOn ? 'web.table.mute' : 'web.table.unmute')}
        named={named}
        onPress={() => changeSettings({ sound: !isOn })}
      />
      <Door icon="settings" label={t('web.settings.title')} named={named} onPress={() => onSheet('settings')} />
      <Link className={named ? 'tool tool-named' : 'tool'} href="/" {...(named ? {} : iconOnly(t('web.table.home')))}>
        <Icon name="home" />
        {named && t('web.table.home')}
      </Link>
    </>
  );
}

const iconOnly = (label: string) => ({ 'aria-label': label, title: label });

interface DoorProps {
  readonly icon: IconName;
  readonly label: string;
  readonly named: boolean;
  readonly onPress: () => void;
}

const Door = ({ icon, label, named, onPress }: DoorProps) => (
  <button
    type="button"
    className={named ? 'tool tool-named' : 'tool'}
    {...(named ? {} : iconOnly(label))}
    onClick={onPress}
  >
    <Icon name={icon} />
    {named && label}
  </button>
);
