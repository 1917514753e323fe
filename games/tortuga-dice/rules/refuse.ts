import { at, type Refusal, type Seat } from '@tortuga/kernel';
import { keepMoves } from './keep.ts';
import { actionPhrase } from './names.ts';
import { bonusOf, sumOf, zoneOf } from './places.ts';
import {
  actionOf,
  BIT_COUNT,
  currentAction,
  currentDecider,
  has,
  isAttack,
  limitOf,
  spaceOn,
  trackOfAction,
} from './questions.ts';
import { isChoosing } from './roll.ts';
import { isPlan, trackToPlan } from './stow.ts';
import {
  ACTION,
  type Action,
  BONUS_SIDES,
  DICE,
  DICE_COUNT,
  type Move,
  type Phase,
  SKULL,
  type State,
  TRACK,
} from './types.ts';

/** Every reason why a move may not be made. Nothing else in this game forbids anything. */
export function refuse(state: State, player: Seat, move: Move): Refusal | null {
  if (state.phase === 'over') return { rule: 'dice-5.3', key: 'dice.refuse.gameOver' };
  return refuseTurn(state, player) ?? refuseKind(state, move) ?? refuseChoice(state, player, move);
}

function refuseTurn(state: State, player: Seat): Refusal | null {
  switch (state.phase) {
    case 'keep':
      if (isChoosing(state, player)) return null;
      return state.free[player] === 0
        ? { rule: 'dice-3.6', key: 'dice.refuse.noDiceLeft' }
        : { rule: 'dice-3.3', key: 'dice.refuse.alreadyChosen' };
    case 'stow':
      return trackToPlan(state, player) === null ? { rule: 'dice-5.2', key: 'dice.refuse.alreadyPlanned' } : null;
    default:
      if (state.decider === player) return null;
      return {
        rule: ruleOfPhase(state),
        key: 'dice.refuse.notYours',
        params: { player: { seat: currentDecider(state) } },
      };
  }
}

const RULE_OF_PHASE = {
  keep: 'dice-3.2',
  skull: 'dice-3.4',
  reroll: 'dice-3.5',
  bonus: 'dice-3.6',
  action: 'dice-4.1',
  tile: 'dice-4.4',
  stow: 'dice-5.2',
  over: 'dice-5.3',
} as const satisfies Record<Phase, string>;

const ruleOfPhase = ({ phase }: State): string => RULE_OF_PHASE[phase];

/** The kinds of moves that each phase asks for. */
const MOVES_FOR_PHASE: Readonly<Record<Phase, readonly Move['kind'][]>> = {
  keep: ['keep', 'show'],
  skull: ['turn'],
  reroll: ['keep'],
  bonus: ['bonus'],
  action: ['act', 'decline', 'steal', 'salvage'],
  tile: ['tile'],
  stow: ['stow', 'load', 'haul'],
  over: [],
};

function refuseKind(state: State, move: Move): Refusal | null {
  return MOVES_FOR_PHASE[state.phase].includes(move.kind)
    ? null
    : { rule: ruleOfPhase(state), key: 'dice.refuse.otherQuestion', params: { phase: state.phase } };
}

function refuseChoice(state: State, player: Seat, move: Move): Refusal | null {
  switch (move.kind) {
    case 'keep':
      return refuseKeep(state, player, move.dice);
    case 'show':
      return keepMoves(state, player).length === 0 ? null : { rule: 'dice-3.5', key: 'dice.refuse.canKeep' };
    case 'turn':
      return refuseSpace(state, player, move.action, at(BIT_COUNT, at(state.kept, player)));
    case 'bonus':
      return at(state.bonus, bonusOf(player, move.action)) < BONUS_SIDES
        ? null
        : { rule: 'dice-3.6', key: 'dice.refuse.sideTwo', params: { action: actionPhrase(move.action) } };
    case 'act':
      return isAttack(currentAction(state)) ? { rule: ruleOfAttack(state), key: 'dice.refuse.nameVictim' } : null;
    case 'steal':
    case 'salvage':
      return refuseAttack(state, player, move);
    case 'tile':
      return state.looked.includes(move.coins) ? null : { rule: 'dice-4.4', key: 'dice.refuse.otherTile' };
    case 'load':
    case 'haul':
      return refusePlan(state, player, move);
    case 'decline':
    case 'stow':
      return null;
  }
}

