import { at, type Refusal, type Seat, seat as seatAt } from '@tortuga/kernel';
import { markersToTakeBack } from './markers.ts';
import type { Move, MoveKind } from './move.ts';
import { canDeploy, neighboursOfFight } from './moves.ts';
import { deciderOf } from './questions.ts';
import { refuseAction } from './refuse-action.ts';
import { AGGRESSIVE, FRAME, FRAMES, type State } from './state.ts';
import { targetsOf } from './targets.ts';
import type { Values } from './values.ts';
import { codeOf } from './vocabulary.ts';

/** The only place that forbids moves. */
export function refuse(values: Values, state: State, seat: Seat, move: Move): Refusal | null {
  if (state.frame === FRAME.over) return { rule: ruleOfEnd(state), key: '2199.refuse.gameOver' };
  if (state.decider !== seat) {
    return { rule: '2199-5.1', key: '2199.refuse.notYourTurn', params: { player: { seat: seatAt(deciderOf(state)) } } };
  }
  return refuseInFrame(state, move.kind) ?? refuseMove(values, state, seat, move);
}

/** The rule that ended the game. */
function ruleOfEnd({ winner, council, scenario }: State): string {
  if (winner !== null) return '2199-13.1';
  if (council === null) return '2199-13.4';
  return scenario === AGGRESSIVE ? '2199-14.1' : '2199-13.3';
}

/** The moves that answer each frame; all others have to wait. */
const ANSWERS = {
  ship: { kinds: ['ship'], rule: '2199-3.3', key: '2199.refuse.chooseShipFirst' },
  deploy: { kinds: ['deploy'], rule: '2199-5.3', key: '2199.refuse.deployFirst' },
  abilities: { kinds: ['use', 'skip'], rule: '2199-6.1', key: '2199.refuse.abilitiesFirst' },
  attack: { kinds: ['commit', 'ready'], rule: '2199-12.2', key: '2199.refuse.attackFirst' },
  defend: { kinds: ['commit', 'ready'], rule: '2199-12.3', key: '2199.refuse.defendFirst' },
  attackAbilities: { kinds: ['use', 'skip'], rule: '2199-12.5', key: '2199.refuse.combatAbilitiesFirst' },
  defendAbilities: { kinds: ['use', 'skip'], rule: '2199-12.5', key: '2199.refuse.combatAbilitiesFirst' },
  spoils: { kinds: ['spoils'], rule: '2199-14.1', key: '2199.refuse.spoilsFirst' },
  lose: { kinds: ['lose'], rule: '2199-14.1', key: '2199.refuse.loseFirst' },
  retreat: { kinds: ['retreat'], rule: '2199-12.8', key: '2199.refuse.retreatFirst' },
  marker: { kinds: ['unmark'], rule: '2199-10.7', key: '2199.refuse.markerFirst' },
} as const satisfies Record<string, { kinds: readonly MoveKind[]; rule: string; key: string }>;

/** Moves that are only possible in one of these frames. */
const OUTSIDE_A_TURN: Partial<Record<MoveKind, Refusal>> = {
  ship: { rule: '2199-3.3', key: '2199.refuse.shipsAreChosen' },
  deploy: { rule: '2199-5.3', key: '2199.refuse.shipIsOut' },
  use: { rule: '2199-6.1', key: '2199.refuse.noAbilityOpen' },
  skip: { rule: '2199-6.1', key: '2199.refuse.noAbilityOpen' },
  commit: { rule: '2199-12.1', key: '2199.refuse.noCombat' },
  ready: { rule: '2199-12.1', key: '2199.refuse.noCombat' },
  spoils: { rule: '2199-12.1', key: '2199.refuse.noCombat' },
  lose: { rule: '2199-12.1', key: '2199.refuse.noCombat' },
  retreat: { rule: '2199-12.1', key: '2199.refuse.noCombat' },
  unmark: { rule: '2199-12.1', key: '2199.refuse.noCombat' },
};

function refuseInFrame(state: State, kind: MoveKind): Refusal | null {
  const frame = at(FRAMES, state.frame);
  if (frame === 'turn' || frame === 'over') return OUTSIDE_A_TURN[kind] ?? null;
  const { kinds, rule, key } = ANSWERS[frame];
  return kinds.some((each) => each === kind) ? null : { rule, key };
}

function refuseMove(values: Values, state: State, seat: Seat, move: Move): Refusal | null {
  switch (move.kind) {
    case 'ship':
      return refuseShip(state, move.ship);
    case 'deploy':
      return canDeploy(state, seat, move.sector) ? null : { rule: '2199-5.3', key: '2199.refuse.deployElsewhere' };
    case 'use':
      return refuseUse(values, state, seat, move);
    case 'commit':
      return refuseCommit(values, state, seat, move.card);
    case 'ready':
      return state.frame === FRAME.attack && state.attackCards.length === 0
        ? { rule: '2199-12.2', key: '2199.refuse.attackWithOne' }
        : null;
    case 'lose':
      return (state.attackerWon === 1 ? state.defendCards : state.attackCards).includes(move.card)
        ? null
        : { rule: '2199-14.1', key: '2199.refuse.notUsedInCombat' };
    case 'retreat':
      return neighboursOfFight(values, state).includes(move.sector)
        ? null
        : { rule: '2199-15.2', key: '2199.refuse.retreatAdjacent' };
    case 'unmark':
      return markersToTakeBack(values, state, seat).includes(move.sector)
        ? null
        : { rule: '2199-10.7', key: '2199.refuse.noMarkerThere' };
    case 'skip':
    case 'spoils':
      return null;
    default:
      return refuseAction(values, state, move);
  }
}

function refuseShip(state: State, ship: number): Refusal | null {
  if (ship > 3) return { rule: '2199-3.3', key: '2199.refuse.noSuchShip' };
  const owner = state.ships.indexOf(ship);
  return owner < 0
    ? null
    : { rule: '2199-3.3', key: '2199.refuse.shipTaken', params: { player: { seat: seatAt(owner) } } };
}

function refuseUse(
  values: Values,
  state: State,
  seat: Seat,
  { card, ability, target }: Extract<Move, { kind: 'use' }>,
): Refusal | null {
  const printed = values.abilities[card]?.[ability];
  if (printed === undefined || !state.todo.includes(codeOf(card, ability))) {
    return { rule: '2199-6.1', key: '2199.refuse.notThatAbility' };
  }
  const targets = targetsOf(values, state, seat, printed);
  if (targets.length === 0) return { rule: '2199-15.2', key: '2199.refuse.abilityIdle' };
  return targets.includes(target) ? null : { rule: '2199-15.2', key: '2199.refuse.abilityElsewhere' };
}

/** Only cards with a maneuver can fight. 2199-12.2, 2199-12.3 */
function refuseCommit(values: Values, state: State, seat: Seat, card: number): Refusal | null {
  const rule = state.frame === FRAME.attack ? '2199-12.2' : '2199-12.3';
  if (!at(state.hands, seat).includes(card)) return { rule, key: '2199.refuse.notInHand' };
  return at(values.maneuvers, card) > 0 ? null : { rule, key: '2199.refuse.noManeuverOnIt' };
}
