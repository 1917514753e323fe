import type { ReactNode } from 'react';
import { useSpeech } from '../speech/speech.tsx';
import type { IconName } from '../ui/Icon.tsx';
import { Tool } from '../ui/Tool.tsx';
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
        <Tool
          icon="lamp"
          label={t('web.hint.ask')}
          className="table-hint"
          aria-expanded={hint.isOpen}
          aria-keyshortcuts="H"
          onClick={hint.onToggle}
        />
      )}
      <Tool
        icon="ask"
        label={t('web.glossary.ask')}
        className="table-ask"
        aria-pressed={asking.isOpen}
        aria-keyshortcuts="?"
        onClick={asking.onToggle}
      />
      {tabs.map(({ id, title }) => (
        <Tool
          key={id}
          icon={ICONS[id] ?? 'log'}
          label={t(title)}
          aria-expanded={open === id}
          aria-keyshortcuts={id === 'words' ? 'T' : undefined}
          onClick={() => onOpen(id)}
        >
          {id === 'chat' && <Unread count={unread} />}
        </Tool>
      ))}
      <Doors onSheet={onSheet} hasOwnCards={hasOwnCards} />
      {first !== undefined && (
        <Tool
          icon="menu"
          label={t('web.table.menu')}
          className="table-menu"
          aria-expanded={open !== null}
          onClick={() => onOpen(open ?? first.id)}
        >
          <Unread count={unread} />
        </Tool>
      )}
    </nav>
  );
}

const Unread = ({ count }: { readonly count: number }) =>
  count === 0 ? null : <span className="tool-count">{count}</span>;