/** At least one die, all rolled by this player, all able to show one action, and no more than fit there. */
function refuseKeep(state: State, player: Seat, dice: number): Refusal | null {
  if (dice === 0) return { rule: 'dice-3.2', key: 'dice.refuse.keepNone' };
  for (let die = 0; die < DICE_COUNT; die++) {
    if (has(dice, die) && !has(at(state.free, player), die)) {
      return { rule: 'dice-3.2', key: 'dice.refuse.notRolled', params: { die: DICE.charAt(die) } };
    }
  }
  const action = actionOf(state, player, dice);
  if (action === null) return { rule: 'dice-3.2', key: 'dice.refuse.twoActions' };
  return action === SKULL ? null : refuseSpace(state, player, action as Action, at(BIT_COUNT, dice));
}

/** dice-2.2 */
function refuseSpace(state: State, player: Seat, action: Action, count: number): Refusal | null {
  if (spaceOn(state, player, action) >= count) return null;
  const params = { action: actionPhrase(action), limit: limitOf(state, player, action) };
  return { rule: 'dice-3.5', key: 'dice.refuse.overLimit', params };
}

const ruleOfAttack = (state: State): string => (state.action === ACTION.plunder ? 'dice-4.6' : 'dice-4.5');

function refuseAttack(state: State, player: Seat, move: Extract<Move, { kind: 'steal' | 'salvage' }>): Refusal | null {
  if (!isAttack(currentAction(state))) return { rule: 'dice-4.1', key: 'dice.refuse.noAttack' };
  const rule = ruleOfAttack(state);
  const { target } = move;
  if (target >= state.seats || target === player) return { rule, key: 'dice.refuse.noOpponent' };
  if (target === state.victim) return { rule, key: 'dice.refuse.sameVictim', params: { player: { seat: target } } };
  if ((move.kind === 'steal') !== (state.place === 0)) {
    return { rule, key: 'dice.refuse.otherPlace', params: { place: String(state.place + 1) } };
  }
  return move.kind === 'steal' ? refuseSteal(state, move.target, move.place, rule) : refuseSalvage(state, move, rule);
}

/** A chest must be taken if there is one. */
function refuseSteal(state: State, target: Seat, place: number | null, rule: string): Refusal | null {
  const { length } = zoneOf(state, target, trackOfAction(currentAction(state)));
  if (place === null) return length === 0 ? null : { rule, key: 'dice.refuse.takeOne' };
  return place < length ? null : { rule, key: 'dice.refuse.noSuchChest' };
}

function refuseSalvage(state: State, { colour }: Extract<Move, { kind: 'salvage' }>, rule: string): Refusal | null {
  if (colour === null) return sumOf(state.centre) === 0 ? null : { rule, key: 'dice.refuse.takeOne' };
  return at(state.centre, colour) > 0 ? null : { rule, key: 'dice.refuse.noSuchChest' };
}

/** One zone after the other, filled with chests that are there. dice-5.2 */
function refusePlan(state: State, player: Seat, move: Extract<Move, { kind: 'load' | 'haul' }>): Refusal | null {
  const track = move.kind === 'load' ? TRACK.fleet : TRACK.crew;
  if (trackToPlan(state, player) !== track) return { rule: 'dice-5.2', key: 'dice.refuse.otherZone' };
  return isPlan(state, player, track, move.chests) ? null : { rule: 'dice-5.2', key: 'dice.refuse.otherChests' };
}
