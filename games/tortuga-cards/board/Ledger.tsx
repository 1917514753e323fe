import { at } from '@tortuga/kernel';
import { Badge } from './Badge.tsx';
import { useBoard } from './context.ts';
import { groupsOf } from './layout.ts';

/** The prestige of every side, voyage by voyage. */
export function Ledger({ voyage }: { readonly voyage: number }) {
  const { view, viewer, t, nameOf } = useBoard();
  const earlier = view.takings.map((_, index) => index + 1).filter((each) => each < voyage);
  const now = at(view.takings, voyage - 1);
  const isLast = voyage === view.takings.length;
  return (
    <table className="cards-ledger">
      <thead>
        <tr>
          <th scope="col">{t('cards.ui.scoring.prestige')}</th>
          {earlier.map((each) => (
            <th scope="col" key={each}>
              {t('cards.ui.scoring.voyage', { voyage: each })}
            </th>
          ))}
          <th scope="col">{t('cards.ui.scoring.treasures')}</th>
          <th scope="col">{t('cards.ui.scoring.doubloons')}</th>
          <th scope="col">{t('cards.ui.scoring.total')}</th>
        </tr>
      </thead>
      <tbody>
        {groupsOf(view, viewer).map(({ side, seats }) => (
          <tr key={side} data-seat={at(seats, 0)}>
            <th scope="row">
              {seats.map((seat) => (
                <Badge key={seat} seat={seat} />
              ))}
              <span>{seats.map(nameOf).join(' + ')}</span>
            </th>
            {earlier.map((each) => (
              <td key={each}>{at(at(view.takings, each - 1), side).prestige}</td>
            ))}
            <td>{at(now, side).treasure}</td>
            <td>{at(now, side).doubloons}</td>
            <td className="cards-total">{isLast ? at(view.prestige, side) : at(now, side).prestige}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
