import { at, type Seat } from '@tortuga/kernel';
import type { CardId, Characteristic, Column, Outcome, Side, StrategyPrice } from '../rules/types.ts';
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
  readonly price: StrategyPrice;
}

export function StrategyPreview({ column, card, price }: PreviewProps) {
  return <Lines column={column} card={card} outcome={price.outcome} gain={price} preview />;
}

interface LinesProps {
  readonly column: Column;
  readonly card: CardId;
  readonly outcome: Outcome | null;
  readonly gain: { readonly side: Side; readonly prestige: number } | null;
  readonly preview?: boolean;
  /** The player who laid it. */
  readonly by?: Seat | null;
}

function Lines({ column, card, outcome, gain, preview = false, by = null }: LinesProps) {
  const { view, viewer, pack, t, cardName } = useBoard();
  const { tests } = strategyOf(pack, card);
  const isMine = gain !== null && viewer !== 'spectator' && at(view.sides, viewer) === gain.side;
  const denied = preview && gain?.prestige === 0 && !isMine ? at(view.columns, column).atStake : 0;
  return (
    <>
      <span className="cards-emblem">
        <Icon name={tests} />
      </span>
      {by !== null && <Badge seat={by} />}
      <span className="cards-name">{cardName(card)}</span>
      <ColumnSum column={column} tests={tests} />
      {gain !== null && denied > 0 ? (
        <Denied side={gain.side} prestige={denied} />
      ) : (
        <>
          {outcome !== null && (
            <span className="cards-outcome" data-about="boarding">
              {t('cards.ui.outcome', { outcome })}
              {preview && gain !== null && gain.prestige > 0 && <ForWhom side={gain.side} isMine={isMine} />}
            </span>
          )}
          {gain !== null && (
            <b className="cards-gain" data-about="boarding" data-kind={gain.prestige > 0 ? 'won' : 'nothing'}>
              {signed(gain.prestige)}
            </b>
          )}
        </>
      )}
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

function ForWhom({ side, isMine }: { readonly side: Side; readonly isMine: boolean }) {
  const { t } = useBoard();
  const player = usePlayers(side);
  return <span> {t('cards.ui.forWhom', { mine: isMine ? 'yes' : 'no', player })}</span>;
}

/** What the other side does not get, in its ink and with its name: a minus would read as the viewer's own loss. */
function Denied({ side, prestige }: { readonly side: Side; readonly prestige: number }) {
  const { t } = useBoard();
  return (
    <b className="cards-denied">
      <span>{t('cards.ui.denies', { prestige })}</span>
      <small>{usePlayers(side)}</small>
    </b>
  );
}

function usePlayers(side: Side): string {
  const { view, viewer, nameOf } = useBoard();
  const { seats = [] } = groupsOf(view, viewer).find((group) => group.side === side) ?? {};
  return seats.map(nameOf).join(' + ');
}
