import { at } from '@tortuga/kernel';
import { Fragment } from 'react';
import type { Side } from '../rules/types.ts';
import { Badge } from './Badge.tsx';
import { ColumnOfCards } from './Column.tsx';
import { useBoard } from './context.ts';
import { Doubloon, Icon } from './Icon.tsx';
import { type Group, gained } from './layout.ts';

/** The columns of one side, under its players' names. */
export function Half({ group }: { readonly group: Group }) {
  const { view, viewer, nameOf, portraitOf, signOf, t } = useBoard();
  const mine = viewer !== 'spectator' && group.seats.includes(viewer);
  const players = group.seats.map(nameOf).join(' + ');
  return (
    <section className="cards-half" data-about="waters" data-seat={at(group.seats, 0)} data-mine={mine}>
      <h2 data-info={`side ${group.side}`}>
        {group.seats.map((seat) => (
          <Fragment key={seat}>
            <Badge seat={seat} />
            {portraitOf(seat)}
          </Fragment>
        ))}
        <span>{t('cards.ui.waters', { mine: mine && group.seats.length === 1 ? 'yes' : 'no', players })}</span>
        {group.seats.map((seat) => (
          <Fragment key={seat}>{signOf(seat)}</Fragment>
        ))}
        <Purse side={group.side} />
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
              {group.seats.map((seat) => (
                <Fragment key={seat}>{signOf(seat)}</Fragment>
              ))}
            </p>
            <ColumnOfCards column={column} />
          </div>
        ))}
      </div>
    </section>
  );
}

/** What the side has won so far: treasures, doubloons, and what this voyage would add if it ended now. */
function Purse({ side }: { readonly side: Side }) {
  const { view, t } = useBoard();
  const sumOf = (part: 'treasure' | 'doubloons') =>
    view.takings.reduce((sum, voyage) => sum + at(voyage, side)[part], 0);
  const soFar = view.soFar === null ? 0 : at(view.soFar, side);
  if (sumOf('treasure') + sumOf('doubloons') + soFar === 0) return null;
  const label = [
    `${t('cards.ui.scoring.treasures')} ${sumOf('treasure')}`,
    `${t('cards.ui.scoring.doubloons')} ${sumOf('doubloons')}`,
    t('cards.ui.soFar', { prestige: soFar }),
  ].join(', ');
  return (
    <span className="cards-purse" role="img" aria-label={label}>
      <Icon name="treasure" />
      <b>{sumOf('treasure')}</b>
      <Doubloon />
      <b>{sumOf('doubloons')}</b>
      {soFar > 0 && <small>{gained(soFar)}</small>}
    </span>
  );
}
