import { at, type Game, type Seat } from '@tortuga/kernel';
import { type BalanceColumn, type BalanceTable, balanceTable, type Count, sharesOfWin } from '../../balance.ts';
import type { Played } from '../../game-module.ts';
import { type Pack, printedCards } from '../rules/pack.ts';
import { placeOf, rowOf } from '../rules/places.ts';
import { ALL_CARDS, type CardId, type CardsTypes, type Column, ROW, ROWS } from '../rules/types.ts';
import { namesOf } from '../words/names.ts';

/**
 * What becomes of each card. Every card is dealt in one of the voyages or the other, and all that are dealt are laid, so
 * only what happens in its column can differ.
 */

const column = (name: string): BalanceColumn => ({
  title: { key: 'cards.balance.card', params: { column: name } },
  unit: 'share',
});

/** One table for each row of the board. */
export const cardTables = (game: Game<CardsTypes>, pack: Pack): readonly BalanceTable<CardsTypes>[] =>
  ROWS.map((name, row) => {
    const printed = printedCards(pack);
    const nameOf = (id: CardId): string => JSON.stringify(at(printed, id).name);
    // Cards of the same name are the same cards: of each strategy there are four.
    const kinds = new Map(
      ALL_CARDS.filter((id) => rowOf(id) === row).map((id) => [nameOf(id), namesOf(pack).card(id)]),
    );
    const lineOf = (id: CardId): number => [...kinds.keys()].indexOf(nameOf(id));
    return {
      ...balanceTable<CardsTypes>({ id: `cards-${name}`, rows: () => [...kinds.values()], count: () => [] }),
      title: { key: 'cards.balance.row', params: { row: name } },
      columns: [column('boarded'), column('won')],
      count: (played) => {
        const shares = sharesOfWin(game, played.last, played.last.seats);
        return laid(played)
          .filter(({ card: id }) => rowOf(id) === row)
          .flatMap(({ card: id, seat, isBoarded }): Count[] => [
            { row: lineOf(id), column: 0, x: isBoarded ? 1 : 0, of: 1 },
            { row: lineOf(id), column: 1, x: at(shares, seat), of: 1 },
          ]);
      },
    };
  });

interface Laid {
  readonly card: CardId;
  readonly seat: Seat;
  readonly isBoarded: boolean;
}

/** Every card that was laid, and whether the transport of the column where it lay in the end was boarded. */
function laid({ events }: Played<CardsTypes>): Laid[] {
  const done: Laid[] = [];
  const board = new Map<number, { readonly card: CardId; readonly seat: Seat }>();
  const exchange = (row: number, columns: readonly Column[]): void => {
    const before = columns.map((each) => board.get(placeOf(row, each)));
    for (const [index, each] of columns.entries()) {
      const moved = before[(index + columns.length - 1) % columns.length];
      if (moved !== undefined) board.set(placeOf(row, each), moved);
    }
  };
  for (const event of events) {
    if (event.type === 'played') {
      board.set(placeOf(rowOf(event.card), event.column), { card: event.card, seat: event.seat });
    }
    if (event.type === 'swapped') exchange(ROW[event.row], [event.a, event.b]);
    if (event.type === 'rotated') exchange(ROW.treasure, [event.a, event.b, event.c]);
    if (event.type !== 'resolved') continue;
    for (const row of Object.values(ROW)) {
      const found = board.get(placeOf(row, event.column));
      if (found !== undefined) done.push({ ...found, isBoarded: event.boarding.outcome === 'boarded' });
    }
  }
  return done;
}
