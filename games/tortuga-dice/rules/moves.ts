import { at, type Seat, seatsOf } from '@tortuga/kernel';
import { keepMoves } from './keep.ts';
import { bonusOf, sumOf, zoneOf } from './places.ts';
import { BIT_COUNT, currentAction, isAttack, spaceOn, trackOfAction } from './questions.ts';
import { isChoosing } from './roll.ts';
import { planMoves, trackToPlan } from './stow.ts';
import { ALL_ACTIONS, ALL_COLOURS, BONUS_SIDES, DICE_COUNT, MAX_COINS, type Move, type State } from './types.ts';

const NOTHING: readonly Move[] = [];
const SHOW: readonly Move[] = [{ kind: 'show' }];
const ACT_OR_NOT: readonly Move[] = [{ kind: 'act' }, { kind: 'decline' }];
const DECLINE: Move = { kind: 'decline' };
const TURN = ALL_ACTIONS.map((action): Move => ({ kind: 'turn', action }));
const BONUS = ALL_ACTIONS.map((action): Move => ({ kind: 'bonus', action }));
const TILE = Array.from({ length: MAX_COINS + 1 }, (_, coins): Move => ({ kind: 'tile', coins }));

/**
 * Every legal move, built from the questions that `refuse` asks: faster than filtering all moves by `refuse`. The laws
 * compare the two at every step.
 */
export function moves(state: State, player: Seat): readonly Move[] {
  switch (state.phase) {
    case 'keep': {
      if (!isChoosing(state, player)) return NOTHING;
      const legal = keepMoves(state, player);
      return legal.length === 0 ? SHOW : legal;
    }
    case 'stow':
      return trackToPlan(state, player) === null ? NOTHING : planMoves(state, player);
    case 'over':
      return NOTHING;
    default:
      return state.decider === player ? movesOfDecider(state, player) : NOTHING;
  }
}

function movesOfDecider(state: State, player: Seat): readonly Move[] {
  switch (state.phase) {
    case 'reroll':
      return keepMoves(state, player);
    case 'skull': {
      const count = at(BIT_COUNT, at(state.kept, player));
      return TURN.filter((_, action) => spaceOn(state, player, action) >= count);
    }
    case 'bonus':
      return BONUS.filter((_, action) => at(state.bonus, bonusOf(player, action)) < BONUS_SIDES);
    case 'tile':
      return TILE.filter((_, coins) => state.looked.includes(coins));
    default:
      return isAttack(currentAction(state)) ? attackMoves(state, player) : ACT_OR_NOT;
  }
}

/** Every victim, with every chest that may be taken. dice-4.5, dice-4.6 */
function attackMoves(state: State, player: Seat): Move[] {
  const legal: Move[] = [];
  for (const target of seatsOf(state.seats)) {
    if (target === player || target === state.victim) continue;
    if (state.place === 0) {
      const { length } = zoneOf(state, target, trackOfAction(currentAction(state)));
      if (length === 0) legal.push({ kind: 'steal', target, place: null });
      for (let place = 0; place < length; place++) legal.push({ kind: 'steal', target, place });
    } else {
      if (sumOf(state.centre) === 0) legal.push({ kind: 'salvage', target, colour: null });
      for (const colour of ALL_COLOURS) {
        if (at(state.centre, colour) > 0) legal.push({ kind: 'salvage', target, colour });
      }
    }
  }
  legal.push(DECLINE);
  return legal;
}

/** Moves that look possible and are not: shown with the reason. */
export function considered(state: State, player: Seat): Move[] {
  switch (state.phase) {
    case 'keep':
    case 'reroll':
      return Array.from({ length: DICE_COUNT }, (_, die): Move => ({ kind: 'keep', dice: 1 << die }));
    case 'skull':
      return [...TURN];
    case 'bonus':
      return [...BONUS];
    case 'action':
      return state.place === 1 && state.victim !== null && state.victim !== player
        ? [{ kind: 'salvage', target: state.victim, colour: null }]
        : [];
    default:
      return [];
  }
}
