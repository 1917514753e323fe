import type { TableInfo } from '@tortuga/protocol';
import type { Locale } from '@tortuga/words';

/** Which of the open tables somebody wants to see. */
export interface Filters {
  /** Null for all games. */
  readonly game: string | null;
  /** Null for all languages. */
  readonly language: Locale | null;
  /** At least this many free seats. */
  readonly free: number;
}

export const NO_FILTERS: Filters = { game: null, language: null, free: 0 };

export const freeSeats = ({ seats }: Pick<TableInfo, 'seats'>): number =>
  seats.filter(({ kind }) => kind === 'open').length;

/** A table whose language nobody said is for everybody. */
export const filtered = (tables: readonly TableInfo[], { game, language, free }: Filters): TableInfo[] =>
  tables.filter(
    (table) =>
      (game === null || table.game === game) &&
      (language === null || table.language === null || table.language === language) &&
      freeSeats(table) >= free,
  );

/** Where one would sit down first: where one's language is spoken, then where the fewest are missing, then the oldest. */
export const byFitness =
  (language: Locale) =>
  (a: TableInfo, b: TableInfo): number =>
    Number(b.language === language) - Number(a.language === language) ||
    freeSeats(a) - freeSeats(b) ||
    (a.openedAt ?? 0) - (b.openedAt ?? 0);
