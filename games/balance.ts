import { shareOfWin } from '@tortuga/bots';
import { at, type Game, type GameTypes, type Phrase, type Seat, seatsOf } from '@tortuga/kernel';
import type { Played } from './game-module.ts';

/** What a game's balance is measured by. Every table sums up what its `count` finds in one game after the other. */
export interface Balance<T extends GameTypes = GameTypes> {
  readonly tables: readonly BalanceTable<T>[];
  /** The options of a match that are reported apart, the usual ones first. */
  readonly variants: readonly { readonly options: T['options']; readonly title: Phrase }[];
  /** How many players a quick look in the workshop is about. */
  readonly quickSeats: number;
}

export interface BalanceTable<T extends GameTypes = GameTypes> {
  /** Names the picture of the table. */
  readonly id: string;
  readonly title: Phrase;
  /** The numbers of players that it is asked for. */
  readonly seats: readonly number[];
  /** Strong bots show what good players make of the game, random ones what the cards are worth in themselves. */
  readonly among: Among;
  /** Drawn as a picture: of the first column. */
  readonly isDrawn: boolean;
  /** Part of a quick look. */
  readonly isQuick: boolean;
  readonly columns: readonly BalanceColumn[];
  rows(seats: number): readonly Phrase[];
  count(played: Played<T>): readonly Count[];
}

export type Among = 'strong' | 'random';

export interface BalanceColumn {
  readonly title: Phrase;
  /** Of the times that it could have been so, how often it was, in percent; or how many on average. */
  readonly unit: 'share' | 'mean';
  /** Between what it must lie: percent for shares. Null where nothing is asked. */
  wanted?(seats: number, row: number): Wanted | null;
}

export interface Wanted {
  readonly rule: string;
  readonly min: number;
  readonly max: number;
}

/** What one game adds to a cell of a table: `x` of `of`. */
export interface Count {
  readonly row: number;
  readonly column: number;
  readonly x: number;
  readonly of: number;
}

const ALL_SEATS = [2, 3, 4];

/** A table with one column among strong bots; what else it is can be changed. */
export function balanceTable<T extends GameTypes>(
  table: Pick<BalanceTable<T>, 'id' | 'rows' | 'count'> &
    Partial<BalanceTable<T>> & { readonly unit?: 'share' | 'mean' } & Pick<BalanceColumn, 'wanted'>,
): BalanceTable<T> {
  const { unit = 'share', wanted, ...given } = table;
  const title = { key: `balance.column.${unit}` };
  return {
    title: { key: `balance.title.${table.id}` },
    seats: ALL_SEATS,
    among: 'strong',
    isDrawn: true,
    isQuick: false,
    columns: [wanted === undefined ? { title, unit } : { title, unit, wanted }],
    ...given,
  };
}

/** By seat: 1 for the winner, and a part of it for each of several. */
export const sharesOfWin = <T extends GameTypes>(game: Game<T>, last: T['state'], seats: number): readonly number[] =>
  seatsOf(seats).map((seat) => shareOfWin(game, last, seat) ?? 0);

/** An even share of the wins, and what it may be off. */
export const evenShare =
  (rule: string, tolerance: number) =>
  (seats: number): Wanted => ({ rule, min: 100 / seats - tolerance, max: 100 / seats + tolerance });

/** Who wins, by their place in the order of play. */
export const winsByOrder = <T extends GameTypes>(
  game: Game<T>,
  { firstOf, wanted }: { firstOf(played: Played<T>): number; wanted(seats: number): Wanted | null },
): BalanceTable<T> =>
  balanceTable({
    id: 'order',
    isQuick: true,
    wanted,
    rows: (seats) => seatsOf(seats).map((place) => ({ key: 'balance.order', params: { place: String(place + 1) } })),
    count: (played) => {
      const seats = seatsIn(game, played);
      const shares = sharesOfWin(game, played.last, seats);
      const first = firstOf(played);
      return shares.map((x, seat) => ({ row: (seat - first + seats) % seats, column: 0, x, of: 1 }));
    },
  });

