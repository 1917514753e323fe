import { at } from '@tortuga/kernel';
import type { BoardStep } from '../../board.ts';
import type { CardsTypes, GameEvent, View } from '../rules/types.ts';
import type { EventPlayed } from '../words/faces.ts';
import { columnsOf } from './layout.ts';

/** The data of the scoring sheets, collected from the log and the view. */

type Resolved = Extract<GameEvent, { type: 'resolved' }>;
export type Settled = Pick<Resolved, 'column' | 'side' | 'strategist' | 'atStake' | 'boarding'>;

export interface Account {
  readonly voyage: number;
  readonly columns: readonly Settled[];
  /** In the order they were played; after a reload some may be missing. */
  readonly turns: readonly EventPlayed[];
}

/** Collected up to an entry of the log. */
interface Memory {
  readonly upTo: number;
  /** The last voyage that was resolved. */
  readonly newest: number | null;
  readonly accounts: readonly Account[];
  /** Of the current voyage. */
  readonly turns: readonly EventPlayed[];
}

export const START: Memory = { upTo: -1, newest: null, accounts: [], turns: [] };

/** Returns the same memory if nothing is new. */
export function remember(memory: Memory, news: readonly BoardStep<CardsTypes>[]): Memory {
  const unread = news.filter(({ n }) => n > memory.upTo);
  return unread.reduce((before, { n, events }) => ({ ...events.reduce(withEvent, before), upTo: n }), memory);
}

function withEvent(memory: Memory, event: GameEvent): Memory {
  switch (event.type) {
    case 'swapped':
    case 'rotated':
    case 'changed':
    case 'stormed':
      // An event may be undone and played differently: the last one counts.
      return { ...memory, turns: [...memory.turns.filter(({ seat }) => seat !== event.seat), event] };
    case 'resolved': {
      const before = memory.accounts.find(({ voyage }) => voyage === event.voyage);
      const columns = [...(before?.columns ?? []).filter(({ column }) => column !== event.column), event];
      const account = { voyage: event.voyage, columns, turns: memory.turns };
      const others = memory.accounts.filter(({ voyage }) => voyage !== event.voyage);
      return { ...memory, newest: event.voyage, accounts: [...others, account] };
    }
    case 'dealt':
      return { ...memory, turns: [] };
    default:
      return memory;
  }
}

/** The account of a voyage that is over; the last one can still be read from the view. */
export function accountOf(voyage: number, view: View, accounts: readonly Account[]): Account | null {
  const collected = accounts.find((account) => account.voyage === voyage) ?? null;
  if (voyage < view.voyage) return collected;
  if (view.turn !== null || voyage > view.voyage) return null;
  const columns = columnsOf(view).flatMap((column) => settledAt(view, column));
  return { voyage, columns, turns: collected?.turns ?? [] };
}

function settledAt(view: View, column: Settled['column']): Settled[] {
  const { side, strategist, atStake, boarding } = at(view.columns, column);
  return boarding === null ? [] : [{ column, side, strategist, atStake, boarding }];
}
