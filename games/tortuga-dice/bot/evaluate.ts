import { at, type Seat } from '@tortuga/kernel';
import type { Values } from '../rules/pack.ts';
import { colourOf, pawnOf, sumOf, zoneOf } from '../rules/places.ts';
import { goalOf, zoneCapacity } from '../rules/questions.ts';
import { coinsHeld, pointsOf, scoreOf, setsOf } from '../rules/result.ts';
import { COLOURS, type Colour, PURPLE, type State, TRACK, TRACK_LENGTH, TRACKS, WHITE } from '../rules/types.ts';
import { prospectsOf } from './prospects.ts';

/** A lead of this many points makes the odds of winning e to 1. */
const SCALE = 7;
/** The points expected of a chest by zone: while the game goes on, and when it ends with this round. */
const WORTH = { tortuga: 3, fleet: 2.9, crew: 2.5, island: 2.1 };
const WORTH_AT_END = { tortuga: 3, fleet: 3, crew: 2, island: 1 };
const SET = 3;
/** A set that lacks one colour may still be completed. */
const HALF_A_SET = 0.8;
/** Capacity for one more chest or die, for the rest of the game. */
const CAPACITY = 1.2;
/** A bonus of 1, for the rest of the game. */
const BONUS = 0.9;

/** From 0 to 1: how likely this seat is to win, by chests, sets, tracks, tiles and the prospects of the dice. */
export function evaluate(values: Values, state: State, player: Seat): number {
  const balance: number[] = [];
  const prospects = state.phase === 'over' ? null : prospectsOf(values, state);
  const left = roundsLeft(state);
  for (let seat = 0; seat < state.seats; seat++) {
    balance.push(
      prospects === null ? pointsOf(scoreOf(state, seat)) : worthOf(state, seat, left) + at(prospects, seat),
    );
  }
  const mine = at(balance, player);
  const others = balance.filter((_, seat) => seat !== player);
  const best = Math.max(...others);
  return 1 / (1 + Math.exp((best - mine) / SCALE));
}

/** How far the game still is from its end, from 0 (this round) to 1. */
function roundsLeft(state: State): number {
  let nearest = 0;
  for (let seat = 0; seat < state.seats; seat++) {
    let count = zoneOf(state, seat, TRACK.fleet).length;
    for (let colour = 0; colour < COLOURS.length; colour++) count += at(state.tortuga, colourOf(seat, colour));
    nearest = Math.max(nearest, count);
  }
  return Math.max(0, 1 - nearest / goalOf(state));
}

function worthOf(state: State, player: number, left: number): number {
  const worth = left > 0 ? WORTH : WORTH_AT_END;
  const counts = new Array<number>(COLOURS.length).fill(0);
  let points = coinsHeld(state, player);
  const take = (colour: number, each: number): void => {
    points += colour === PURPLE ? 2 * each : each;
    counts[colour] = at(counts, colour) + 1;
  };
  for (let colour = 0; colour < COLOURS.length; colour++) {
    for (let count = at(state.tortuga, colourOf(player, colour)); count > 0; count--) take(colour, worth.tortuga);
  }
  for (const chest of zoneOf(state, player, TRACK.fleet)) take(chest, worth.fleet);
  for (const chest of carried(zoneOf(state, player, TRACK.crew), zoneCapacity(state, player, TRACK.fleet))) {
    take(chest, worth.crew);
  }
  for (const chest of carried(onIsland(state, player), zoneCapacity(state, player, TRACK.crew)))
    take(chest, worth.island);
  points += SET * setsOf(counts, at(counts, WHITE)) + left * HALF_A_SET * setsOf(counts, at(counts, WHITE) + 1);
  for (let track = 0; track < TRACKS.length; track++) {
    points += pawnOf(state, player, track) + left * CAPACITY * zoneCapacity(state, player, track);
    points -= pawnOf(state, player, track) === TRACK_LENGTH ? left : 0;
  }
  return points + left * BONUS * bonusOf(state, player);
}

/** The excess will go overboard, the least precious first. */
const carried = (chests: readonly Colour[], capacity: number): readonly Colour[] =>
  chests.length <= capacity ? chests : [...chests].sort((a, b) => b - a).slice(0, capacity);

function onIsland(state: State, player: number): Colour[] {
  const chests: Colour[] = [];
  for (let colour = 0; colour < COLOURS.length; colour++) {
    for (let count = at(state.island, colourOf(player, colour)); count > 0; count--) chests.push(colour as Colour);
  }
  return chests;
}

const bonusOf = (state: State, player: number): number =>
  sumOf(state.bonus.slice(player * COLOURS.length, (player + 1) * COLOURS.length));
