import { useEffect, useRef } from 'react';
import { useSpeech } from '../speech/speech.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Doors, type TableSheetName } from './Doors.tsx';
import type { DrawerTab } from './drawer-tab.ts';

interface DrawerProps {
  readonly tabs: readonly DrawerTab[];
  readonly open: string;
  readonly onOpen: (tab: string) => void;
  readonly onClose: () => void;
  readonly onSheet: (sheet: TableSheetName) => void;
  readonly hasOwnCards: boolean;
}

/** Beside the board on a desk, over its lower half on a phone. It does not stop the game: nothing else is locked. */
export function Drawer({ tabs, open, onOpen, onClose, onSheet, hasOwnCards }: DrawerProps) {
  const { t } = useSpeech();
  const root = useRef<HTMLElement>(null);
  const opener = useRef<Element | null>(null);
  useEffect(() => {
    opener.current = document.activeElement;
    root.current?.focus();
    return () => {
      if (opener.current instanceof HTMLElement) opener.current.focus();
    };
  }, []);
  const tab = tabs.find(({ id }) => id === open);
  if (tab === undefined) return null;
  return (
    <aside
      className="drawer"
      ref={root}
      tabIndex={-1}
      aria-label={t(tab.title)}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    >
      <header className="row drawer-head">
        <div className="row drawer-tabs">
          {tabs.map(({ id, title }) => (
            <button key={id} type="button" className="drawer-tab" aria-pressed={id === open} onClick={() => onOpen(id)}>
              {t(title)}
            </button>
          ))}
        </div>
        <button type="button" className="tool" aria-label={t('web.close')} onClick={onClose}>
          <Icon name="close" />
        </button>
      </header>
      <div className="drawer-body">{tab.content}</div>
      <footer className="drawer-doors">
        <Doors onSheet={onSheet} hasOwnCards={hasOwnCards} named />
      </footer>
    </aside>
  );
}
