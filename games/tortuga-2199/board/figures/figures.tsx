import { at } from '@tortuga/kernel';
import type { CSSProperties, ReactNode } from 'react';
import type { FigureProps, Figures, Position } from '../../../figure.ts';
import type { Types2199 } from '../../rules/game.ts';
import type { Pack } from '../../rules/pack.ts';
import { CardFace } from '../CardFace.tsx';
import { Combat } from '../Combat.tsx';
import { lastClash } from '../clash.ts';
import { Glyph } from '../Glyph.tsx';
import { extentOf } from '../geometry.ts';
import { Planet } from '../Planet.tsx';
import { Sprite } from '../Sprite.tsx';
// The pictures need nearly all of the board: with all of it, both are one script.
import '../Board.tsx';
import './index.css';
import { gallery, printed } from './gallery.tsx';
import { POSITIONS } from './position.ts';
import { Still } from './Still.tsx';

type Draw = (by: FigureProps<Pack>) => ReactNode;
type Shown = Position<Types2199>;

/** The map as it lies there. */
function Chart({ view }: Pick<Shown, 'view'>) {
  const { width, height } = extentOf(view.sectors);
  return (
    <div className="neon-figure-map" style={{ '--shape': width / height } as CSSProperties}>
      <Planet />
    </div>
  );
}

/** Cards side by side: the hand, or what was played. */
const Cards = ({ cards }: { readonly cards: readonly number[] }) => (
  <ul className="neon-figure-cards">
    {cards.map((card, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: copies of a card are the same
      <li key={index} className="neon-card">
        <CardFace card={card} />
      </li>
    ))}
  </ul>
);

function handOf({ view, viewer }: Shown): readonly number[] {
  const hand = viewer === 'spectator' ? null : at(view.players, viewer).hand;
  return hand === null || 'hidden' in hand ? [] : hand;
}

/** What the active player has to spend. */
const Purse = ({ view }: Pick<Shown, 'view'>) => (
  <p className="neon-figure-purse">
    <Glyph name="crypto" />
    <b>{view.crypto}</b>
    <Glyph name="maneuvers" />
    <b>{view.maneuvers}</b>
  </p>
);

const still =
  (position: Shown, children: ReactNode): Draw =>
  (by) => (
    <Still position={position} by={by}>
      {children}
    </Still>
  );

const hand = (position: Shown): Draw => still(position, <Cards cards={handOf(position)} />);
const map = (position: Shown): Draw => still(position, <Chart view={position.view} />);
const turn = (position: Shown): Draw =>
  still(
    position,
    <>
      <Cards cards={position.view.played} />
      <Purse view={position.view} />
    </>,
  );

function combat(position: Shown): Draw {
  const clash = lastClash(position.log);
  return still(
    position,
    clash === null ? null : (
      <div className="neon-figure-combat">
        <Combat clash={clash} prompt={{ key: '' }} notice={null} onUndo={null} onClose={null} />
      </div>
    ),
  );
}

const PICTURES: Readonly<Record<string, Draw>> = {
  planet: map(POSITIONS.start),
  turn: turn(POSITIONS.played),
  shopping: hand(POSITIONS.shopping),
  shopped: map(POSITIONS.shopped),
  hunting: hand(POSITIONS.hunting),
  scouted: map(POSITIONS.scouted),
  reserving: hand(POSITIONS.reserving),
  conquering: map(POSITIONS.conquering),
  conquered: map(POSITIONS.conquered),
  attacking: map(POSITIONS.attacking),
  attacked: combat(POSITIONS.attacked),
};

export const figures2199: Figures<Pack> = {
  names: Object.keys(PICTURES),
  draw: (name, by) => PICTURES[name]?.(by) ?? null,
  gallery,
  printed,
  sprite: (
    <div className="neon-board neon-figure">
      <Sprite />
    </div>
  ),
};
