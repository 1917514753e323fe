import type { BalanceQuestion } from '../../game-module.ts';
import { result } from '../rules/result.ts';
import type { CardsTypes, State } from '../rules/types.ts';
import type { Phrases } from '../words/phrases.ts';

/** Neither half, nor the start, nor a pirate ship may decide the game; nor, with three players, the order of play. cards-1.3, cards-5.2 */
export const balanceOf = (phrases: Pick<Phrases, 'pirate'>): readonly BalanceQuestion<CardsTypes>[] => [
  {
    rule: 'cards-1.3',
    seats: 2,
    among: 'strong',
    min: 47,
    max: 53,
    count: ({ last }) => [{ about: { key: 'cards.balance.half' }, hits: shareOfWin(last, 0), trials: 1 }],
  },
  {
    rule: 'cards-1.3',
    seats: 2,
    among: 'strong',
    min: 46,
    max: 54,
    count: ({ first, last }) => [
      { about: { key: 'cards.balance.start' }, hits: shareOfWin(last, first.start), trials: 1 },
    ],
  },
  {
    rule: 'cards-5.2',
    seats: 3,
    among: 'strong',
    min: 27,
    max: 40,
    count: ({ first, last }) =>
      [0, 1, 2].map((steps) => ({
        about: { key: 'cards.balance.turn', params: { place: steps + 1 } },
        hits: shareOfWin(last, (first.start + steps) % 3),
        trials: 1,
      })),
  },
  {
    rule: 'cards-1.3',
    seats: 2,
    among: 'random',
    min: 40,
    max: 60,
    count: ({ events }) =>
      events.flatMap((event) =>
        event.type === 'resolved'
          ? [
              {
                about: { key: 'cards.balance.pirate', params: { pirate: phrases.pirate(event.boarding.pirate) } },
                hits: event.boarding.outcome === 'boarded' ? 1 : 0,
                trials: 1,
              },
            ]
          : [],
      ),
  },
];

function shareOfWin(state: State, seat: number): number {
  const winners = result(state)?.ranking[0] ?? [];
  return winners.some((winner) => winner === seat) ? 1 / winners.length : 0;
}
