import type { ReactNode } from 'react';
import type { FigureProps, Figures, GalleryKind, GalleryPiece } from './figure.ts';

interface AnyFigures extends Omit<Figures<unknown>, 'draw' | 'gallery' | 'printed'> {
  draw(name: string, by: FigureProps<unknown>): ReactNode;
  gallery(by: FigureProps<unknown>): readonly GalleryKind[];
  printed(place: string, by: FigureProps<unknown>): GalleryPiece | null;
}

/** Loaded when a rulebook has been opened and its text is there. A game without pictures is not listed. */
const FIGURES: Readonly<Record<string, () => Promise<AnyFigures>>> = {
  'tortuga-2199': async () => (await import('./tortuga-2199/board/figures/index.ts')).figures2199,
  'tortuga-cards': async () => (await import('./tortuga-cards/board/figures/index.ts')).cardsFigures,
  'tortuga-dice': async () => (await import('./tortuga-dice/board/figures/index.ts')).diceFigures,
};

export const openFigures = async (game: string): Promise<AnyFigures | null> => (await FIGURES[game]?.()) ?? null;
