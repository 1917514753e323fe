import { at } from '@tortuga/kernel';
import type { CSSProperties } from 'react';
import type { Boarding } from '../rules/types.ts';
import { Badge } from './Badge.tsx';
import { useBoard } from './context.ts';
import { Doubloon, Icon } from './Icon.tsx';
import { labelOf, plain, signed } from './layout.ts';
import { pirateRig, Ship } from './Ship.tsx';
import type { Settled } from './scoring.ts';
import { Sum } from './Trio.tsx';

interface Props {
  readonly settled: Settled;
  /** The highest value on the sheet: all gauges have the same scale. */
  readonly highest: number;
}

/** One boarding: the comparison, who chose its characteristic, the outcome and the prestige. */
export function Reckoning({ settled, highest }: Props) {
  const { view, pack, phrases, t, say } = useBoard();
  const { column, strategist, boarding } = settled;
  const { outcome, characteristic } = boarding;
  const words = { outcome, characteristic };
  return (
    <article className="cards-reckoning" data-outcome={outcome} style={{ '--at': column } as CSSProperties}>
      <div className="cards-reckoning-head">
        <span className="cards-label">{labelOf(view, column)}</span>
        <Ship rig={pirateRig(at(pack.pirates, boarding.pirate))} />
        <h4>{say(phrases.pirate(boarding.pirate))}</h4>
      </div>
      <p className="cards-reckoning-by">
        <Icon name={characteristic} />
        <span className="cards-reckoning-what">{t('cards.ui.characteristic', { characteristic })}</span>
        {strategist !== null && <Badge seat={strategist} />}
      </p>
      <Gauge boarding={boarding} highest={highest} />
      <span className="cards-stamp">{t('cards.ui.scoring.stamp', { outcome })}</span>
      <p className="cards-verdict">
        <Sum against={boarding} transport={boarding.transport} sea={boarding.sea} />
        <span>{t('cards.ui.scoring.why', words)}</span>
      </p>
      <Winnings settled={settled} />
    </article>
  );
}

/** Two bars on one scale: the pirate ship cross-hatched, the transport hatched, the sea's part as waves. */
function Gauge({ boarding, highest }: { readonly boarding: Boarding; readonly highest: number }) {
  const { t } = useBoard();
  const { strength, resistance, transport, sea } = boarding;
  const high = (value: number): CSSProperties => ({ '--value': Math.max(0, value) }) as CSSProperties;
  const whole = Math.max(transport, resistance);
  const left = Math.max(0, Math.min(transport, resistance));
  return (
    <div className="cards-gauge" style={{ '--highest': highest } as CSSProperties} aria-hidden="true">
      <div className="cards-gauge-bars">
        <span style={high(strength)}>
          <b>{strength}</b>
          <span className="cards-gauge-fill">
            <i className="cards-gauge-pirate" style={{ '--part': 1 } as CSSProperties} />
          </span>
        </span>
        <span style={high(whole)}>
          <b>{plain(resistance)}</b>
          <span className="cards-gauge-fill">
            <i className="cards-gauge-prey" style={{ '--part': left / Math.max(1, whole) } as CSSProperties} />
            {sea !== 0 && <i className={sea > 0 ? 'cards-gauge-sea' : 'cards-gauge-lost'} />}
          </span>
        </span>
      </div>
      <small>{t('cards.ui.scoring.pirate')}</small>
      <small>{t('cards.ui.scoring.prey', { transport, sea: sea === 0 ? '±0' : signed(sea) })}</small>
    </div>
  );
}

function Winnings({ settled: { boarding, atStake } }: { readonly settled: Settled }) {
  const { t } = useBoard();
  const { outcome, prestige, treasure, doubloons } = boarding;
  if (outcome !== 'boarded') {
    return (
      <p className="cards-winnings">
        <s aria-hidden="true">{atStake}</s>
        <span className="sr">{t('cards.ui.stake', { prestige: atStake })}</span>
        <strong>{prestige}</strong>
      </p>
    );
  }
  return (
    <p className="cards-winnings" data-won="true">
      <span>{treasure}</span>
      {doubloons > 0 && (
        <span role="img" aria-label={t('cards.ui.doubloons', { count: doubloons })}>
          + {doubloons} <Doubloon />
        </span>
      )}
      <span aria-hidden="true">=</span>
      <strong>{prestige}</strong>
    </p>
  );
}
