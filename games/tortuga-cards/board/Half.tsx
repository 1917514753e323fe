import { at } from '@tortuga/kernel';
import { Badge } from './Badge.tsx';
import { ColumnOfCards } from './Column.tsx';
import { useBoard } from './context.ts';
import { Icon } from './Icon.tsx';
import type { IconName } from './icons.ts';
import type { Group } from './layout.ts';

const GUTTER: readonly IconName[] = ['pirate', 'transport', 'treasure', 'sea', 'against', 'strategy'];

/** The waters of one side: its name and its columns. */
export function Half({ group }: { readonly group: Group }) {
  const { viewer, nameOf, t } = useBoard();
  const mine = viewer !== 'spectator' && group.seats.includes(viewer);
  const players = group.seats.map(nameOf).join(' + ');
  return (
    <section className="cards-half" data-seat={at(group.seats, 0)} data-mine={mine}>
      <h2>
        {group.seats.map((seat) => (
          <Badge key={seat} seat={seat} />
        ))}
        <span>{t('cards.ui.waters', { mine: mine && group.seats.length === 1 ? 'yes' : 'no', players })}</span>
      </h2>
      <div className="cards-columns">
        <div className="cards-gutter" aria-hidden="true">
          {GUTTER.map((name) => (
            <Icon key={name} name={name} />
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
