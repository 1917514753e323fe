import { at } from '@tortuga/kernel';
import { useBoard } from './context.ts';
import { Compass } from './Engraving.tsx';
import { Icon } from './Icon.tsx';
import { columnsOf } from './layout.ts';

/** The names of the rows, and how far the one being filled is. */
export function Spine() {
  const { view, t } = useBoard();
  const open = view.openRow;
  const total = view.columns.length;
  const filled = (index: number) => columnsOf(view).filter((column) => at(view.board, index * total + column) !== null);
  return (
    <div className="cards-spine" aria-hidden="true">
      <div>
        <Compass className="cards-rose" />
      </div>
      {view.rows.map((row, index) => (
        <div key={row} data-row={row} data-open={row === open}>
          <Icon name={row} />
          <b>{t('cards.board.row', { row })}</b>
          {row === open && <small>{t('cards.ui.rowCount', { count: filled(index).length, total })}</small>}
          {row === 'treasure' && row !== open && <small>{t('cards.board.stakes')}</small>}
        </div>
      ))}
      <div data-row="against">
        <small>{t('cards.board.against')}</small>
      </div>
    </div>
  );
}
