import { type ReactNode, useEffect, useRef } from 'react';
import { useBoard } from './context.ts';
import { Cross } from './Glyph.tsx';

interface Props {
  readonly title: string;
  readonly children: ReactNode;
}

/** A dialog over the board: in the middle of a large screen, at the bottom of a phone. */
export function Sheet({ title, children }: Props) {
  const { open, t } = useBoard();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (element === null || element.open) return;
    element.showModal();
    return () => element.close();
  }, []);
  const close = () => open(null);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself
    <dialog
      className="neon-sheet"
      ref={dialog}
      aria-label={title}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
      onClick={(click) => click.target === dialog.current && close()}
    >
      <div className="neon-sheet-body">
        <header className="neon-sheet-head">
          <h2>{title}</h2>
          <button type="button" className="neon-close" aria-label={t('2199.ui.close')} onClick={close}>
            <Cross />
          </button>
        </header>
        {children}
      </div>
    </dialog>
  );
}
