import { at } from '@tortuga/kernel';
import type { Characteristic, Column } from '../rules/types.ts';
import { strategyOf } from '../words/faces.ts';
import { useBoard } from './context.ts';
import { PirateFace, SeaFace, TransportFace, TreasureFace } from './Faces.tsx';
import { cardAt, labelOf } from './layout.ts';
import { Place } from './Place.tsx';
import { StrategyFace } from './Strategy.tsx';
import { Tally } from './Trio.tsx';

/** One pirate ship and what lies below it. */
export function ColumnOfCards({ column }: { readonly column: Column }) {
  const { view, t } = useBoard();
  const { comparisons, boarding } = at(view.columns, column);
  const inForce = useInForce(column);
  const transport = cardAt(view, 'transport', column);
  const treasure = cardAt(view, 'treasure', column);
  const sea = cardAt(view, 'sea', column);
  const strategy = cardAt(view, 'strategy', column);
  return (
    <section
      className="cards-column"
      data-settled={boarding !== null}
      data-storm={view.storm === column}
      data-won={view.turn === null && boarding?.outcome === 'boarded'}
      aria-label={t('cards.ui.column', { column: labelOf(view, column) })}
    >
      <PirateFace column={column} inForce={inForce} />
      <Place row="transport" column={column}>
        {transport !== null && <TransportFace card={transport} inForce={inForce} />}
      </Place>
      <Place row="treasure" column={column}>
        {treasure !== null && <TreasureFace card={treasure} column={column} />}
      </Place>
      <Place row="sea" column={column}>
        {sea !== null && <SeaFace card={sea} inForce={inForce} />}
      </Place>
      <Tally comparisons={comparisons} inForce={inForce} />
      <Place row="strategy" column={column}>
        {strategy !== null && <StrategyFace card={strategy} column={column} />}
      </Place>
    </section>
  );
}

/** The characteristic that a lying strategy names, or the one picked up would name here. */
function useInForce(column: Column): Characteristic | null {
  const { view, pack, selection, targets, litRow } = useBoard();
  const { boarding } = at(view.columns, column);
  if (boarding !== null) return boarding.characteristic;
  if (selection.kind !== 'card' || litRow !== 'strategy' || !targets.has(column)) return null;
  return strategyOf(pack, selection.card).tests;
}
