import { at, type Game, type Phrase, seatsOf } from '@tortuga/kernel';
import { type BalanceColumn, type BalanceTable, balanceTable, type Count, sharesOfWin } from '../../balance.ts';
import type { Played } from '../../game-module.ts';
import type { Types2199 } from '../rules/game.ts';
import { FIRST_T, type Values } from '../rules/values.ts';

/** What becomes of each card: on offer, bought, played, and whether those who bought it win. 2199-15.4 */

type Named = (card: number) => Phrase;

const column = (name: string, unit: 'share' | 'mean' = 'share'): BalanceColumn => ({
  title: { key: '2199.balance.card', params: { column: name } },
  unit,
});

const BOUGHT: BalanceColumn = {
  ...column('bought'),
  wanted: () => ({ rule: '2199-15.4', min: 5, max: 95 }),
};

const OTHERS = [column('offered'), column('played', 'mean'), column('won')];

export const outerTable = (game: Game<Types2199>, values: Values, card: Named): BalanceTable<Types2199> => ({
  ...marketTable(game, 'outer', numbers(FIRST_T + values.tCount, values.firstHunt), card),
  isQuick: true,
  columns: [BOUGHT, ...OTHERS],
});

/** The stacks of the Trading Posts have several copies of each card and sell out, so no share is asked of them. */
export const postTable = (game: Game<Types2199>, values: Values, card: Named): BalanceTable<Types2199> => ({
  ...marketTable(game, 'posts', numbers(FIRST_T, FIRST_T + values.tCount), card),
  isDrawn: false,
  columns: [column('copies', 'mean'), ...OTHERS],
});

const numbers = (from: number, to: number): number[] => Array.from({ length: to - from }, (_, index) => from + index);

/** Its first column counts copies for the stacks of the Trading Posts, and otherwise whether the card was bought at all. */
function marketTable(
  game: Game<Types2199>,
  id: 'outer' | 'posts',
  cards: readonly number[],
  card: Named,
): BalanceTable<Types2199> {
  const isStacked = id === 'posts';
  return balanceTable({
    id,
    rows: () => cards.map(card),
    count: (played) => {
      const shares = sharesOfWin(game, played.last, played.last.seats);
      const offered = offeredIn(played, isStacked ? cards : []);
      return cards.flatMap((number, row): Count[] => {
        if (!offered.has(number)) return [{ row, column: 1, x: 0, of: 1 }];
        const { buyers, copies, plays } = tradeIn(played, number);
        return [
          { row, column: 0, x: isStacked ? copies : Math.min(1, copies), of: 1 },
          { row, column: 1, x: 1, of: 1 },
          ...(copies > 0 ? [{ row, column: 2, x: plays, of: copies }] : []),
          ...buyers.map((buyer) => ({ row, column: 3, x: at(shares, buyer), of: 1 })),
        ];
      });
    },
  });
}

/** The stacks of the Trading Posts lie open from the start; of the other cards only some are ever seen. */
function offeredIn({ first, events }: Played<Types2199>, stacks: readonly number[]): ReadonlySet<number> {
  const offered = new Set([...stacks, ...first.open.filter((each) => each !== null)]);
  for (const event of events) if (event.type === 'opened') offered.add(event.card);
  return offered;
}

/** Who bought a card, how many of it, and how often these were played or committed to a combat. */
function tradeIn({ last, events }: Played<Types2199>, card: number) {
  const buyers = new Set<number>();
  let copies = 0;
  let plays = 0;
  for (const event of events) {
    if (event.type === 'bought' && event.card === card) {
      buyers.add(event.seat);
      copies++;
    }
    if (event.type === 'played' && event.card === card) plays++;
    if (event.type === 'revealed') {
      plays += [...event.attacker, ...event.defender].filter((each) => each === card).length;
    }
  }
  return { buyers: seatsOf(last.seats).filter((seat) => buyers.has(seat)), copies, plays };
}

/** Hunts: captured, what for, and by whom. 2199-9.2 */
export const huntTable = (game: Game<Types2199>, values: Values, card: Named): BalanceTable<Types2199> =>
  balanceTable({
    id: 'hunts',
    rows: () => numbers(values.firstHunt, values.cards).map(card),
    columns: [column('captured'), column('cashed'), column('played', 'mean'), column('won')],
    count: (played) => {
      const shares = sharesOfWin(game, played.last, played.last.seats);
      return numbers(values.firstHunt, values.cards).flatMap((number, row): Count[] => {
        const hunt = number - values.firstHunt;
        const captors = played.events.flatMap((event) =>
          event.type === 'captured' && event.hunt === hunt ? [event.seat] : [],
        );
        const isCashed = played.events.some((event) => event.type === 'cashed' && event.card === number);
        const isCaptured = captors.length > 0;
        return [
          { row, column: 0, x: isCaptured ? 1 : 0, of: 1 },
          ...(isCaptured
            ? [
                { row, column: 1, x: isCashed ? 1 : 0, of: 1 },
                { row, column: 2, x: tradeIn(played, number).plays, of: 1 },
              ]
            : []),
          ...captors.map((captor) => ({ row, column: 3, x: at(shares, captor), of: 1 })),
        ];
      });
    },
  });
