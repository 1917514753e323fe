import type { GalleryPiece } from '@tortuga/games/figure';
import type { GameModule } from '@tortuga/games/game-module';
import type { AnyWorkshop } from '@tortuga/games/workshop';
import type { PackProblem, Params, Phrase } from '@tortuga/kernel';
import { createContext, type ReactNode, use } from 'react';
import type { Draft, Place } from './draft.ts';
import type { KeptSet } from './sets.ts';

/** What all forms of a workshop share. */
export interface Bench {
  readonly game: string;
  /** With the house set. */
  readonly module: GameModule;
  readonly workshop: AnyWorkshop;
  readonly set: KeptSet;
  readonly problems: readonly PackProblem[];
  readonly t: (key: string, params?: Params) => string;
  readonly say: (phrase: Phrase) => string;
  /** The name of a section, a field or a choice of this game. */
  readonly term: (kind: 'section' | 'field' | 'choice', name: string) => string;
  readonly sprite: ReactNode;
  /** A card as it is drawn now; null where the game has no picture of it. */
  readonly draw: (pack: Draft, place: Place) => GalleryPiece | null;
  /** A sentence with the names on the cards of a set. */
  readonly sayOf: (pack: Draft, phrase: Phrase) => string;
  readonly change: (pack: Draft) => void;
}

const BenchContext = createContext<Bench | null>(null);

export const BenchProvider = BenchContext.Provider;

export function useBench(): Bench {
  const bench = use(BenchContext);
  if (bench === null) throw new Error('There is no workshop here');
  return bench;
}
