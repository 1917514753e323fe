import { at, seatsOf } from '@tortuga/kernel';
import type { Decision, Habit, Played } from '../../game-module.ts';
import type { Types2199 } from '../rules/game.ts';
import { TORTUGA } from '../rules/sectors.ts';
import type { Values } from '../rules/values.ts';

/** How a game was played: what was fought for, where influence came from, and what was wasted. */
export function habitsOf(
  values: Values,
  { last, events }: Played<Types2199>,
  decisions: readonly Decision<Types2199>[],
): readonly Habit[] {
  const count = (type: (typeof events)[number]['type']): number => events.filter((event) => event.type === type).length;
  const sum = (amountOf: (event: (typeof events)[number]) => number): number =>
    events.reduce((total, event) => total + amountOf(event), 0);
  const habits = {
    rounds: last.round,
    attacks: count('attacked'),
    won: sum((event) => (event.type === 'fought' && event.winner === event.attacker ? 1 : 0)),
    tortuga: sum((event) => (event.type === 'conquered' && event.sector === TORTUGA ? 1 : 0)),
    sectors: controlled(values, last),
    captured: count('captured'),
    cashed: sum((event) => (event.type === 'cashed' ? event.influence : 0)),
    combat: sum((event) => (event.type === 'spoils' ? event.bank + event.taken : 0)),
    purchase: count('influenceBought'),
    refreshes: count('refreshed'),
    vain: vainRefreshes(events),
    unplayed: decisions.filter(({ move, moves }) => move.kind === 'end' && moves.some(({ kind }) => kind === 'play'))
      .length,
  };
  return Object.entries(habits).map(([habit, times]) => ({ about: { key: '2199.habit', params: { habit } }, times }));
}

const controlled = (values: Values, { seats, controllers }: Types2199['state']): number =>
  seatsOf(seats).reduce(
    (total, seat) =>
      total +
      controllers.reduce<number>(
        (sum, controller, sector) => sum + (controller === seat ? at(values.control, sector) : 0),
        0,
      ),
    0,
  );

/** Refreshes after which the same turn bought nothing. */
function vainRefreshes(events: Played<Types2199>['events']): number {
  let vain = 0;
  let open = 0;
  for (const { type } of events) {
    if (type === 'refreshed') open++;
    if (type === 'bought') open = 0;
    if (type !== 'turnEnded' && type !== 'ended') continue;
    vain += open;
    open = 0;
  }
  return vain;
}
