import { at, type Game, seatsOf } from '@tortuga/kernel';
import { type BalanceTable, balanceTable, countsPerPlayer, perPlayer, sharesOfWin } from '../../balance.ts';
import type { Played } from '../../game-module.ts';
import type { Types2199 } from '../rules/game.ts';
import type { Values } from '../rules/values.ts';

const WAYS = ['sectors', 'captured', 'cashed', 'combat', 'purchase', 'abilities'] as const;
type Way = (typeof WAYS)[number];

/** Where influence came from, each way apart: of all influence, and a game. 2199-13.1, 2199-15.5 */
export const influenceTable = (game: Game<Types2199>, values: Values): BalanceTable<Types2199> =>
  balanceTable({
    id: 'influence',
    isQuick: true,
    columns: [
      {
        title: { key: '2199.balance.ofAll' },
        unit: 'share',
        // Few sets have abilities that bring influence, so nothing is asked of these.
        wanted: (_, row) => (WAYS[row] === 'abilities' ? null : { rule: '2199-15.5', min: 5, max: 45 }),
      },
      ...perPlayer(),
    ],
    rows: () => WAYS.map((way) => ({ key: '2199.balance.way', params: { way } })),
    count: (played) => {
      const shares = sharesOfWin(game, played.last, played.last.seats);
      const gains = gainsOf(values, played);
      const all = gains.flat().reduce((sum, gain) => sum + gain, 0);
      return gains.flatMap((bySeat, row) => {
        const total = bySeat.reduce((sum, gain) => sum + gain, 0);
        return [{ row, column: 0, x: total, of: all }, ...countsPerPlayer(row, bySeat, shares, 1)];
      });
    },
  });

/** By way and seat. */
function gainsOf(values: Values, { last, events }: Played<Types2199>): number[][] {
  const gains = WAYS.map(() => seatsOf(last.seats).map(() => 0));
  const gain = (way: Way, seat: number, influence: number): void => {
    const bySeat = at(gains, WAYS.indexOf(way));
    bySeat[seat] = at(bySeat, seat) + influence;
  };
  for (const [sector, controller] of last.controllers.entries()) {
    if (controller !== null) gain('sectors', controller, at(values.control, sector));
  }
  for (const event of events) {
    if (event.type === 'captured') gain('captured', event.seat, 1);
    if (event.type === 'cashed') gain('cashed', event.seat, event.influence);
    if (event.type === 'spoils') gain('combat', event.seat, event.bank + event.taken);
    if (event.type === 'gained') gain('abilities', event.seat, event.influence ?? 0);
    if (event.type === 'influenceBought') gain('purchase', event.seat, 1);
  }
  return gains;
}
