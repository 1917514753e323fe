import { useState } from 'react';
import { useBoard } from './context.ts';
import { LogList } from './LogList.tsx';
import { sinceMyTurn } from './log.ts';
import { Sheet } from './Sheet.tsx';

type Extent = 'steps' | 'since' | 'whole';

/** The log since the viewer's last turn, step by step or at once, or the whole log. */
export function Recap() {
  const { log, me, t } = useBoard();
  const [shown, show] = useState<Extent>('steps');
  return (
    <Sheet title={t(shown === 'whole' ? '2199.ui.log' : '2199.ui.since')}>
      <LogList log={shown === 'whole' ? log : sinceMyTurn(log, me)} stepwise={shown === 'steps'} />
      <div className="neon-turn">
        {shown === 'steps' && (
          <button type="button" className="neon-button neon-at-once" onClick={() => show('since')}>
            {t('2199.ui.atOnce')}
          </button>
        )}
        <button type="button" className="neon-button" onClick={() => show(shown === 'whole' ? 'since' : 'whole')}>
          {t(shown === 'whole' ? '2199.ui.since' : '2199.ui.wholeLog')}
        </button>
      </div>
    </Sheet>
  );
}
