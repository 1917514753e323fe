import { Heading } from 'react-aria-components';
import { useSpeech } from '../speech/speech.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Sheet } from '../ui/Sheet.tsx';
import { AlertsForm } from './AlertsForm.tsx';
import { useAlertWords } from './words.ts';

/** What one is told while away, over the page on which one waits. */
export function AlertsSheet({ onClose }: { readonly onClose: () => void }) {
  const t = useAlertWords();
  const { t: pageText } = useSpeech();
  return (
    <Sheet onClose={onClose}>
      <header className="row sheet-head">
        <Heading slot="title">{t('alerts.title')}</Heading>
        <button type="button" className="tool" aria-label={pageText('web.backToTable')} onClick={onClose}>
          <Icon name="close" />
        </button>
      </header>
      <AlertsForm />
    </Sheet>
  );
}
