import { at, type Seat } from '@tortuga/kernel';
import { isDefended, looksAtTwo, stepsFor } from './actions.ts';
import { pawnAdvanced, pawnPushedBack } from './chests.ts';
import type { Values } from './pack.ts';
import { bonusOf, clockwise, pawnOf, sumOf, trackOf, zoneOf } from './places.ts';
import { actionOf, capacityOf, currentAction, sumOn, totalOf, trackOfAction } from './questions.ts';
import { arrivalsFor, proposal } from './stow.ts';
import { ACTION, type Action, ALL_COLOURS, type Colour, type Move, SKULL, type State, TRACK, TRACKS } from './types.ts';
import type { Price } from './view-types.ts';

/** The effect of a legal move, as far as its player can know it: the page shows it before the click. */
export function price(values: Values, state: State, player: Seat, move: Move): Price {
  switch (move.kind) {
    case 'keep': {
      const action = actionOf(state, player, move.dice);
      return action === SKULL ? null : diceOnto(values, state, player, move.dice, action as Action);
    }
    case 'turn':
      return diceOnto(values, state, player, at(state.kept, player), move.action);
    case 'bonus': {
      const side = at(state.bonus, bonusOf(player, move.action)) + 1;
      const total = totalOf(values, state, player, move.action);
      return { kind: 'bonus', action: move.action, side, total: total === null ? null : total + 1 };
    }
    case 'act':
      return state.action === ACTION.hunt ? huntPrice(state) : advancePrice(state, player);
    case 'steal': {
      const zone = zoneOf(state, move.target, trackOfAction(currentAction(state)));
      return attackPrice(state, player, move.target, move.place, move.place === null ? null : at(zone, move.place));
    }
    case 'salvage':
      return attackPrice(state, player, move.target, null, move.colour);
    case 'tile':
      return { kind: 'tile', coins: move.coins };
    case 'stow':
      return stowPrice(state, player);
    case 'show':
    case 'decline':
    case 'load':
    case 'haul':
      return null;
  }
}

function diceOnto(values: Values, state: State, player: Seat, dice: number, action: Action): Price {
  const before = totalOf(values, state, player, action);
  const adds = sumOn(values, dice, action) + (before === null ? at(state.bonus, bonusOf(player, action)) : 0);
  const total = (before ?? 0) + adds;
  return { kind: 'dice', action, adds, total, place: placeWith(values, state, player, action, total) };
}

/** Ties go clockwise from the first player. dice-4.1 */
function placeWith(values: Values, state: State, player: Seat, action: Action, total: number): number {
  let place = 1;
  let isNearer = true;
  for (let steps = 0; steps < state.seats; steps++) {
    const other = clockwise(state.first, steps, state.seats);
    if (other === player) {
      isNearer = false;
      continue;
    }
    const theirs = totalOf(values, state, other, action);
    if (theirs !== null && (theirs > total || (theirs === total && isNearer))) place++;
  }
  return place;
}

function advancePrice(state: State, player: Seat): Price {
  const track = trackOfAction(currentAction(state));
  const from = pawnOf(state, player, track);
  return { kind: 'advance', track, from, to: pawnAdvanced(from, stepsFor(state.seats, state.place)) };
}

function huntPrice(state: State): Price {
  const chests = state.place === 0 ? Math.min(1, sumOf(state.bag)) : 0;
  return { kind: 'hunt', chests, tiles: looksAtTwo(state) ? 2 : Math.min(1, sumOf(state.supply)) };
}

function attackPrice(state: State, player: Seat, target: Seat, place: number | null, chest: Colour | null): Price {
  const track = trackOfAction(currentAction(state));
  const defended = isDefended(state, target);
  const theirs = pawnPushedBack(pawnOf(state, target, track));
  const minePawn = pawnOf(state, player, track);
  const mine = defended ? pawnPushedBack(minePawn) : minePawn;
  const left = zoneOf(state, target, track).filter((_, index) => index !== place);
  return {
    kind: 'attack',
    track,
    chest,
    defended,
    theirs,
    mine,
    theySpill: left.slice(capacityOf(theirs)),
    iSpill: zoneOf(state, player, track).slice(capacityOf(mine)),
  };
}

/** The order of all chests as proposed, after the zones that are already planned. */
function stowPrice(state: State, player: Seat): Price {
  const plans = TRACKS.map((_, track) => state.plans[trackOf(player, track)] ?? proposal(state, player, track));
  const overboard = TRACKS.flatMap((_, track) => {
    const counts = arrivalsFor(state, player, track);
    for (const chest of at(plans, track)) counts[chest] = at(counts, chest) - 1;
    return ALL_COLOURS.flatMap((colour) => new Array<Colour>(at(counts, colour)).fill(colour));
  });
  return { kind: 'stow', fleet: [...at(plans, TRACK.fleet)], crew: [...at(plans, TRACK.crew)], overboard };
}
