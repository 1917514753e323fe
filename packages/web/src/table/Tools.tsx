import type { ReactNode } from 'react';
import { useSpeech } from '../speech/speech.tsx';
import { Icon, type IconName } from '../ui/Icon.tsx';
import { Doors, type TableSheetName } from './Doors.tsx';
import type { DrawerTab } from './drawer-tab.ts';

/** The lamp or the question mark: asks, or puts the question away. */
interface AskButton {
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

interface ToolsProps {
  readonly tabs: readonly DrawerTab[];
  readonly open: string | null;
  readonly unread: number;
  readonly onOpen: (tab: string) => void;
  readonly onSheet: (sheet: TableSheetName) => void;
  readonly hasOwnCards: boolean;
  readonly asking: AskButton;
  readonly hint: AskButton | null;
  /** Before the buttons. */
  readonly children: ReactNode;
}

const ICONS: Readonly<Record<string, IconName>> = { log: 'log', chat: 'chat', people: 'people', words: 'words' };

/** The page's own buttons, at the end of a board's header. On a phone one of them opens all the rest. */
export function Tools({ tabs, open, unread, onOpen, onSheet, hasOwnCards, asking, hint, children }: ToolsProps) {
  const { t } = useSpeech();
  const [first] = tabs;
  return (
    <nav className="table-tools" aria-label={t('web.table.tools')}>
      {children}
      {hint !== null && (
        <button
          type="button"
          className="tool table-hint"
          aria-expanded={hint.isOpen}
          aria-label={t('web.hint.ask')}
          aria-keyshortcuts="H"
          title={t('web.hint.ask')}
          onClick={hint.onToggle}
        >
          <Icon name="lamp" />
        </button>
      )}
      <button
        type="button"
        className="tool table-ask"
        aria-pressed={asking.isOpen}
        aria-label={t('web.glossary.ask')}
        aria-keyshortcuts="?"
        title={t('web.glossary.ask')}
        onClick={asking.onToggle}
      >
        <Icon name="ask" />
      </button>
      {tabs.map(({ id, title }) => (
        <button
          key={id}
          type="button"
          className="tool"
          aria-expanded={open === id}
          aria-label={t(title)}
          aria-keyshortcuts={id === 'words' ? 'T' : undefined}
          title={t(title)}
          onClick={() => onOpen(id)}
        >
          <Icon name={ICONS[id] ?? 'log'} />
          {id === 'chat' && <Unread count={unread} />}
        </button>
      ))}
      <Doors onSheet={onSheet} hasOwnCards={hasOwnCards} />
      {first !== undefined && (
        <button
          type="button"
          className="tool table-menu"
          aria-expanded={open !== null}
          aria-label={t('web.table.menu')}
          onClick={() => onOpen(open ?? first.id)}
        >
          <Icon name="menu" />
          <Unread count={unread} />
        </button>
      )}
    </nav>
  );
}

const Unread = ({ count }: { readonly count: number }) =>
  count === 0 ? null : <span className="tool-count">{count}</span>;
