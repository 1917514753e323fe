import { at } from '@tortuga/kernel';
import { Fragment } from 'react';
import type { Characteristic, Column, Row } from '../rules/types.ts';
import { strategyOf } from '../words/faces.ts';
import { useBoard } from './context.ts';
import { PirateFace, SeaFace, TransportFace, TreasureFace } from './Faces.tsx';
import { usePrey } from './Forecast.tsx';
import { cardAt, labelOf } from './layout.ts';
import { Place } from './Place.tsx';
import { placeKey } from './recent.ts';
import { StrategyFace } from './Strategy.tsx';
import { Tally } from './Trio.tsx';

/** One pirate ship and the cards below it. */
export function ColumnOfCards({ column }: { readonly column: Column }) {
  const { view, t } = useBoard();
  const { comparisons, boarding } = at(view.columns, column);
  const inForce = useInForce(column);
  const forecast = usePrey(column)?.comparisons ?? null;
  return (
    <section
      className="cards-column"
      data-settled={boarding !== null}
      data-storm={view.storm === column}
      data-won={view.turn === null && boarding?.outcome === 'boarded'}
      aria-label={t('cards.ui.column', { column: labelOf(view, column) })}
    >
      <PirateFace column={column} inForce={inForce} />
      {view.rows.map((row) => (
        <Fragment key={row}>
          {row === 'strategy' && (
            <Tally
              column={column}
              comparisons={forecast ?? comparisons}
              inForce={inForce}
              isForecast={forecast !== null}
            />
          )}
          <Place row={row} column={column}>
            <Face row={row} column={column} inForce={inForce} />
            <Mark row={row} column={column} />
          </Place>
        </Fragment>
      ))}
    </section>
  );
}

/** A frame in the ink of the player who changed this place last. */
function Mark({ row, column }: { readonly row: Row; readonly column: Column }) {
  const seat = useBoard().marks.get(placeKey(row, column));
  return seat === undefined ? null : <i className="cards-mark" data-seat={seat} aria-hidden="true" />;
}

interface FaceProps {
  readonly row: Row;
  readonly column: Column;
  readonly inForce: Characteristic | null;
}

function Face({ row, column, inForce }: FaceProps) {
  const { view } = useBoard();
  const card = cardAt(view, row, column);
  if (card === null) return null;
  switch (row) {
    case 'transport':
      return <TransportFace card={card} inForce={inForce} />;
    case 'treasure':
      return <TreasureFace card={card} column={column} />;
    case 'sea':
      return <SeaFace card={card} inForce={inForce} />;
    case 'strategy':
      return <StrategyFace card={card} column={column} />;
  }
}

/** The characteristic named by the strategy here, or by the one picked up if it may go here. */
function useInForce(column: Column): Characteristic | null {
  const { view, pack, selection, targets, litRow } = useBoard();
  const { boarding } = at(view.columns, column);
  if (boarding !== null) return boarding.characteristic;
  if (selection.kind !== 'card' || litRow !== 'strategy' || !targets.has(column)) return null;
  return strategyOf(pack, selection.card).tests;
}
