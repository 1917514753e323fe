import { at, type Seat, seatsOf } from '@tortuga/kernel';
import { keepMoves } from './keep.ts';
import { bonusOf, sumOf, zoneOf } from './places.ts';
import { actionNow, COUNT, isAttack, roomOn, trackUnder } from './questions.ts';
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
 * Every legal move: made from the same questions that `refuse` asks, so that nothing has to be made and
 * thrown away again. The laws compare the two at every step.
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
      return state.decider === player ? movesAlone(state, player) : NOTHING;
  }
}

function movesAlone(state: State, player: Seat): readonly Move[] {
  switch (state.phase) {
    case 'reroll':
      return keepMoves(state, player);
    case 'skull': {
      const count = at(COUNT, at(state.kept, player));
      return TURN.filter((_, action) => roomOn(state, player, action) >= count);
    }
    case 'bonus':
      return BONUS.filter((_, action) => at(state.bonus, bonusOf(player, action)) < BONUS_SIDES);
    case 'tile':
      return TILE.filter((_, coins) => state.looked.includes(coins));
    default:
      return isAttack(actionNow(state)) ? attackMoves(state, player) : ACT_OR_NOT;
  }
}

/** Whom to attack, and which chest to take for it. dice-4.5, dice-4.6 */
function attackMoves(state: State, player: Seat): Move[] {
  const legal: Move[] = [];
  for (const target of seatsOf(state.seats)) {
    if (target === player || target === state.victim) continue;
    if (state.place === 0) {
      const { length } = zoneOf(state, target, trackUnder(actionNow(state)));
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

/** What a player may think of and can't do: shown with the reason. */
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
