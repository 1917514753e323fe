import { at } from '@tortuga/kernel';
import type { State } from '../rules/state.ts';

/** Numbers that stand for nothing else. */
const NOTHING = -1;
const END = -2;

/** Two sums of 32 bits each, put together to a whole number that JavaScript holds exactly. */
export function keyOf(state: State): number {
  let [a, b] = [0x9e3779b9, 0x85ebca6b];
  const mix = (value: number | null): void => {
    const bits = value ?? NOTHING;
    a = Math.imul(a ^ bits, 0x01000193);
    a ^= a >>> 15;
    b = Math.imul(b + bits, 0x5bd1e995);
    b ^= b >>> 13;
  };
  const mixAll = (list: readonly (number | null)[]): void => {
    for (const value of list) mix(value);
    mix(END);
  };
  mix(state.active);
  mix(state.frame);
  mix(state.decider);
  mix(state.crypto);
  mix(state.maneuvers);
  mix(state.tender);
  mix(state.fresh);
  mix(state.powers);
  mix(state.buyDiscount);
  mix(state.captureDiscount);
  mix(state.conquestDiscount);
  mix(state.bought);
  mix(state.council);
  mix(state.depot);
  mix(state.target);
  mix(state.attackBonus);
  mix(state.defendBonus);
  mix(state.keeps);
  mix(state.retreats);
  mixAll(state.minerals);
  mixAll(state.defence);
  mixAll(state.controllers);
  mixAll(state.hunts);
  mixAll(state.markers);
  mixAll(state.places);
  mixAll(state.points);
  mixAll(state.cargo);
  mixAll(state.reserves);
  mixAll(state.played);
  mixAll(state.open);
  mixAll(state.stock);
  mixAll(state.todo);
  mixAll(state.attackCards);
  mixAll(state.defendCards);
  for (let seat = 0; seat < state.seats; seat++) {
    mixAll(at(state.hands, seat));
    mix(at(state.decks, seat).length);
    mix(at(state.discards, seat).length);
    let sum = 0;
    for (const card of at(state.discards, seat)) sum += (card + 1) * (card + 7);
    mix(sum);
  }
  return (a >>> 0) * 2 ** 21 + (b >>> 11);
}
