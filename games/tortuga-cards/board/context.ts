import type { Seat } from '@tortuga/kernel';
import { createBoardContext } from '@tortuga/kit/board-context';
import type { BoardBase } from '../../board.ts';
import type { Pack } from '../rules/pack.ts';
import type { CardId, CardsTypes, Column, Row } from '../rules/types.ts';
import type { Phrases } from '../words/phrases.ts';
import type { Deed } from './recent.ts';
import type { CardsLegal, Selection } from './selection.ts';

/** Shared by all components of the board. */
export interface BoardState extends BoardBase<CardsTypes> {
  readonly pack: Pack;
  readonly phrases: Phrases;
  readonly cardName: (card: CardId) => string;
  /** By card just laid: the player who laid it. */
  readonly layers: ReadonlyMap<CardId, Seat>;
  /** By place: who changed it since the viewer's last step. */
  readonly marks: ReadonlyMap<string, Seat>;
  /** What the others did last; null if nothing. */
  readonly lastDeed: Deed | null;

  readonly selection: Selection;
  /** The row whose places are highlighted. */
  readonly litRow: Row | null;
  readonly targets: ReadonlyMap<Column, readonly CardsLegal[]>;

  readonly isPlayable: (card: CardId) => boolean;
  readonly pickCard: (card: CardId, byKey: boolean) => void;
  readonly pickEvent: (byKey: boolean) => void;
  readonly choose: (column: Column) => void;
  readonly putBack: () => void;
}

export const { BoardContext, useBoard } = createBoardContext<BoardState>();
