import type { ReactNode } from 'react';
import type { FigureProps, Figures } from '../../../figure.ts';
import type { Pack } from '../../rules/pack.ts';
import type { Column } from '../../rules/types.ts';
import { ColumnOfCards } from '../Column.tsx';
import { Sprite } from '../Engraving.tsx';
import { Spine } from '../Spine.tsx';
// The pictures need nearly all of the board: with all of it, both are one script.
import '../Board.tsx';
import './index.css';
import { gallery, printed } from './gallery.tsx';
import { type CardsPosition, POSITIONS } from './position.ts';
import { Still } from './Still.tsx';

/** How wide a column is, and the names of the rows beside it. */
const COLUMN = 12;
const SPINE = 8;

/** The first columns of a position, under the names of the rows. */
const columns =
  (position: CardsPosition, count: number) =>
  (by: FigureProps<Pack>): ReactNode => (
    <Still position={position} by={by} units={SPINE + count * COLUMN}>
      <div className="cards-figure-chart">
        <Spine />
        {Array.from({ length: count }, (_, column) => (
          <div key={position.view.pirates[column]} className="cards-berth" data-seat={0}>
            <ColumnOfCards column={column as Column} />
          </div>
        ))}
      </div>
    </Still>
  );

const PICTURES: Readonly<Record<string, (by: FigureProps<Pack>) => ReactNode>> = {
  boarded: columns(POSITIONS.boarded, 1),
  tied: columns(POSITIONS.tied, 1),
  stormy: columns(POSITIONS.stormy, 1),
  crossed: columns(POSITIONS.crossed, 2),
  swapped: columns(POSITIONS.swapped, 2),
};

export const cardsFigures: Figures<Pack> = {
  names: Object.keys(PICTURES),
  draw: (name, by) => PICTURES[name]?.(by) ?? null,
  gallery,
  printed,
  sprite: (
    <div className="cards-board cards-figure">
      <Sprite />
    </div>
  ),
};
