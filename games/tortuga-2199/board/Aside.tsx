import { Badge } from './Badge.tsx';
import type { Clash } from './clash.ts';
import { useBoard } from './context.ts';
import { Cross, Glyph } from './Glyph.tsx';

interface Props {
  readonly clash: Clash;
  readonly onWatch: () => void;
  readonly onClose: (() => void) | null;
}

/** One line about a combat between two others, with a button to watch it. */
export function Aside({ clash, onWatch, onClose }: Props) {
  const { t, nameOf, sectorName } = useBoard();
  const { attack, defence, outcome } = clash;
  return (
    <div className="neon-aside neon-panel">
      <button type="button" className="neon-aside-watch" onClick={onWatch}>
        <span className="sr">
          {t('2199.ui.fight.who', { role: 'watch', attacker: nameOf(attack.seat), defender: nameOf(defence.seat) })}
        </span>
        <Badge seat={attack.seat} />
        <b>{attack.total ?? '?'}</b>
        <Glyph name="defence" />
        <b>{defence.total ?? '?'}</b>
        <Badge seat={defence.seat} />
        <span className="neon-aside-where">
          {outcome === null
            ? t('2199.ui.fight.title', { sector: sectorName(clash.sector) })
            : t('2199.ui.fight.won', {
                mine: 'no',
                player: nameOf(outcome.winner),
                high: Math.max(attack.total ?? 0, defence.total ?? 0),
                low: Math.min(attack.total ?? 0, defence.total ?? 0),
              })}
        </span>
        <u>{t('2199.ui.fight.watch')}</u>
      </button>
      {outcome !== null && onClose !== null && (
        <button type="button" className="neon-close" aria-label={t('2199.ui.close')} onClick={onClose}>
          <Cross />
        </button>
      )}
    </div>
  );
}
