import type { Seat } from '@tortuga/kernel';
import { expect, it } from 'vitest';
import { momentIn } from '../board/moments.ts';
import type { CardId, Column, GameEvent } from '../rules/types.ts';
import { arrange } from './arrange.ts';

const [me, first] = [0 as Seat, 0 as Column];
const step = (...events: GameEvent[]) => ({ events });
const { match } = arrange({
  filledTo: 'strategy',
  columns: { I: 'red-heron, merchantman, pearls, trade-wind, guns-1' },
});
const view = match.view(me);
const played = (card: number): GameEvent => ({ type: 'played', seat: me, card: card as CardId, column: first });
const storm: GameEvent = { type: 'stormed', seat: me, column: first };

it('a strategy completes a reckoning: it is won or lost; other cards are no moment', () => {
  expect(momentIn(step(played(40)), view)).toMatchObject({
    kind: 'boarding',
    column: 0,
    atStake: 4,
    boarding: { outcome: 'boarded' },
  });
  expect(momentIn(step(played(3)), view)).toBeNull();
});

it('the end of a voyage counts more than the event that ended it, and at the end of the game the page has the word', () => {
  const { side, strategist, atStake, boarding } = view.columns[0] ?? {};
  if (side === undefined || strategist === undefined || atStake === undefined || !boarding)
    throw new Error('no boarding');
  const resolved: GameEvent = { type: 'resolved', voyage: 1, column: first, side, strategist, atStake, boarding };
  expect(momentIn(step(storm), view)).toMatchObject({ kind: 'event', played: storm });
  expect(momentIn(step(storm, resolved), view)).toEqual({ kind: 'voyage', voyage: 1 });
  expect(momentIn(step(storm, resolved, { type: 'ended', cause: 'prestige', winners: [me] }), view)).toBeNull();
});
