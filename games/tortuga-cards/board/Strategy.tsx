import { at, type Seat } from '@tortuga/kernel';
import type { CardId, Characteristic, Column, Price, Side } from '../rules/types.ts';
import { seaOf, strategyOf, transportOf } from '../words/faces.ts';
import { Badge } from './Badge.tsx';
import { useBoard } from './context.ts';
import { Icon } from './Icon.tsx';
import { cardAt, groupsOf, signed } from './layout.ts';
import { Sum } from './Trio.tsx';

/** A strategy on the board, or as a preview: the comparison, the outcome, and the prestige it brings. */

export function StrategyFace({ column, card }: { readonly column: Column; readonly card: CardId }) {
  const { view } = useBoard();
  const { boarding, side, strategist } = at(view.columns, column);
  return (
    <Lines
      column={column}
      card={card}
      outcome={boarding?.outcome ?? null}
      gain={boarding === null ? null : { side, prestige: boarding.prestige }}
      by={strategist}
    />
  );
}

interface PreviewProps {
  readonly column: Column;
  readonly card: CardId;
  readonly price: NonNullable<Price>;
}

export function StrategyPreview({ column, card, price }: PreviewProps) {
  return <Lines column={column} card={card} outcome={price.outcome} gain={price} preview />;
}

interface LinesProps {
  readonly column: Column;
  readonly card: CardId;
  readonly outcome: NonNullable<Price>['outcome'] | null;
  readonly gain: { readonly side: Side; readonly prestige: number } | null;
  readonly preview?: boolean;
  /** The player who laid it. */
  readonly by?: Seat | null;
}

function Lines({ column, card, outcome, gain, preview = false, by = null }: LinesProps) {
  const { pack, t, cardName } = useBoard();
  const { tests } = strategyOf(pack, card);
  return (
    <>
      <span className="cards-emblem">
        <Icon name={tests} />
      </span>
      {by !== null && <Badge seat={by} />}
      <span className="cards-name">{cardName(card)}</span>
      <ColumnSum column={column} tests={tests} />
      {outcome !== null && <span className="cards-outcome">{t('cards.ui.outcome', { outcome })}</span>}
      {gain !== null && <Gain column={column} {...gain} preview={preview} />}
    </>
  );
}

function ColumnSum({ column, tests }: { readonly column: Column; readonly tests: Characteristic }) {
  const { view, pack } = useBoard();
  const { comparisons } = at(view.columns, column);
  const transport = cardAt(view, 'transport', column);
  const sea = cardAt(view, 'sea', column);
  if (comparisons === null || transport === null || sea === null) return null;
  return (
    <Sum
      against={at(comparisons, view.characteristics.indexOf(tests))}
      transport={transportOf(pack, transport)[tests]}
      sea={seaOf(pack, sea)[tests]}
    />
  );
}

interface GainProps {
  readonly column: Column;
  readonly side: Side;
  readonly prestige: number;
  readonly preview: boolean;
}

/** A preview that denies another side its prestige shows that with a minus. */
function Gain({ column, side, prestige, preview }: GainProps) {
  const { view, viewer, t, nameOf } = useBoard();
  const mine = viewer !== 'spectator' && at(view.sides, viewer) === side;
  const denied = preview && !mine && prestige === 0 ? at(view.columns, column).atStake : 0;
  const owners = groupsOf(view, viewer).find((group) => group.side === side)?.seats ?? [];
  const kind = prestige > 0 ? 'won' : denied > 0 ? 'denied' : 'nothing';
  return (
    <b className="cards-gain" data-kind={kind}>
      {denied > 0 ? signed(-denied) : signed(prestige)}
      {preview && (
        <small>{t('cards.ui.forWhom', { mine: mine ? 'yes' : 'no', player: owners.map(nameOf).join(' + ') })}</small>
      )}
    </b>
  );
}
