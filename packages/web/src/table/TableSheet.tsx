import { lazy, Suspense } from 'react';
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { useSpeech } from '../speech/speech.tsx';
import { Icon } from '../ui/Icon.tsx';
import type { TableSheetName } from './Doors.tsx';

const WholeRulebook = lazy(async () => ({
  default: (await import('../rulebook/WholeRulebook.tsx')).WholeRulebook,
}));
const SettingsForm = lazy(async () => ({ default: (await import('../settings/SettingsForm.tsx')).SettingsForm }));

interface TableSheetProps {
  readonly sheet: TableSheetName;
  readonly game: string;
  /** A rule to scroll to; empty for none. */
  readonly rule?: string;
  readonly onClose: () => void;
}

/** The rulebook or the settings, over the table. */
export function TableSheet({ sheet, game, rule = '', onClose }: TableSheetProps) {
  const { t } = useSpeech();
  return (
    <ModalOverlay isOpen isDismissable onOpenChange={onClose} className="overlay">
      <Modal className="sheet wide">
        <Dialog className="sheet-body">
          <header className="row sheet-head">
            <Heading slot="title">
              {sheet === 'rules' ? t('web.rules.of', { game: t(`web.game.${game}.name`) }) : t('web.settings.title')}
            </Heading>
            <button type="button" className="tool" aria-label={t('web.backToTable')} onClick={onClose}>
              <Icon name="close" />
            </button>
          </header>
          <Suspense>
            {sheet === 'rules' ? (
              <WholeRulebook game={game} wanted={rule} />
            ) : (
              <div className="form">
                <SettingsForm />
              </div>
            )}
          </Suspense>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
