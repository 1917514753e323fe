import type { Rng, Seat } from '@tortuga/kernel';
import { act, askNext, decline, keepTile, salvage, steal } from './actions.ts';
import type { Values } from './pack.ts';
import { endOf } from './result.ts';
import {
  choose,
  giveBonus,
  isAnybodyChoosing,
  keepOpenly,
  reveal,
  roll,
  settle,
  takeBonus,
  turnSkulls,
} from './roll.ts';
import { beginChests, beginRound, isAnybodyPlanning, isOver, moveChests, plan, stow } from './stow.ts';
import { type GameEvent, type Move, type State, TRACK } from './types.ts';

/** Makes the move, and then everything that follows without a decision. */
export function apply(values: Values, state: State, player: Seat, move: Move, rng: Rng): GameEvent[] {
  const events = perform(state, player, move, rng);
  if (isWaitingForOthers(state)) return events;
  state.question++;
  continueAfter(values, state, move, rng, events);
  return events;
}

/** Everybody answers the same question before anything follows. dice-3.3, dice-5.2 */
const isWaitingForOthers = (state: State): boolean =>
  (state.phase === 'keep' && isAnybodyChoosing(state)) || (state.phase === 'stow' && isAnybodyPlanning(state));

function perform(state: State, player: Seat, move: Move, rng: Rng): GameEvent[] {
  switch (move.kind) {
    case 'keep':
      return state.phase === 'keep' ? [choose(state, player, move.dice)] : keepOpenly(state, player, move.dice);
    case 'show':
      return [choose(state, player, 0)];
    case 'turn':
      return [turnSkulls(state, player, move.action)];
    case 'bonus':
      return [takeBonus(state, player, move.action)];
    case 'act':
      return act(state, player, rng);
    case 'steal':
      return steal(state, player, move.target, move.place);
    case 'salvage':
      return salvage(state, player, move.target, move.colour);
    case 'decline':
      return [decline(state, player)];
    case 'tile':
      return [keepTile(state, player, move.coins)];
    case 'stow':
      return stow(state, player);
    case 'load':
      return plan(state, player, TRACK.fleet, move.chests);
    case 'haul':
      return plan(state, player, TRACK.crew, move.chests);
  }
}

function continueAfter(values: Values, state: State, move: Move, rng: Rng, events: GameEvent[]): void {
  switch (move.kind) {
    case 'keep':
    case 'show':
    case 'turn':
      if (state.phase === 'keep') reveal(state, events);
      if (!settle(state, rng, events)) continueActions(values, state, rng, events);
      return;
    case 'bonus':
      giveBonus(state, rng, events);
      return;
    case 'act':
      if (state.looked.length === 0) continueActions(values, state, rng, events);
      return;
    case 'steal':
    case 'salvage':
    case 'decline':
    case 'tile':
      continueActions(values, state, rng, events);
      return;
    case 'stow':
    case 'load':
    case 'haul':
      continueChests(state, rng, events);
      return;
  }
}

function continueActions(values: Values, state: State, rng: Rng, events: GameEvent[]): void {
  if (askNext(values, state, events)) return;
  beginChests(state, rng, events);
  if (!isAnybodyPlanning(state)) continueChests(state, rng, events);
}

/** The end, or the next round. dice-5.3 */
function continueChests(state: State, rng: Rng, events: GameEvent[]): void {
  moveChests(state, events);
  if (isOver(state)) {
    state.phase = 'over';
    state.decider = null;
    events.push(endOf(state));
  } else {
    events.push(beginRound(state), roll(state, rng));
  }
}
