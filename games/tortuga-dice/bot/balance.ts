import type { BalanceQuestion } from '../../game-module.ts';
import type { DiceTypes } from '../rules/game.ts';
import { result } from '../rules/result.ts';

/** Ties go to the first player, but the pawn is passed on: to start must not be an advantage. dice-2.1, dice-4.1 */
export const balance: readonly BalanceQuestion<DiceTypes>[] = [
  {
    rule: 'dice-2.1',
    seats: 2,
    among: 'strong',
    min: 44,
    max: 56,
    count: ({ first, last }) => {
      const winners = result(last)?.ranking[0] ?? [];
      const hits = winners.includes(first.first) ? 1 / winners.length : 0;
      return [{ about: { key: 'dice.balance.start' }, hits, trials: 1 }];
    },
  },
];
