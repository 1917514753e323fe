import { at } from '@tortuga/kernel';
import { Fragment } from 'react';
import { Badge } from './Badge.tsx';
import { ColumnOfCards } from './Column.tsx';
import { useBoard } from './context.ts';
import { Icon } from './Icon.tsx';
import type { Group } from './layout.ts';

/** The columns of one side, under its players' names. */
export function Half({ group }: { readonly group: Group }) {
  const { view, viewer, nameOf, portraitOf, t } = useBoard();
  const mine = viewer !== 'spectator' && group.seats.includes(viewer);
  const players = group.seats.map(nameOf).join(' + ');
  return (
    <section className="cards-half" data-seat={at(group.seats, 0)} data-mine={mine}>
      <h2 data-info={`side ${group.side}`}>
        {group.seats.map((seat) => (
          <Fragment key={seat}>
            <Badge seat={seat} />
            {portraitOf(seat)}
          </Fragment>
        ))}
        <span>{t('cards.ui.waters', { mine: mine && group.seats.length === 1 ? 'yes' : 'no', players })}</span>
      </h2>
      <div className="cards-columns">
        <div className="cards-gutter" aria-hidden="true">
          <Icon name="pirate" />
          {view.rows.map((row) => (
            <Fragment key={row}>
              {row === 'strategy' && <Icon name="against" />}
              <Icon name={row} />
            </Fragment>
          ))}
        </div>
        {group.columns.map((column) => (
          <div className="cards-berth" key={column}>
            <p className="cards-owner" aria-hidden="true">
              <Badge seat={at(group.seats, 0)} />
              <span>{players}</span>
            </p>
            <ColumnOfCards column={column} />
          </div>
        ))}
      </div>
    </section>
  );
}
