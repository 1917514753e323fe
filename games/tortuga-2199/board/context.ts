import type { Params, Phrase, Refusal, Seat, Viewer } from '@tortuga/kernel';
import { createContext, useContext } from 'react';
import type { Move } from '../rules/move.ts';
import type { View } from '../rules/view-types.ts';
import type { Ability } from '../rules/vocabulary.ts';
import type { Face } from '../words/faces.ts';
import type { Phrases } from '../words/phrases.ts';
import type { Choice } from './choice.ts';
import type { Log } from './log.ts';
import type { Desk } from './offers.ts';
import type { Preview, Sheet } from './sheets.ts';

/** What every piece of the board may ask. */
export interface Table {
  readonly view: View;
  readonly viewer: Viewer;
  /** The viewer's seat; null for who only watches. */
  readonly me: Seat | null;
  readonly desk: Desk;
  readonly letters: readonly string[];
  readonly phrases: Phrases;
  readonly log: Log;

  readonly t: (key: string, params?: Params) => string;
  readonly say: (phrase: Phrase) => string;
  readonly nameOf: (seat: Seat) => string;
  readonly faceOf: (card: number) => Face;
  readonly cardName: (card: number) => string;
  /** How many of a T stack are left; null for all other cards. */
  readonly leftOf: (card: number) => number | null;
  readonly huntCard: (hunt: number) => number;
  /** The ship cards, in their order. */
  readonly ships: readonly number[];
  readonly sectorName: (sector: number) => string;
  readonly abilityText: (ability: Ability) => string;

  /** What is to be chosen now: which cards, sectors or players are lit up, and what a click on them does. */
  readonly choice: Choice;
  /** The card of the hand that is taken up, by its place. */
  readonly picked: number | null;
  readonly pick: (index: number | null) => void;
  /** What a pointer or a focus is on: what it would cost is shown before it is done. */
  readonly preview: Preview | null;
  readonly show: (preview: Preview | null) => void;
  readonly sheet: Sheet | null;
  readonly open: (sheet: Sheet | null) => void;

  readonly play: (move: Move) => void;
  /** One move after the other, as long as each is offered. */
  readonly run: (moves: readonly Move[]) => void;
  /** Lights up what an action can be used on. */
  readonly aim: (kind: Choice['aim']) => void;
  readonly explain: (move: Move) => void;
  /** Why the last thing tapped can't be done. */
  readonly refusal: Refusal | null;
  readonly forget: () => void;
  readonly onRule: (rule: string) => void;
}

export const TableContext = createContext<Table | null>(null);

export function useTable(): Table {
  const table = useContext(TableContext);
  if (table === null) throw new Error('A piece of the board stands outside of the board');
  return table;
}
