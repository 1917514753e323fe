import { type ReactNode, useEffect, useRef } from 'react';
import { posterOf } from '../posters.ts';
import { useSpeech } from '../speech/speech.tsx';
import { Icon } from '../ui/Icon.tsx';

interface SidePanelProps {
  /** The game whose board it stands beside, and whose look it has. */
  readonly game: string;
  readonly title: string;
  readonly picture: ReactNode;
  readonly isBusy: boolean;
  readonly onClose: () => void;
  /** Above the board even on a desk. */
  readonly isAbove?: boolean;
  /** For a panel whose button goes away when it comes: the keyboard goes on from here. */
  readonly takesFocus?: boolean;
  readonly children: ReactNode;
  /** What else can be asked. */
  readonly more?: ReactNode;
}

/** What a bot has to say. It stands beside the board, never over it. */
export function SidePanel(props: SidePanelProps) {
  const { game, title, picture, isBusy, onClose, isAbove = false, takesFocus = false, children, more } = props;
  const { t } = useSpeech();
  const root = useRef<HTMLElement>(null);
  useEffect(() => {
    if (takesFocus) root.current?.focus();
  }, [takesFocus]);
  return (
    <aside
      className="hint"
      ref={root}
      tabIndex={-1}
      data-board={posterOf(game)?.skin}
      data-above={isAbove || undefined}
      aria-label={title}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        onClose();
      }}
    >
      <header className="row hint-head">
        <h2>
          {picture} {title}
        </h2>
        <button type="button" className="tool" aria-label={t('web.close')} onClick={onClose}>
          <Icon name="close" />
        </button>
      </header>
      <div className="hint-body" role="status" aria-busy={isBusy}>
        {children}
      </div>
      {more}
    </aside>
  );
}
