import { at, type Game, seatsOf } from '@tortuga/kernel';
import {
  type Among,
  type Balance,
  type BalanceTable,
  balanceTable,
  type CountedDeed,
  deedsTable,
  endings,
  evenShare,
  sharesOfWin,
  winsByOrder,
} from '../../balance.ts';
import type { GameModule } from '../../game-module.ts';
import type { Pack } from '../rules/pack.ts';
import { sideCount, sideOf } from '../rules/places.ts';
import { totalsOf } from '../rules/result.ts';
import { type CardsTypes, EVENT_CARDS, type EventCard, OUTCOMES, type PirateId } from '../rules/types.ts';
import { namesOf } from '../words/names.ts';
import { cardTables } from './cards.ts';

/** Neither half, nor the start, nor a pirate ship may decide the game; nor, with three players, the order of play. cards-1.3, cards-5.2 */
export function balanceOf(module: GameModule<CardsTypes>): Balance<CardsTypes> {
  const { game } = module;
  const pack = module.pack as Pack;
  const { pirate } = namesOf(pack);
  const pirates = pack.pirates.map((_, index) => index as PirateId);
  return {
    quickSeats: 2,
    variants: [{ options: {}, title: { key: 'cards.title' } }],
    tables: [
      sidesTable(game, 'halves', [2, 4]),
      sidesTable(game, 'thirds', [3]),
      startTable(game),
      endings(game, (cause) => ({ key: `cards.ending.${cause}` })),
      prestigeTable(),
      outcomesTable(),
      pirateTable('strong', (id) => pirate(id), pirates),
      pirateTable('random', (id) => pirate(id), pirates),
      deedsTable(game, 'events', EVENT_CARDS.map(deedOf)),
      ...cardTables(game, pack),
    ],
  };
}

/** Wins by the waters of a side. Halves and thirds are tables of their own, because their rows are other columns. cards-1.3, cards-5.1, cards-5.2 */
const sidesTable = (game: Game<CardsTypes>, id: 'halves' | 'thirds', seatCounts: readonly number[]) =>
  balanceTable<CardsTypes>({
    id,
    isQuick: true,
    seats: seatCounts,
    wanted: (seats) => evenShare('cards-1.3', seats === 2 ? 3 : 4)(sideCount(seats)),
    rows: (seats) =>
      Array.from({ length: sideCount(seats) }, (_, side) => ({
        key: 'cards.balance.side',
        params: { kind: id, side: String(side + 1) },
      })),
    count: ({ last }) => {
      const shares = sharesOfWin(game, last, last.seats);
      // Partners win together: the share of a side is that of one of its players, times their number.
      return seatsOf(last.seats)
        .slice(0, sideCount(last.seats))
        .map((seat) => ({
          row: sideOf(seat, last.seats),
          column: 0,
          x: (at(shares, seat) * last.seats) / sideCount(last.seats),
          of: 1,
        }));
    },
  });

/** Half the wins for the side that starts with two and four; a third for each place in the order of three. */
function startTable(game: Game<CardsTypes>): BalanceTable<CardsTypes> {
  const byOrder = winsByOrder(game, {
    firstOf: ({ first }) => first.start,
    wanted: (seats) => evenShare(seats === 3 ? 'cards-5.2' : 'cards-1.3', 4)(sideCount(seats)),
  });
  return {
    ...byOrder,
    rows: (seats) => byOrder.rows(sideCount(seats)),
    count: ({ first, last }) => {
      const shares = sharesOfWin(game, last, last.seats);
      const sides = sideCount(last.seats);
      return seatsOf(last.seats)
        .slice(0, sides)
        .map((seat) => ({
          row: (sideOf(seat, last.seats) - sideOf(first.start, last.seats) + sides) % sides,
          column: 0,
          x: (at(shares, seat) * last.seats) / sides,
          of: 1,
        }));
    },
  };
}

/** Of all prestige, how much came from treasures and how much from transports. cards-4.2 */
const prestigeTable = (): BalanceTable<CardsTypes> =>
  balanceTable({
    id: 'prestige',
    isQuick: true,
    rows: () => ['treasure', 'doubloons'].map((kind) => ({ key: 'cards.balance.prestige', params: { kind } })),
    count: ({ last }) => {
      const totals = totalsOf(last);
      const all = totals.reduce((sum, { prestige }) => sum + prestige, 0);
      const doubloons = totals.reduce((sum, { fromTransports }) => sum + fromTransports, 0);
      return [all - doubloons, doubloons].map((x, row) => ({ row, column: 0, x, of: all }));
    },
  });

const outcomesTable = (): BalanceTable<CardsTypes> =>
  balanceTable({
    id: 'outcomes',
    isQuick: true,
    rows: () => OUTCOMES.map((outcome) => ({ key: 'cards.balance.outcome', params: { outcome } })),
    count: ({ events }) =>
      events.flatMap((event) =>
        event.type === 'resolved'
          ? OUTCOMES.map((outcome, row) => ({
              row,
              column: 0,
              x: event.boarding.outcome === outcome ? 1 : 0,
              of: 1,
            }))
          : [],
      ),
  });

const pirateTable = (
  among: Among,
  pirate: (id: PirateId) => ReturnType<ReturnType<typeof namesOf>['pirate']>,
  pirates: readonly PirateId[],
): BalanceTable<CardsTypes> =>
  balanceTable({
    id: among === 'strong' ? 'pirates' : 'piratesAtRandom',
    isQuick: among === 'strong',
    among,
    seats: among === 'strong' ? [2, 3, 4] : [2],
    ...(among === 'random' ? { wanted: () => ({ rule: 'cards-1.3', min: 40, max: 60 }) } : {}),
    rows: () => pirates.map(pirate),
    count: ({ events }) =>
      events.flatMap((event) =>
        event.type === 'resolved'
          ? [{ row: event.boarding.pirate, column: 0, x: event.boarding.outcome === 'boarded' ? 1 : 0, of: 1 }]
          : [],
      ),
  });

const ROWS_SWAPPED: Readonly<Record<string, EventCard>> = {
  transport: 'swapTransports',
  sea: 'swapSeas',
  strategy: 'swapStrategies',
};

const deedOf = (name: EventCard): CountedDeed<CardsTypes> => ({
  about: { key: 'cards.eventCard.name', params: { event: name } },
  find: (event) => {
    switch (event.type) {
      case 'swapped':
        return ROWS_SWAPPED[event.row] === name ? { seat: event.seat, times: 1 } : null;
      case 'rotated':
        return name === 'moveTreasures' ? { seat: event.seat, times: 1 } : null;
      case 'changed':
        return name === 'changeTreasure' ? { seat: event.seat, times: 1 } : null;
      case 'stormed':
        return name === 'storm' ? { seat: event.seat, times: 1 } : null;
      default:
        return null;
    }
  },
});
