import { at, seatsOf } from '@tortuga/kernel';
import type { BalanceQuestion, Played } from '../../game-module.ts';
import type { Types2199 } from '../rules/game.ts';
import { result } from '../rules/result.ts';
import { FIRST_SHIP, FIRST_T, type Values } from '../rules/values.ts';
import type { Phrases } from '../words/phrases.ts';

/** What 2199-15.4 asks of the house set. */
export const balanceOf = (values: Values, { card }: Pick<Phrases, 'card'>): readonly BalanceQuestion<Types2199>[] => [
  {
    rule: '2199-15.4',
    seats: 4,
    among: 'strong',
    min: 21,
    max: 29,
    count: ({ last }) =>
      seatsOf(last.seats).flatMap((seat) => {
        const ship = at(last.ships, seat);
        if (ship === null) return [];
        const about = { key: '2199.balance.ship', params: { card: card(FIRST_SHIP + ship) } };
        return [{ about, hits: shareOfWin(values, last, seat), trials: 1 }];
      }),
  },
  {
    rule: '2199-15.4',
    seats: 4,
    among: 'strong',
    min: 20,
    max: 30,
    count: ({ last }) =>
      seatsOf(last.seats).map((seat) => ({
        about: { key: '2199.balance.seat', params: { number: ((seat - last.first + last.seats) % last.seats) + 1 } },
        hits: shareOfWin(values, last, seat),
        trials: 1,
      })),
  },
  {
    rule: '2199-15.4',
    seats: 4,
    among: 'strong',
    min: 95,
    max: 100,
    count: ({ last }) => [
      { about: { key: '2199.balance.rounds' }, hits: last.round >= 8 && last.round <= 25 ? 1 : 0, trials: 1 },
    ],
  },
  {
    rule: '2199-15.4',
    seats: 4,
    among: 'strong',
    min: 2,
    max: 100,
    count: (played) => bought(values, card, played),
  },
  {
    rule: '2199-15.4',
    seats: 4,
    among: 'strong',
    min: 1,
    max: 100,
    count: (played) => waysOfWinners(values, played),
  },
];

function shareOfWin(values: Values, state: Types2199['state'], seat: number): number {
  const winners = result(values, state)?.ranking[0] ?? [];
  return winners.some((winner) => winner === seat) ? 1 / winners.length : 0;
}

/** Of the games in which a card lay open, those in which somebody bought it. */
function bought(values: Values, card: Phrases['card'], { first, events }: Played<Types2199>) {
  const offered = new Set(first.open.filter((each) => each !== null));
  for (let index = 0; index < values.tCount; index++) offered.add(FIRST_T + index);
  const taken = new Set<number>();
  for (const event of events) {
    if (event.type === 'opened') offered.add(event.card);
    if (event.type === 'bought') taken.add(event.card);
  }
  return [...offered].map((each) => ({
    about: { key: '2199.balance.bought', params: { card: card(each) } },
    hits: taken.has(each) ? 1 : 0,
    trials: 1,
  }));
}

/** Of the winners, those who have influence by sectors, by hunts, by combat or purchase. */
function waysOfWinners(values: Values, { last, events }: Played<Types2199>) {
  const winners = new Set<number>(result(values, last)?.ranking[0] ?? []);
  const by = (types: readonly string[]) =>
    events.some((event) => types.includes(event.type) && 'seat' in event && winners.has(event.seat));
  const ways = {
    sectors: last.controllers.some((controller) => controller !== null && winners.has(controller)),
    hunts: by(['captured', 'cashed']),
    other: by(['spoils', 'influenceBought']),
  };
  return Object.entries(ways).map(([way, found]) => ({
    about: { key: '2199.balance.way', params: { way } },
    hits: found ? 1 : 0,
    trials: 1,
  }));
}
