import { lazy, Suspense } from 'react';
import { Heading } from 'react-aria-components';
import { useSpeech } from '../speech/speech.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Sheet } from '../ui/Sheet.tsx';
import type { TableSheetName } from './Doors.tsx';
import type { SpokenModule } from './game.ts';

const WholeRulebook = lazy(async () => ({
  default: (await import('../rulebook/WholeRulebook.tsx')).WholeRulebook,
}));
const SettingsForm = lazy(async () => ({ default: (await import('../settings/SettingsForm.tsx')).SettingsForm }));

const CardsOfTable = lazy(async () => ({ default: (await import('./CardsOfTable.tsx')).CardsOfTable }));

interface TableSheetProps {
  readonly sheet: TableSheetName;
  readonly game: string;
  /** A rule to scroll to; empty for none. */
  readonly rule?: string;
  /** With the cards of the table; not needed for anything but those. */
  readonly module?: SpokenModule;
  readonly onClose: () => void;
}

/** The rulebook, the cards or the settings, over the table. */
export function TableSheet({ sheet, game, rule = '', module, onClose }: TableSheetProps) {
  const { t } = useSpeech();
  return (
    <Sheet className="wide" onClose={onClose}>
      <header className="row sheet-head">
        <Heading slot="title">
          {sheet === 'rules' && t('web.rules.of', { game: t(`web.game.${game}.name`) })}
          {sheet === 'cards' && t('web.workshop.cards')}
          {sheet === 'settings' && t('web.settings.title')}
        </Heading>
        <button type="button" className="tool" aria-label={t('web.backToTable')} onClick={onClose}>
          <Icon name="close" />
        </button>
      </header>
      <Suspense>
        {sheet === 'rules' && <WholeRulebook game={game} wanted={rule} />}
        {sheet === 'cards' && module !== undefined && <CardsOfTable module={module} />}
        {sheet === 'settings' && (
          <div className="form">
            <SettingsForm />
          </div>
        )}
      </Suspense>
    </Sheet>
  );
}