export const seatsIn = <T extends GameTypes>(game: Game<T>, { last }: Played<T>): number =>
  game.result(last)?.scores.length ?? 0;

export const endings = <T extends GameTypes>(game: Game<T>, phraseOf: (cause: string) => Phrase): BalanceTable<T> =>
  balanceTable({
    id: 'endings',
    rows: () => game.vocabulary.endings.map(phraseOf),
    count: ({ last }) => {
      const cause = game.result(last)?.cause;
      return game.vocabulary.endings.map((each, row) => ({ row, column: 0, x: each === cause ? 1 : 0, of: 1 }));
    },
  });

/** In which rounds games end. Each span of rounds begins where the one before it ends. */
export function lengths<T extends GameTypes>(
  starts: readonly number[],
  lengthOf: (played: Played<T>) => number,
): BalanceTable<T> {
  const spans = starts.map((from, index) => ({ from, to: (starts[index + 1] ?? Number.POSITIVE_INFINITY) - 1 }));
  return balanceTable({
    id: 'rounds',
    rows: () => spans.map(roundsPhrase),
    count: (played) => {
      const length = lengthOf(played);
      return spans.map(({ from, to }, row) => ({ row, column: 0, x: length >= from && length <= to ? 1 : 0, of: 1 }));
    },
  });
}

export function roundsPhrase({ from, to }: { readonly from: number; readonly to: number }): Phrase {
  const kind = from === to ? 'one' : Number.isFinite(to) ? 'span' : 'more';
  return { key: 'balance.rounds', params: { kind, from, to: kind === 'span' ? to : from } };
}

/** How often somebody did something, and whether winners did it more often than others. */
export interface CountedDeed<T extends GameTypes> {
  readonly about: Phrase;
  /** How often this is in an event, and who did it; null if it isn't. */
  find(event: T['event'], played: Played<T>): { readonly seat: Seat; readonly times: number } | null;
}

export const deedsTable = <T extends GameTypes>(
  game: Game<T>,
  id: string,
  deeds: readonly CountedDeed<T>[],
  wanted?: BalanceColumn['wanted'],
): BalanceTable<T> =>
  balanceTable({
    id,
    isDrawn: false,
    columns: perPlayer(wanted),
    rows: () => deeds.map(({ about }) => about),
    count: (played) => {
      const seats = seatsIn(game, played);
      const shares = sharesOfWin(game, played.last, seats);
      return deeds.flatMap(({ find }, row) => {
        const times = shares.map(() => 0);
        for (const event of played.events) {
          const found = find(event, played);
          if (found !== null) times[found.seat] = at(times, found.seat) + found.times;
        }
        return countsPerPlayer(row, times, shares);
      });
    },
  });

/** The columns that `countsPerPlayer` fills, from `column` on. */
export const perPlayer = (wanted?: BalanceColumn['wanted']): BalanceColumn[] => [
  { title: { key: 'balance.column.game' }, unit: 'mean', ...(wanted === undefined ? {} : { wanted }) },
  { title: { key: 'balance.column.winner' }, unit: 'mean' },
  { title: { key: 'balance.column.other' }, unit: 'mean' },
];

/** How much in the whole game, for the winner, and for each of the others. */
export function countsPerPlayer(
  row: number,
  amounts: readonly number[],
  shares: readonly number[],
  column = 0,
): Count[] {
  const total = amounts.reduce((sum, amount) => sum + amount, 0);
  const won = amounts.reduce((sum, amount, seat) => sum + amount * at(shares, seat), 0);
  const winners = shares.reduce((sum, share) => sum + share, 0);
  return [
    { row, column, x: total, of: 1 },
    { row, column: column + 1, x: won, of: winners },
    { row, column: column + 2, x: total - won, of: shares.length - winners },
  ];
}
