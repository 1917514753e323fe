import { seat } from '@tortuga/kernel';
import type { ReactNode } from 'react';
import type { FigureProps, Figures, Position } from '../../../figure.ts';
import type { DiceTypes } from '../../rules/game.ts';
import type { Pack } from '../../rules/pack.ts';
import type { Action, Zone } from '../../rules/types.ts';
import { Sprite } from '../Art.tsx';
import { Lanes } from '../Lanes.tsx';
import { Harbour } from '../Side.tsx';
import { Ladder } from '../Stage.tsx';
import { Tray } from '../Tray.tsx';
// The pictures need nearly all of the board: with all of it, both are one script.
import '../Board.tsx';
import './index.css';
import { gallery, printed } from './gallery.tsx';
import { Mat } from './Mat.tsx';
import { POSITIONS } from './position.ts';
import { Still } from './Still.tsx';

type Draw = (by: FigureProps<Pack>) => ReactNode;

const still =
  (position: Position<DiceTypes>, children: ReactNode): Draw =>
  (by) => (
    <Still position={position} by={by}>
      {children}
    </Still>
  );

const [A, B, C] = [seat(0), seat(1), seat(2)];
const ALL: readonly Zone[] = ['tortuga', 'fleet', 'crew', 'island'];

/** The ranking of the action that is being carried out. */
const ranking = (position: Position<DiceTypes>): Draw =>
  still(
    position,
    <section className="dice-stage">
      <Ladder action={position.view.action ?? (0 as Action)} />
    </section>,
  );

const attack = (position: Position<DiceTypes>): Draw =>
  still(
    position,
    <div className="dice-figure-pair">
      <Mat seat={A} zones={['fleet', 'island']} />
      <Mat seat={B} zones={['fleet']} />
    </div>,
  );

const plunder = (position: Position<DiceTypes>): Draw =>
  still(
    position,
    <div className="dice-figure-pair">
      <Mat seat={C} zones={['crew']} />
      <Harbour />
    </div>,
  );

const PICTURES: Readonly<Record<string, Draw>> = {
  round: still(
    POSITIONS.round,
    <div className="dice-figure-steps">
      <Tray />
      <Lanes />
      <Mat seat={A} zones={['island', 'crew', 'fleet', 'tortuga']} />
    </div>,
  ),
  skull: ranking(POSITIONS.skull),
  tie: ranking(POSITIONS.tie),
  boarding: attack(POSITIONS.boarding),
  boarded: attack(POSITIONS.boarded),
  plunder: plunder(POSITIONS.plunder),
  plundered: plunder(POSITIONS.plundered),
  loaded: still(POSITIONS.loaded, <Mat seat={A} zones={ALL} />),
  moved: still(POSITIONS.moved, <Mat seat={A} zones={ALL} />),
  score: still(POSITIONS.score, <Mat seat={A} zones={ALL} withScore />),
};

export const diceFigures: Figures<Pack> = {
  names: Object.keys(PICTURES),
  draw: (name, by) => PICTURES[name]?.(by) ?? null,
  gallery,
  printed,
  sprite: <Sprite />,
};
