import { Suspense, useState } from 'react';
import { Dialog, Modal, ModalOverlay } from 'react-aria-components';
import { Paragraph } from '../rulebook/Paragraph.tsx';
import { useSpeech } from '../speech/speech.tsx';
import { TableSheet } from './TableSheet.tsx';

interface RuleSheetProps {
  readonly game: string;
  readonly rule: string;
  readonly onClose: () => void;
}

/** One paragraph of the rulebook, over the table; on request the whole of it. */
export function RuleSheet({ game, rule, onClose }: RuleSheetProps) {
  const { t } = useSpeech();
  const [isWhole, setWhole] = useState(false);
  if (isWhole) return <TableSheet sheet="rules" game={game} rule={rule} onClose={onClose} />;
  return (
    <ModalOverlay isOpen isDismissable onOpenChange={onClose} className="overlay">
      <Modal className="sheet">
        <Dialog className="sheet-body" aria-label={t('web.rule', { rule: rule.replace(/^\w+-/, '') })}>
          <Suspense>
            <Paragraph game={game} rule={rule} onWhole={() => setWhole(true)} />
          </Suspense>
          <button type="button" className="btn primary" onClick={onClose}>
            {t('web.backToTable')}
          </button>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
