import type { ColumnView, GameEvent, View } from '../rules/types.ts';
import type { EventPlayed } from '../words/faces.ts';
import { columnsOf } from './layout.ts';

/** What the scoring sheet of a voyage shows, gathered from what was told. */

type Resolved = Extract<GameEvent, { type: 'resolved' }>;
export type Settled = Pick<Resolved, 'column' | 'side' | 'strategist' | 'atStake' | 'boarding'>;

export interface Account {
  readonly voyage: number;
  readonly columns: readonly Settled[];
  /** In the order they were played; after a reload perhaps not all of them. */
  readonly turns: readonly EventPlayed[];
}

/** What is known of the voyages, up to an entry of the log. */
interface Memory {
  readonly upTo: number;
  /** The last voyage that was resolved. */
  readonly newest: number | null;
  readonly told: readonly Account[];
  /** Of the voyage that is not over yet. */
  readonly turns: readonly EventPlayed[];
}

export const START: Memory = { upTo: -1, newest: null, told: [], turns: [] };

interface Entry {
  readonly n: number;
  readonly events: readonly GameEvent[];
}

/** The same memory, if there is nothing new in it. */
export function remember(memory: Memory, news: readonly Entry[]): Memory {
  const unread = news.filter(({ n }) => n > memory.upTo);
  return unread.reduce((known, { n, events }) => ({ ...events.reduce(withEvent, known), upTo: n }), memory);
}

function withEvent(memory: Memory, event: GameEvent): Memory {
  switch (event.type) {
    case 'swapped':
    case 'rotated':
    case 'changed':
    case 'stormed':
      // Taken back and played otherwise: the last word counts.
      return { ...memory, turns: [...memory.turns.filter(({ seat }) => seat !== event.seat), event] };
    case 'resolved': {
      const before = memory.told.find(({ voyage }) => voyage === event.voyage);
      const columns = [...(before?.columns ?? []).filter(({ column }) => column !== event.column), event];
      const account = { voyage: event.voyage, columns, turns: memory.turns };
      const others = memory.told.filter(({ voyage }) => voyage !== event.voyage);
      return { ...memory, newest: event.voyage, told: [...others, account] };
    }
    case 'dealt':
      return { ...memory, turns: [] };
    default:
      return memory;
  }
}

/** The account of a voyage that is over; of the last one the table itself still tells. */
export function accountOf(voyage: number, view: View, told: readonly Account[]): Account | null {
  const known = told.find((account) => account.voyage === voyage) ?? null;
  if (voyage < view.voyage) return known;
  if (view.turn !== null || voyage > view.voyage) return null;
  const columns = columnsOf(view).flatMap((column) => settledAt(view, column));
  return { voyage, columns, turns: known?.turns ?? [] };
}

function settledAt(view: View, column: Settled['column']): Settled[] {
  const told: ColumnView | undefined = view.columns[column];
  if (told === undefined || told.boarding === null) return [];
  const { side, strategist, atStake, boarding } = told;
  return [{ column, side, strategist, atStake, boarding }];
}
