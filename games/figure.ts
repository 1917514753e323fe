import type { GameTypes, Phrase, Seat, Viewer, ViewOf } from '@tortuga/kernel';
import type { Locale } from '@tortuga/words';
import type { ReactNode } from 'react';
import type { BoardProps, BoardStep } from './board.ts';

/** What the pictures of a rulebook are drawn with. */
export interface FigureProps<Pack> {
  readonly pack: Pack;
  readonly locale: Locale;
  readonly say: (phrase: Phrase) => string;
  readonly nameOf: (seat: Seat) => string;
}

/** A component of the box: what is printed on it, and how many of it there are. */
export interface GalleryPiece {
  readonly id: string;
  readonly name: string;
  /** What it does, and its values. */
  readonly text: string;
  /** Null where counting says nothing, such as the actions of a board. */
  readonly count: number | null;
  readonly picture: ReactNode;
}

export interface GalleryKind {
  readonly id: string;
  readonly heading: string;
  readonly pieces: readonly GalleryPiece[];
}

/** The pictures of a game's rulebook, made of the components of its board. */
export interface Figures<Pack> {
  /** The names of its pictures. */
  readonly names: readonly string[];
  draw(name: string, by: FigureProps<Pack>): ReactNode;
  /** Everything in the box, read from the pack. */
  gallery(by: FigureProps<Pack>): readonly GalleryKind[];
  /** The piece whose values stand at a place in the pack, such as `cards 4`; null for a place without one. */
  printed(place: string, by: FigureProps<Pack>): GalleryPiece | null;
  /** Drawings that the pictures refer to; once on a page. */
  readonly sprite: ReactNode;
}

/** A position to be drawn: what one viewer saw of a match, and how it came about. */
export interface Position<T extends GameTypes> {
  readonly view: ViewOf<T>;
  readonly viewer: Viewer;
  readonly log: readonly BoardStep<T>[];
}

/** The props of a component that shows parts of a board in a position. */
export interface StillProps<T extends GameTypes, Pack> {
  readonly position: Position<T>;
  readonly by: FigureProps<Pack>;
  readonly children: ReactNode;
}

/** Lines as one text of whole sentences. */
export const asSentences = (lines: readonly string[]): string =>
  lines
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => `${line.charAt(0).toLocaleUpperCase()}${line.slice(1)}${/[.!?…]$/.test(line) ? '' : '.'}`)
    .join(' ');

/** The props of a board that shows this position, and on which nothing can be done. */
export const stillOf = <T extends GameTypes, Pack>(
  { view, viewer, log }: Position<T>,
  by: FigureProps<Pack>,
): BoardProps<T, Pack> => ({
  ...by,
  view,
  viewer,
  log,
  offers: [],
  prompt: { key: '' },
  portraitOf: () => null,
  onMove: () => undefined,
  news: [],
  recent: [],
  tellingOf: () => ({ seat: null, loser: null, weight: 0, sound: null }),
  motion: 0,
  endTurn: 'once',
  onUndo: null,
  onRedo: null,
  onRule: () => undefined,
  tools: null,
  ending: null,
  whyNot: () => Promise.resolve(null),
});
