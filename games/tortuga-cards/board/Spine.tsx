import type { Row } from '../rules/types.ts';
import { useBoard } from './context.ts';
import { Compass } from './Engraving.tsx';
import { Icon } from './Icon.tsx';
import { cardAt, columnsOf } from './layout.ts';

/** The names of the rows, with the progress of the open one. */
export function Spine() {
  const { view, t } = useBoard();
  const open = view.openRow;
  const total = view.columns.length;
  const filled = (row: Row) => columnsOf(view).filter((column) => cardAt(view, row, column) !== null);
  return (
    <div className="cards-spine" aria-hidden="true">
      <div>
        <Compass className="cards-rose" />
      </div>
      {view.rows.map((row, index) => (
        <div key={row} data-info={`row ${index}`} data-row={row} data-open={row === open}>
          <Icon name={row} />
          <b>{t('cards.board.row', { row })}</b>
          {row === open && <small>{t('cards.ui.rowCount', { count: filled(row).length, total })}</small>}
          {row === 'treasure' && row !== open && <small>{t('cards.board.stakes')}</small>}
        </div>
      ))}
      <div data-row="against" data-about="tally">
        <small>{t('cards.board.against')}</small>
      </div>
    </div>
  );
}
