import type { ReactNode } from 'react';
import { Dialog, Modal, ModalOverlay } from 'react-aria-components';
import { useSpeech } from '../speech/speech.tsx';

interface SheetProps {
  /** Needed by a sheet without a heading. */
  readonly label?: string;
  readonly className?: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A sheet over the page, in the style of the game that is played on it. */
export const Sheet = ({ label, className = '', onClose, children }: SheetProps) => (
  <ModalOverlay isOpen isDismissable onOpenChange={onClose} className="overlay">
    <Modal className={`sheet ${className}`}>
      <Dialog className="sheet-body" {...(label === undefined ? {} : { 'aria-label': label })}>
        {children}
      </Dialog>
    </Modal>
  </ModalOverlay>
);

interface BackToTableProps {
  readonly onClick: () => void;
}

/** Closes a sheet over a table. */
export function BackToTable({ onClick }: BackToTableProps) {
  const { t } = useSpeech();
  return (
    <button type="button" className="btn primary" onClick={onClick}>
      {t('web.backToTable')}
    </button>
  );
}
