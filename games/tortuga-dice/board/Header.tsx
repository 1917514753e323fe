import type { ReactNode } from 'react';
import { Badge } from './Badge.tsx';
import { useBoard } from './context.ts';
import { Icon, Sign } from './Icon.tsx';

/** The round and its parts, the first player, and the page's own buttons. */
export function Header({ tools }: { readonly tools: ReactNode }) {
  const { view, t } = useBoard();
  const { part, parts } = view;
  const now = part === 'over' ? parts.length : parts.indexOf(part);
  return (
    <header className="dice-top" data-about="round">
      <p className="dice-logo" aria-hidden="true">
        {t('dice.ui.zone', { zone: 'tortuga' })}
      </p>
      <ol className="dice-parts">
        {parts.map((each, index) => (
          <li key={each} aria-current={index === now ? 'step' : undefined}>
            {index < now ? <Sign name="check" /> : <i>{index + 1}</i>}
            {t('dice.ui.phase', { phase: each })}
          </li>
        ))}
      </ol>
      <p className="dice-when">
        <b>{t('dice.ui.round', { round: view.round })}</b>
        <span>
          {part === 'dice' && t('dice.ui.roll', { roll: view.roll })}
          {part === 'actions' && t('dice.ui.actionOf', { number: (view.action ?? 0) + 1 })}
        </span>
        {view.long && <span className="dice-long">{t('dice.option.long')}</span>}
      </p>
      <p className="dice-starts" data-about="first">
        <Badge seat={view.first} />
        <span>{t('dice.ui.starts', { player: { seat: view.first } })}</span>
        <Icon name="wheel" />
      </p>
      {tools !== null && <div className="dice-tools own-scale">{tools}</div>}
    </header>
  );
}
