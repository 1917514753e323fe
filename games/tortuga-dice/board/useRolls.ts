import type { Seat } from '@tortuga/kernel';
import { useMoment } from '@tortuga/kit';
import { useState } from 'react';
import type { BoardProps, BoardStep } from '../../board.ts';
import type { DiceTypes } from '../rules/game.ts';
import type { Pack } from '../rules/pack.ts';
import type { GameEvent } from '../rules/types.ts';

/** What has just happened, for as long as it is shown: the newest steps change while a die still tumbles. */

type Log = readonly BoardStep<DiceTypes>[];
type Motions = Pick<BoardProps<DiceTypes, Pack>, 'log' | 'news' | 'motion'>;

const isRollOf = (event: GameEvent, me: Seat): boolean =>
  (event.type === 'rolled' && (event.rolls[me] ?? null) !== null) || (event.type === 'rerolled' && event.seat === me);

const count = (log: Log, isIt: (event: GameEvent) => boolean): number =>
  log.reduce((sum, { events }) => sum + events.filter(isIt).length, 0);

/** How often this player has rolled so far. */
const rollsIn = (log: Log, me: Seat | null): number => (me === null ? 0 : count(log, (event) => isRollOf(event, me)));

/** The number of the roll whose dice tumble; null until there is a new one, so that nothing tumbles after a reload. */
export function useTumble({ log, news, motion }: Motions, me: Seat | null): number | null {
  const rolls = rollsIn(log, me);
  const [seen] = useState(() => (rollsIn(news, me) > 0 ? -1 : rolls));
  return rolls === seen || motion === 0 ? null : rolls;
}

/** The number of the reveal to announce; null for the last of a round, after which the actions say it all. */
export const useReveal = (log: Log, isDicePart: boolean): number | null =>
  useMoment({
    log,
    whatOf: ({ events }) => (events.some(({ type }) => type === 'revealed') ? true : null),
    isRested: !isDicePart,
  }).moment?.n ?? null;
