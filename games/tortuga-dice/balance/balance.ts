import type { Game } from '@tortuga/kernel';
import {
  type Balance,
  type BalanceTable,
  balanceTable,
  type CountedDeed,
  countsPerPlayer,
  deedsTable,
  endings,
  evenShare,
  lengths,
  perPlayer,
  sharesOfWin,
  winsByOrder,
} from '../../balance.ts';
import type { GameModule } from '../../game-module.ts';
import type { DiceTypes } from '../rules/game.ts';
import { actionPhrase } from '../rules/names.ts';
import { pointsOf, scoreOf } from '../rules/result.ts';
import { ALL_ACTIONS, type GameEvent, LINES } from '../rules/types.ts';

/** Ties go to the first player, but the pawn is passed on: to start must not be an advantage. dice-2.1, dice-4.1 */
export const balanceOf = ({ game }: GameModule<DiceTypes>): Balance<DiceTypes> => ({
  quickSeats: 2,
  variants: [
    { options: { long: false }, title: { key: 'dice.option.usual' } },
    { options: { long: true }, title: { key: 'dice.option.long' } },
  ],
  tables: [
    winsByOrder(game, { firstOf: ({ first }) => first.first, wanted: evenShare('dice-2.1', 6) }),
    lengths([1, 4, 5, 6, 7, 9, 12], ({ last }) => last.round),
    endings(game, (cause) => ({ key: `dice.ending.${cause}` })),
    pointsTable(game),
    deedsTable(
      game,
      'ranks',
      ALL_ACTIONS.flatMap((action) => [rankedAt(action, 1), rankedAt(action, 2)]),
    ),
    deedsTable(game, 'deeds', DEEDS),
  ],
});

/** Where points came from: of all points, and for winners and others. dice-6.1 to dice-6.4 */
const pointsTable = (game: Game<DiceTypes>): BalanceTable<DiceTypes> =>
  balanceTable({
    id: 'points',
    rows: () => LINES.map((line) => ({ key: `dice.line.${line}` })),
    isQuick: true,
    columns: [{ title: { key: 'dice.balance.ofAll' }, unit: 'share' }, ...perPlayer()],
    count: ({ last }) => {
      const shares = sharesOfWin(game, last, last.seats);
      const scores = shares.map((_, seat) => scoreOf(last, seat));
      const all = scores.reduce((sum, score) => sum + pointsOf(score), 0);
      return LINES.flatMap((line, row) => {
        const bySeat = scores.map((score) => score[line]);
        const x = bySeat.reduce((sum, points) => sum + points, 0);
        return [{ row, column: 0, x, of: all }, ...countsPerPlayer(row, bySeat, shares, 1)];
      });
    },
  });

/** First or second in an action. dice-4.1 */
const rankedAt = (action: (typeof ALL_ACTIONS)[number], place: 1 | 2): CountedDeed<DiceTypes> => ({
  about: { key: 'dice.balance.rank', params: { action: actionPhrase(action), place: String(place) } },
  find: (event) => {
    if (event.type !== 'ranked' || event.action !== action) return null;
    const seat = event.ranking[place - 1];
    return seat === undefined ? null : { seat, times: 1 };
  },
});

const deed = (name: string, find: (event: GameEvent) => boolean): CountedDeed<DiceTypes> => ({
  about: { key: 'dice.balance.deed', params: { deed: name } },
  find: (event) => ('seat' in event && find(event) ? { seat: event.seat, times: 1 } : null),
});

const DEEDS: readonly CountedDeed<DiceTypes>[] = [
  deed('chest', (event) => event.type === 'hunted' && event.chest !== null),
  deed('tile', ({ type }) => type === 'pocketed'),
  deed('stolen', (event) => event.type === 'attacked' && event.place === 0 && event.chest !== null),
  deed('salvaged', (event) => event.type === 'attacked' && event.place === 1 && event.chest !== null),
  deed('beaten', (event) => event.type === 'attacked' && event.defended),
  deed('declined', ({ type }) => type === 'declined'),
  deed('skipped', ({ type }) => type === 'skipped'),
  deed('lostChest', ({ type }) => type === 'spilled'),
  deed('rerolled', ({ type }) => type === 'rerolled'),
  deed('bonus', ({ type }) => type === 'bonus'),
];
