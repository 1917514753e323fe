import { at, type Rng, seat as seatAt } from '@tortuga/kernel';
import { reserve, sail, scout } from './actions.ts';
import { destroy, draw, refresh } from './cards.ts';
import type { GameEvent, MineralSource } from './event.ts';
import { add, insert, takeOut } from './lists.ts';
import { countOf, defenderOf, huntIn, shipAt } from './questions.ts';
import { maxDefence, SECTOR_COUNT, TORTUGA } from './sectors.ts';
import { BOUGHT, FRAME, type State } from './state.ts';
import type { Values } from './values.ts';
import type { Ability } from './vocabulary.ts';

/** The only interpreter of the vocabulary. `targetsOf` has checked the target. 2199-15.2 */
export function interpret(
  values: Values,
  state: State,
  seat: number,
  ability: Ability,
  target: number,
  rng: Rng,
  events: GameEvent[],
): void {
  const { amount } = ability;
  switch (ability.word) {
    case 'crypto': {
      const gained = amount * countOf(state, seat, ability);
      state.crypto += gained;
      events.push({ type: 'gained', seat: seatAt(seat), crypto: gained, maneuvers: 0 });
      break;
    }
    case 'maneuvers': {
      const gained = amount * countOf(state, seat, ability);
      state.maneuvers += gained;
      events.push({ type: 'gained', seat: seatAt(seat), crypto: 0, maneuvers: gained });
      break;
    }
    case 'influence':
      add(state.points, seat, amount);
      events.push({ type: 'gained', seat: seatAt(seat), crypto: 0, maneuvers: 0, influence: amount });
      break;
    case 'draw':
      draw(state, seat, amount, rng, events);
      break;
    case 'move':
      sail(
        state,
        target,
        at(at(values.maps, state.map).distances, shipAt(state, seat) * SECTOR_COUNT + target),
        events,
      );
      break;
    case 'mineralsFromDepot': {
      const count = Math.min(amount, state.depot);
      state.depot -= count;
      takeMinerals(state, seat, count, 'depot', events);
      break;
    }
    case 'mineralsFromSector':
      state.minerals[shipAt(state, seat)] = 0;
      takeMinerals(state, seat, 1, 'sector', events);
      break;
    case 'mineralsFromRival': {
      const count = Math.min(amount, at(state.cargo, target));
      add(state.cargo, target, -count);
      takeMinerals(state, seat, count, 'rival', events);
      break;
    }
    case 'reserve':
      reserve(state, target, events);
      break;
    case 'destroyPlayed':
      takeOut(state.played, target);
      destroy(values, state, seat, target, 'played', events);
      break;
    case 'destroyHand':
      takeOut(at(state.hands, seat), target);
      destroy(values, state, seat, target, 'hand', events);
      break;
    case 'destroyDiscard':
      takeOut(at(state.discards, seat), target);
      destroy(values, state, seat, target, 'discard', events);
      break;
    case 'peek':
      state.seen[target] = at(state.seen, target) | (1 << seat);
      events.push({ type: 'peeked', seat: seatAt(seat), sector: target, hunt: huntIn(state, target) });
      break;
    case 'scout':
      scout(state, target === TORTUGA ? null : target, events);
      break;
    case 'cheaperBuy':
      state.buyDiscount += amount;
      break;
    case 'buyToHand':
      state.bought = BOUGHT.hand;
      break;
    case 'buyToDeck':
      state.bought = BOUGHT.deck;
      break;
    case 'refresh':
      refresh(state, shipAt(state, seat), target, events);
      break;
    case 'cheaperCapture':
      state.captureDiscount += amount;
      break;
    case 'cheaperConquest':
      state.conquestDiscount += amount;
      break;
    case 'takeBack':
      takeOut(at(state.discards, seat), target);
      insert(at(state.hands, seat), target);
      events.push({ type: 'takenBack', seat: seatAt(seat), card: target });
      break;
    case 'reinforce': {
      const defence = Math.min(maxDefence(target), at(state.defence, target) + amount);
      state.defence[target] = defence;
      events.push({ type: 'reinforced', seat: seatAt(seat), sector: target, defence });
      break;
    }
    case 'rivalDiscards':
      discardAtRandom(state, target, amount, rng, events);
      break;
    default:
      noteInCombat(state, ability);
  }
}

function takeMinerals(state: State, seat: number, count: number, from: MineralSource, events: GameEvent[]): void {
  add(state.cargo, seat, count);
  events.push({ type: 'mineralsTaken', seat: seatAt(seat), count, from });
}

function discardAtRandom(state: State, seat: number, count: number, rng: Rng, events: GameEvent[]): void {
  const hand = at(state.hands, seat);
  for (let left = Math.min(count, hand.length); left > 0; left--) {
    const card = at(hand, rng.below(hand.length));
    takeOut(hand, card);
    at(state.discards, seat).push(card);
    events.push({ type: 'discarded', seat: seatAt(seat), card });
  }
}

/** What a bonus adds to the total of the side whose abilities are used now. 2199-12.5 */
export function bonusOf(state: State, ability: Ability): number {
  const attacks = state.frame === FRAME.attackAbilities;
  return ability.amount * countOf(state, attacks ? state.active : defenderOf(state), ability);
}

/** Bonuses count at once, the others when the combat is decided. 2199-12.5 */
function noteInCombat(state: State, ability: Ability): void {
  const { word, amount } = ability;
  const attacks = state.frame === FRAME.attackAbilities;
  const bit = attacks ? 1 : 2;
  switch (word) {
    case 'bonus': {
      const bonus = bonusOf(state, ability);
      if (attacks) state.attackBonus += bonus;
      else state.defendBonus += bonus;
      break;
    }
    case 'keepCard':
      state.keeps |= bit;
      break;
    case 'retreat':
      state.retreats |= bit;
      break;
    case 'drawIfWon':
      if (attacks) state.attackDraws += amount;
      else state.defendDraws += amount;
      break;
    default:
      throw new Error(`"${word}" is no word of combat`);
  }
}
